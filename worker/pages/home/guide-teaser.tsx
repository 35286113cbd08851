import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { SITE_PICTURES } from '../../../shared/site-pictures.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { CachedFragment } from '../../render/cached-fragment.tsx'
import { SectionTitle } from './section-title.tsx'

const MAP_PICTURE = {
  ...SITE_PICTURES['map-1'],
  dark: SITE_PICTURES['map-1-night'],
}

/** What the guide map is good for, and the way to it. */
export function GuideTeaser(props: { language: Language }): ReactNode {
  return <CachedFragment as="section" className="guide-teaser" draw={Teaser} inputs={props} />
}

function Teaser({ language }: { language: Language }): ReactNode {
  const intl = useIntl()
  const alt = intl.formatMessage({
    id: 'home.mapPicture',
    defaultMessage: '手绘的全山鸟瞰图：群峰、湖与村落。',
    description: 'What the painted map shows, for those who do not see it',
  })
  return (
    <>
      <Picture image={{ ...MAP_PICTURE, alt }} sizes={`(min-width: 48em) 100vw, ${WINDOW_WIDTH}`} />
      <div className="guide-teaser-text">
        <SectionTitle
          title={intl.formatMessage({
            id: 'home.guide',
            defaultMessage: '循径',
            description: 'Heading over the guide map: follow the paths',
          })}
          seal="导览"
        />
        <p>
          <FormattedMessage
            id="home.guideText"
            defaultMessage="一处处地点与步道都在图上：几点开放，有没有台阶，离大门多远，走多久、爬多高。"
            description="What the guide map tells"
          />
        </p>
        <p className="more">
          <a href={href(language, 'information/guide')}>
            <FormattedMessage
              id="home.openGuide"
              defaultMessage="打开导览地图"
              description="Link to the guide map"
            />
          </a>
        </p>
      </div>
    </>
  )
}
