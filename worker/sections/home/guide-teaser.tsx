import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { SectionTitle } from './section-title.tsx'
import { entrance, pictures, seals } from '../../../shared/site.ts'

const { 'map-1': MAP, 'map-1-night': MAP_BY_NIGHT } = pictures

/** What the guide map is good for, and the way to it. */
export function GuideTeaser({ language }: { language: Language }): ReactNode {
  const intl = useIntl()
  const alt = intl.formatMessage({
    id: 'home.mapPicture',
    defaultMessage: '景区的导览图。',
    description: 'What the painted map shows, for those who do not see it',
  })
  return (
    <section className="guide-teaser">
      {MAP && (
        <Picture
          image={{ ...MAP, dark: MAP_BY_NIGHT, alt }}
          sizes={`(min-width: 48em) 100vw, ${WINDOW_WIDTH}`}
        />
      )}
      <div className="guide-teaser-text">
        <SectionTitle
          title={intl.formatMessage({
            id: 'home.guide',
            defaultMessage: '导览',
            description: 'Heading over the guide map: follow the paths',
          })}
          seal={seals.guide}
        />
        <p>
          <FormattedMessage
            id="home.guideText"
            defaultMessage="一处处地点与步道都在图上：几点开放，有没有台阶，离{entrance}多远，走多久、爬多高。"
            description="What the guide map tells"
            values={{ entrance: entrance[language] }}
          />
        </p>
        <p className="more">
          <a href={href(language, 'guide')}>
            <FormattedMessage
              id="home.openGuide"
              defaultMessage="打开导览地图"
              description="Link to the guide map"
            />
          </a>
        </p>
      </div>
    </section>
  )
}
