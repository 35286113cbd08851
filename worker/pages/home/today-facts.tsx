import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import {
  dateWords,
  detailWords,
  hoursWords,
  lastEntryWords,
  stateWords,
  timedTexts,
} from '../../../client/ui/opening-words.ts'
import { TimedText } from '../../../client/ui/timed-text.tsx'
import type { Recommendations } from '../../../contract/scenic.ts'
import { factLine } from '../../../shared/fact-line.ts'
import type { Opening, Step } from '../../../shared/opening-hours.ts'

interface TodayFactsProps {
  facts: Recommendations['today']
  opening: readonly Step[]
  /** Where all the opening hours stand. */
  hoursHref: string
}

/** How things stand today: whether the area is open, tomorrow's hours, and what else is known; nothing where nothing is. */
export function TodayFacts({ facts, opening, hoursHref }: TodayFactsProps): ReactNode {
  if (facts.length === 0 && opening.length === 0) return null
  return (
    <dl className="today-facts">
      <OpeningFacts opening={opening} hoursHref={hoursHref} />
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="today-value">{value}</dd>
          {note !== undefined && <dd className="today-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function OpeningFacts({ opening, hoursHref }: Omit<TodayFactsProps, 'facts'>): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const { today, tomorrow } = current.opening
  const timed = (describe: (each: Opening) => string) => timedTexts(opening, describe)
  return (
    <>
      <div>
        <dt>
          <a href={hoursHref}>
            <TimedText
              entries={timed(({ today: { day } }) => todayLabel(intl, day))}
              otherwise={dateWords(intl, today.day)}
            />
          </a>
        </dt>
        <dd className="today-value now">
          <TimedText
            entries={timed((each) => stateWords(intl, each))}
            otherwise={hoursWords(intl, today)}
          />
        </dd>
        <dd className="today-note">
          <TimedText
            entries={timed((each) =>
              factLine(detailWords(intl, each), hoursWords(intl, each.today)),
            )}
            otherwise={lastEntryOf(intl, today)}
          />
        </dd>
      </div>
      <div>
        <dt>
          <TimedText
            entries={timed((each) => tomorrowLabel(intl, each.tomorrow.day))}
            otherwise={dateWords(intl, tomorrow.day)}
          />
        </dt>
        <dd className="today-value">
          <TimedText
            entries={timed((each) => hoursWords(intl, each.tomorrow))}
            otherwise={hoursWords(intl, tomorrow)}
          />
        </dd>
        <dd className="today-note">
          <TimedText
            entries={timed((each) => lastEntryOf(intl, each.tomorrow))}
            otherwise={lastEntryOf(intl, tomorrow)}
          />
        </dd>
      </div>
    </>
  )
}

function lastEntryOf(intl: IntlShape, { hours }: Opening['today']): string {
  return hours?.lastEntry === undefined ? '' : lastEntryWords(intl, hours.lastEntry)
}

function todayLabel(intl: IntlShape, day: string): string {
  return intl.formatMessage(
    {
      id: 'home.todayLabel',
      defaultMessage: '今日 {date}',
      description: 'Over whether the area is open, among the facts of the day: 今日 11月25日',
    },
    { date: dateWords(intl, day) },
  )
}

function tomorrowLabel(intl: IntlShape, day: string): string {
  return intl.formatMessage(
    {
      id: 'home.tomorrowLabel',
      defaultMessage: '明日 {date}',
      description: 'Over tomorrow’s hours, among the facts of the day: 明日 11月26日',
    },
    { date: dateWords(intl, day) },
  )
}
