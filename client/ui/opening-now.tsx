import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OpeningStep } from '../../shared/opening-hours.ts'
import { dayWords, openingWords, tomorrowWords } from './opening-words.ts'
import { timedTexts } from '../../shared/timed-text.ts'
import { TimedText } from './date-text.tsx'
import type { SitePictureName } from '../../shared/site-pictures.ts'
import { Seal, SitePicture } from './site-picture.tsx'

interface OpeningNowProps {
  opening: readonly OpeningStep[]
  /** The page with all opening hours, if any. */
  href: string | undefined
}

/**
 * Whether the area is open, with the hours of today and tomorrow. Renders nothing if the hours are
 * unknown.
 */
export function OpeningNow({ opening, href }: OpeningNowProps): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const { today, tomorrow } = current.state
  const now = (
    <TimedText
      entries={timedTexts(opening, (each) => openingWords(intl, each))}
      otherwise={intl.formatMessage({
        id: 'openingNow.hours',
        defaultMessage: '开放时间',
        description:
          'In place of “open” or “closed” where the time of day is unknown; links to the opening hours',
      })}
    />
  )
  return (
    <ul className="opening-now">
      <li className="open-now">
        <strong>{href === undefined ? now : <a href={href}>{now}</a>}</strong>
      </li>
      <li>
        <TimedText
          entries={timedTexts(opening, (each) => dayWords(intl, each.today))}
          otherwise={dayWords(intl, today)}
        />
      </li>
      <li>
        <TimedText
          entries={timedTexts(opening, (each) => tomorrowWords(intl, each))}
          otherwise={dayWords(intl, tomorrow)}
        />
      </li>
    </ul>
  )
}

interface AreaOpeningProps {
  title: string
  /** Two characters for the kind of content; the same on English pages. */
  seal?: string | undefined
  /** A sentence under the title. */
  lead?: string | undefined
  /** A painting at the edge of wide windows, for pages without pictures of their own. */
  picture?: SitePictureName
}

/** As wide as the box, or as its height requires. Phones do not load it. */
const PICTURE_SIZES = '(min-width: 80em) 58vw, 800px'

/** The head of a page: its title, set vertically on Chinese pages, with the seal. */
export function AreaOpening({ title, seal, lead, picture }: AreaOpeningProps): ReactNode {
  return (
    <header
      className={picture === undefined ? 'area-opening' : 'area-opening area-opening-pictured'}
    >
      {picture !== undefined && (
        <SitePicture of={picture} sizes={PICTURE_SIZES} className="picture opening-picture" />
      )}
      <h1>{title}</h1>
      <Seal text={seal} />
      {lead !== undefined && <p className="area-opening-lead">{lead}</p>}
    </header>
  )
}
