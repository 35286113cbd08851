import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { type Fact, FactList } from '../../../client/ui/fact-list.tsx'
import { factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import {
  accessibilityStatement as statement,
  type AccessibilityStatement,
} from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { hasPage, sealOf } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { titles } from '../index.ts'
import { stepFreeTitle } from '../traffic/section.ts'
import { Hotline, TelephoneLink } from '../../../client/ui/hotline.tsx'
import { typed, type Typed } from '../../parts/structured-data.ts'
import { AnswerTime } from '../complaint/complaint-receipt.tsx'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import accessibilityStyles from './accessibility.css?sheet'
import { hashOfPoint } from '../../../client/islands/guide-map/address.ts'
import { MapIconAlone } from '../../../client/islands/guide-map/map/map-icon.tsx'
import { signOf } from '../../../client/islands/guide-map/map/marks.ts'
import type { Guide, GuideCategory } from '../../../contract/guide.ts'

export default definePage({
  route: 'accessibility',
  styles: [serviceStyles, accessibilityStyles],
  sharePicture: 'home',
  load: ({ backend, optional, languageId }) => ({
    guide: loadGuide({ backend, optional, languageId }),
    scenic: optional(backend('scenic', { params: { languageId } })),
  }),
  head: ({ intl, language, address }) => ({
    title: intl.formatMessage(titles.accessibility),
    description: intl.formatMessage({
      id: 'accessibility.description',
      defaultMessage: '本站提供哪些方便使用的方式，遇到障碍怎样求助。',
    }),
    ...(statement && { structured: [webPage(statement, { intl, language, address })] }),
  }),
  view: ({ data, intl, language, site }) => (
    <>
      <AreaOpening
        title={intl.formatMessage(titles.accessibility)}
        seal={sealOf('accessibility')}
        picture="opening-accessibility"
        lead={intl.formatMessage({
          id: 'accessibility.lead',
          defaultMessage: '本站提供的使用方式，以及遇到障碍时怎样求助。',
        })}
      />
      <Await resolve={data.scenic}>
        {({ accessibility }) =>
          accessibility.length > 0 && hasPage('traffic') && <GettingHere language={language} />
        }
      </Await>
      <Await resolve={data.guide}>
        {(guide) => <StepFreePoints guide={guide} language={language} />}
      </Await>
      <div className="statement statement-columns">
        <Feedback site={site} language={language} />
        <Enforcement language={language} />
        <Measures />
        <Conformance language={language} />
        <Limits site={site} language={language} />
      </div>
    </>
  ),
})

function webPage(
  stated: AccessibilityStatement,
  { intl, language, address }: Pick<ViewContext, 'intl' | 'language' | 'address'>,
): Typed<'WebPage'> {
  return typed('WebPage', {
    name: intl.formatMessage(titles.accessibility),
    url: address,
    inLanguage: tagOf(language),
    lastReviewed: stated.tested,
    accessibilitySummary: factLine(
      conformanceOf(stated, intl),
      ...stated.limits.map((limit) => limit[language]),
    ),
  })
}

/** The operator's statement from `site.yaml`. If there is none, says so. */
function Conformance({ language }: { language: Language }): ReactNode {
  const intl = useIntl()
  return (
    <section>
      <h2>
        <FormattedMessage id="accessibility.conformance" defaultMessage="无障碍标准" />
      </h2>
      {statement === undefined ? (
        <p>
          <FormattedMessage
            id="accessibility.noStatement"
            defaultMessage="本站还没有就是否符合无障碍标准作出声明。"
          />
        </p>
      ) : (
        <>
          <p>{conformanceOf(statement, intl)}</p>
          <FactList facts={testFacts(statement, { intl, language })} />
        </>
      )}
    </section>
  )
}

function conformanceOf(
  { conforms, standard, level }: AccessibilityStatement,
  intl: IntlShape,
): string {
  return intl.formatMessage(
    {
      id: 'accessibility.conforms',
      defaultMessage:
        '本站{conforms, select, fully {符合} other {部分符合}} {standard}{level, select, none {} other { 的 {level} 级}}。',
      description: 'Which standard the site conforms to, as its operator states it',
    },
    { conforms, standard, level: level ?? 'none' },
  )
}

function testFacts(
  { tested, testedBy, method }: AccessibilityStatement,
  { intl, language }: { intl: IntlShape; language: Language },
): Fact[] {
  return [
    {
      name: intl.formatMessage({ id: 'accessibility.tested', defaultMessage: '测试日期' }),
      value: (
        <time dateTime={tested}>
          {intl.formatDate(tested, { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
      ),
    },
    {
      name: intl.formatMessage({ id: 'accessibility.testedBy', defaultMessage: '测试者' }),
      value: testedBy[language],
    },
    {
      name: intl.formatMessage({ id: 'accessibility.method', defaultMessage: '测试方法' }),
      value: method[language],
    },
  ]
}

const measures = defineMessages({
  text: {
    id: 'accessibility.measureText',
    defaultMessage: '每页顶端都有“长者模式”：字和按钮更大，没有浮层与动画；选一次，记一年。',
  },
  keyboard: {
    id: 'accessibility.measureKeyboard',
    defaultMessage: '链接、按钮与输入框都可以用键盘操作；页首第一个链接直达正文。',
  },
  reader: {
    id: 'accessibility.measureReader',
    defaultMessage: '页内换页时，读屏软件会读出新页的题目。',
  },
  zoom: {
    id: 'accessibility.measureZoom',
    defaultMessage: '页面随窗口的宽度重新排版，文字可以放大。',
  },
  script: {
    id: 'accessibility.measureScript',
    defaultMessage: '不运行脚本也能读每一页；设了“减少动态效果”的，页面上没有动画。',
  },
})

function Measures(): ReactNode {
  const intl = useIntl()
  return (
    <section>
      <h2>
        <FormattedMessage id="accessibility.measures" defaultMessage="本站提供的方式" />
      </h2>
      <ul>
        {Object.values(measures).map((measure) => (
          <li key={measure.id}>{intl.formatMessage(measure)}</li>
        ))}
      </ul>
    </section>
  )
}

/** First the limits of this software on the site's pages, then those in `site.yaml`. */
function Limits({ site, language }: { site: Site; language: Language }): ReactNode {
  return (
    <section>
      <h2>
        <FormattedMessage id="accessibility.limits" defaultMessage="已知的限制" />
      </h2>
      <ul>
        <li>
          <FormattedMessage
            id="accessibility.limitBrowsers"
            defaultMessage="早于 Chrome 99 与 Safari 15.4（2022 年 3 月）的浏览器只显示文字、图片与表单，没有版式、长者模式与可移动的地图。"
          />
        </li>
        {hasPage('guide') && (
          <li>
            <FormattedMessage
              id="accessibility.limitMap"
              defaultMessage="导览地图是图像，读屏软件读不出来；同一页有地点清单，可以逐条读。"
            />
          </li>
        )}
        {hasPage('complaint') && (
          <li>
            <FormattedMessage
              id="accessibility.limitCaptcha"
              defaultMessage="投诉表单的验证码是一道画在图里的算式；看不清的，可拨 {hotline}。"
              description="Known limit: the captcha"
              values={{ hotline: <Hotline site={site} /> }}
            />
          </li>
        )}
        {statement?.limits.map((limit) => (
          <li key={limit[language]}>{limit[language]}</li>
        ))}
      </ul>
    </section>
  )
}

/** The contact in `site.yaml`, or else the hotline and the complaint form. */
function Feedback({ site, language }: { site: Site; language: Language }): ReactNode {
  const { contact } = statement ?? {}
  return (
    <section>
      <h2>
        <FormattedMessage id="accessibility.feedback" defaultMessage="遇到障碍" />
      </h2>
      <p>
        {hasPage('complaint') ? (
          <FormattedMessage
            id="accessibility.feedbackText"
            defaultMessage="请打 {hotline}，或{complaint}，说明是哪一页、用的什么设备。{answered}"
            description="Whom to tell about a barrier"
            values={{
              hotline: <Telephone site={site} />,
              answered: <AnswerTime />,
              complaint: (
                <a href={href(language, 'complaint')}>
                  <FormattedMessage id="accessibility.writeToUs" defaultMessage="写给我们" />
                </a>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="accessibility.feedbackByTelephone"
            defaultMessage="请打 {hotline}，说明是哪一页、用的什么设备。"
            description="Whom to tell about a barrier, where the site has no complaint form"
            values={{ hotline: <Telephone site={site} /> }}
          />
        )}
      </p>
      {contact?.email !== undefined && (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
    </section>
  )
}

function Telephone({ site }: { site: Site }): ReactNode {
  const { telephone } = statement?.contact ?? {}
  return telephone === undefined ? <Hotline site={site} /> : <TelephoneLink number={telephone} />
}

/** Where visitors can appeal, from `site.yaml`. */
function Enforcement({ language }: { language: Language }): ReactNode {
  const { enforcement } = statement ?? {}
  if (enforcement === undefined) return null
  const words = enforcement[language]
  return (
    <section>
      <h2>
        <FormattedMessage id="accessibility.enforcement" defaultMessage="对答复不满意" />
      </h2>
      <p className="own-line">
        {enforcement.url === undefined ? words : <a href={enforcement.url}>{words}</a>}
      </p>
    </section>
  )
}

/** The link to the facts about wheelchairs, loans and parking. */
function GettingHere({ language }: { language: Language }): ReactNode {
  return (
    <section>
      <h2>
        <FormattedMessage {...stepFreeTitle} />
      </h2>
      <p>
        <FormattedMessage
          id="accessibility.gettingHere"
          defaultMessage="坐轮椅或推婴儿车怎样来、怎样走、在哪里停车，写在{traffic}。"
          description="The link leads to the page about getting here, at its facts on wheelchairs"
          values={{
            traffic: (
              <a href={`${href(language, 'traffic')}#step-free`}>
                <FormattedMessage {...titles.traffic} />
              </a>
            ),
          }}
        />
      </p>
    </section>
  )
}

/** The pictogram of the guide. Renders nothing for a category without one. */
function CategoryIcon({ category }: { category: GuideCategory }): ReactNode {
  const sign = signOf(category, { isChinese: true })
  return 'icon' in sign && <MapIconAlone icon={sign.icon} />
}

interface StepFreePointsProps {
  guide: Pick<Guide, 'categories' | 'points'>
  language: Language
}

/** If no category has more places, they are not folded on a phone. */
const FEW = 2

/** The step-free places of the guide, by category. Renders nothing if there are none. */
export function StepFreePoints({ guide, language }: StepFreePointsProps): ReactNode {
  const intl = useIntl()
  const groups = guide.categories
    .map((category) => ({
      category,
      points: guide.points.filter((point) => point.accessible && point.category === category.id),
    }))
    .filter(({ points }) => points.length > 0)
  if (groups.length === 0) return null
  const areFew = groups.every(({ points }) => points.length <= FEW)
  const [Group, Name] = areFew ? (['div', 'div'] as const) : (['details', 'summary'] as const)
  return (
    <section>
      <h2>
        <FormattedMessage id="accessibility.stepFree" defaultMessage="没有台阶就能到的地方" />
      </h2>
      <div className={areFew ? 'step-free-few' : undefined}>
        {groups.map(({ category, points }) => (
          <Group key={category.id} className="step-free-group">
            <Name className="step-free-kind">
              <h3>
                <CategoryIcon category={category} />
                {category.name} <small>{intl.formatNumber(points.length)}</small>
              </h3>
            </Name>
            <ul className="step-free-points">
              {points.map(({ id, name }) => (
                <li key={id}>
                  <a href={href(language, 'guide') + hashOfPoint(id)}>{name}</a>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </section>
  )
}
