import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Step } from '../../shared/opening-hours.ts'
import { dayWords, openingWords, timedTexts, tomorrowWords } from './opening-words.ts'
import { TimedText } from './timed-text.tsx'

interface OpeningNowProps {
  opening: readonly Step[]
  /** Where all the opening hours stand. */
  href: string
}

/** Whether the area is open, today's hours and tomorrow's; nothing where its hours are not known. */
export function OpeningNow({ opening, href }: OpeningNowProps): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const { today, tomorrow } = current.opening
  return (
    <ul className="opening-now">
      <li className="now">
        <a href={href}>
          <TimedText entries={timedTexts(opening, (each) => openingWords(intl, each))} />
        </a>
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
