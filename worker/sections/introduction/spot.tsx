import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Picture } from '../../../client/ui/picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Scenic, ScenicSpot } from '../../parts/clean-content.ts'
import type { Language } from '../../../locales/languages.ts'
import { RichText } from '../../render/rich-text.tsx'
import { PlaceFacts } from '../publicity/place-facts.tsx'

interface SpotLinksProps {
  spots: Scenic['spots']
  /** The id of the spot that is described. */
  chosen: string | undefined
  /** The address at which a spot is described. */
  hrefOf: (id: string) => string
}

/** The spots of the area as links, under a heading of their own. */
export function SpotLinks({ spots, chosen, hrefOf }: SpotLinksProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({
    id: 'introduction.chooseSpot',
    defaultMessage: '选择景点',
    description: 'Name of the navigation between the spots of the area',
  })
  return (
    <>
      <h2>
        <FormattedMessage
          id="introduction.spots"
          defaultMessage="值得一去的地方"
          description="Heading over the spots of the area"
        />
      </h2>
      <nav className="spot-links" aria-label={label}>
        <ul>
          {spots.map(({ id, title }) => (
            <li key={id}>
              <a href={hrefOf(id)} aria-current={id === chosen ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** One spot: its picture, what to know before going, its text. */
export function SpotDetail({
  spot,
  language,
}: {
  spot: ScenicSpot
  language: Language
}): ReactNode {
  const lang = tagOf(spot.inLanguage)
  return (
    <div className="spot">
      <div className="spot-header" lang={lang}>
        {spot.cover && (
          <Picture
            image={spot.cover}
            sizes="(min-width: 80em) 477px, (min-width: 48em) 36vw, 90vw"
          />
        )}
        <h3>{spot.title}</h3>
        {spot.summary !== '' && <p className="lead">{spot.summary}</p>}
      </div>
      <PlaceFacts place={spot} accessible={spot.accessible} language={language} />
      <RichText text={spot.content} lang={lang} />
    </div>
  )
}
