import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import { definePage } from '../define-page.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { titles } from '../index.ts'
import { Hotline } from '../../../client/ui/hotline.tsx'
import { AnswerTime } from '../complaint/complaint-receipt.tsx'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import accessibilityStyles from './accessibility.css?sheet'
import { hashOfPoint } from '../../../client/islands/guide-map/address.ts'
import type { Guide } from '../../../contract/guide.ts'

export default definePage({
  route: 'accessibility',
  styles: [serviceStyles, accessibilityStyles],
  layout: 'default',
  sharePicture: 'home',
  load: ({ backend, optional, languageId }) => ({
    guide: loadGuide({ backend, optional, languageId }),
  }),
  head: ({ intl }) => ({
    title: intl.formatMessage(titles.accessibility),
    description: intl.formatMessage({
      id: 'accessibility.description',
      defaultMessage: '本站怎样让更多人用得上，景区里哪些地方没有台阶，遇到障碍找谁。',
      description: 'Description of the accessibility statement, for search results',
    }),
  }),
  view: ({ data, intl, language, site }) => (
    <div className="statement">
      <AreaOpening
        title={intl.formatMessage(titles.accessibility)}
        seal={seals.accessibility}
        picture="opening-accessibility"
        lead={intl.formatMessage({
          id: 'accessibility.lead',
          defaultMessage: '看得见、听得见、走得动与否，都应当能查到要紧的事，也能来走一走。',
          description: 'Sentence under the title of the accessibility statement',
        })}
      />
      <Conformance />
      <Measures />
      <Limits />
      <Await resolve={data.guide}>
        {(guide) => <StepFreePoints guide={guide} language={language} />}
      </Await>
      <Feedback site={site} language={language} />
    </div>
  ),
})

function Conformance(): ReactNode {
  return (
    <section>
      <h2>
        <FormattedMessage
          id="accessibility.conformance"
          defaultMessage="遵循的标准"
          description="Heading in the accessibility statement"
        />
      </h2>
      <p>
        <FormattedMessage
          id="accessibility.conformanceText"
          defaultMessage="本站按《Web 内容无障碍指南》（WCAG）2.2 的 AA 级制作；长者模式的文字对比度达到 AAA 级。每一页的中文与英文版，在浅色、深色与长者模式下都经自动检查，并以键盘走查。"
          description="What the site conforms to and how that is checked"
        />
      </p>
    </section>
  )
}

const measures = defineMessages({
  text: {
    id: 'accessibility.measureText',
    defaultMessage: '每页顶端都有“长者模式”：字大、按钮大、没有浮层与动画；选一次，记一年。',
    description: 'What was done: large-text mode',
  },
  keyboard: {
    id: 'accessibility.measureKeyboard',
    defaultMessage:
      '只用键盘可到每个链接、按钮与输入框，焦点处有清楚的框；页首第一个链接直达正文。',
    description: 'What was done: keyboard',
  },
  reader: {
    id: 'accessibility.measureReader',
    defaultMessage:
      '图片有文字说明，标题层级连贯，表格有表头；页内换页时，读屏软件会读出新页的题目。',
    description: 'What was done: screen readers',
  },
  zoom: {
    id: 'accessibility.measureZoom',
    defaultMessage: '放大到 200%，或在 320 像素宽的屏幕上，不必左右拖动。',
    description: 'What was done: zoom',
  },
  script: {
    id: 'accessibility.measureScript',
    defaultMessage: '不运行脚本也能读每一页、提交投诉；设了“减少动态效果”的，一切静止。',
    description: 'What was done: without script, reduced motion',
  },
})

function Measures(): ReactNode {
  const intl = useIntl()
  return (
    <section>
      <h2>
        <FormattedMessage
          id="accessibility.measures"
          defaultMessage="做了什么"
          description="Heading in the accessibility statement over what was done"
        />
      </h2>
      <ul>
        {Object.values(measures).map((measure) => (
          <li key={measure.id}>{intl.formatMessage(measure)}</li>
        ))}
      </ul>
    </section>
  )
}

function Limits(): ReactNode {
  return (
    <section>
      <h2>
        <FormattedMessage
          id="accessibility.limits"
          defaultMessage="还没做到的"
          description="Heading in the accessibility statement over known limits"
        />
      </h2>
      <ul>
        <li>
          <FormattedMessage
            id="accessibility.limitBrowsers"
            defaultMessage="早于 Chrome 99 与 Safari 15.4（2022 年 3 月）的浏览器只显示文字、图片与表单，没有版式、长者模式与可移动的地图。"
            description="Limit in the accessibility statement: old browsers"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.limitMap"
            defaultMessage="导览地图上的图画无法朗读；同一页的地点清单与它内容相同，可以逐条读。"
            description="Known limit: the painted map"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.limitCaptcha"
            defaultMessage="投诉表单的验证码是一道算式，有图也有录音；看不清也听不清的请打热线，由我们代为登记。"
            description="Known limit: the captcha"
          />
        </li>
        <li>
          <FormattedMessage
            id="accessibility.limitSellers"
            defaultMessage="订票与订房在售卖方的网站上完成，那里的页面不归本站制作。"
            description="Known limit: pages of those who sell"
          />
        </li>
      </ul>
    </section>
  )
}

function Feedback({ site, language }: { site: Site; language: Language }): ReactNode {
  return (
    <section>
      <h2>
        <FormattedMessage
          id="accessibility.feedback"
          defaultMessage="遇到障碍"
          description="Heading in the accessibility statement over whom to tell"
        />
      </h2>
      <p>
        {hasPage('complaint') ? (
          <FormattedMessage
            id="accessibility.feedbackText"
            defaultMessage="请打 {hotline}，或{complaint}，说明是哪一页、用的什么设备。{answered}"
            description="Whom to tell about a barrier"
            values={{
              hotline: <Hotline site={site} />,
              answered: <AnswerTime />,
              complaint: (
                <a href={href(language, 'complaint')}>
                  <FormattedMessage
                    id="accessibility.writeToUs"
                    defaultMessage="写给我们"
                    description="Link to the complaint form, inside the sentence on whom to tell about a barrier"
                  />
                </a>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="accessibility.feedbackByTelephone"
            defaultMessage="请打 {hotline}，说明是哪一页、用的什么设备。{answered}"
            description="Whom to tell about a barrier, where the site has no complaint form"
            values={{ hotline: <Hotline site={site} />, answered: <AnswerTime /> }}
          />
        )}
      </p>
    </section>
  )
}

/** The step-free places of the guide, by category. Renders nothing if there are none. */
function StepFreePoints({ guide, language }: { guide: Guide; language: Language }): ReactNode {
  const groups = guide.categories
    .map((category) => ({
      category,
      points: guide.points.filter((point) => point.accessible && point.category === category.id),
    }))
    .filter(({ points }) => points.length > 0)
  if (groups.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="accessibility.stepFree"
          defaultMessage="没有台阶就能到的地方"
          description="Heading over the places that are reached without a step"
        />
      </h2>
      {groups.map(({ category, points }) => (
        <section key={category.id} className="step-free-group">
          <h3>{category.name}</h3>
          <ul className="step-free-points">
            {points.map(({ id, name }) => (
              <li key={id}>
                <a href={href(language, 'guide') + hashOfPoint(id)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
