import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OpeningChange } from '../../shared/opening-hours.ts'
import { dayWords, openingWords, tomorrowWords } from './opening-words.ts'
import { timedTexts } from '../../shared/timed-text.ts'
import { TimedText } from './date-text.tsx'

interface OpeningNowProps {
  opening: readonly OpeningChange[]
  /** The address of the page with all opening hours; undefined if there is none. */
  href: string | undefined
}

/** Shows whether the area is open, and its next hours. Renders nothing without hours. */
export function OpeningNow({ opening, href }: OpeningNowProps): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const { today, tomorrow } = current.state
  const now = (
    <TimedText
      entries={timedTexts(opening, (each) => openingWords(intl, each))}
      otherwise={intl.formatMessage({ id: 'openingNow.hours', defaultMessage: '开放时间' })}
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
