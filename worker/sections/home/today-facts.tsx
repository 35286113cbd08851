import type { ReactNode } from 'react'
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl'
import {
  dateWords,
  detailWords,
  hoursWords,
  lastEntryWords,
  stateWords,
} from '../../../client/ui/opening-words.ts'
import { timedTexts } from '../../../shared/timed-text.ts'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { facilityDetailWords, facilityStateWords } from '../../../client/ui/facility-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { Recommendations } from '../../../contract/recommendations.ts'
import {
  facilityTimeline,
  type FacilityWithClosures,
  withClosures,
} from '../../../shared/facility.ts'
import { timeZone } from '../../../shared/site.ts'
import { hrefOfLink } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { FACT_SEPARATOR, factLine } from '../../../shared/fact-line.ts'
import { isOnWeekday, type Opening, type OpeningChange } from '../../../shared/opening-hours.ts'
import { dayIn } from '../../../shared/zoned-time.ts'

interface TodayFactsProps {
  known: Pick<Recommendations['today'], 'facilities' | 'notes'>
  now: number
  opening: readonly OpeningChange[]
  alerts: readonly Alert[]
  /** The schedule of the area. When the area is closed for a day, its facilities are closed too. */
  area: Schedule | undefined
  hoursHref: string | undefined
  /** The address of the page with the conditions of today and tomorrow. */
  conditionsHref?: string | undefined
}

/** The facts of the day: opening, facilities and notes. Renders nothing if there are none. */
export function TodayFacts({
  known: { facilities, notes },
  now,
  alerts,
  area,
  ...hours
}: TodayFactsProps): ReactNode {
  const day = dayIn(timeZone, now)
  const ofDay = notes.filter((each) => isOnWeekday(each, day))
  if (facilities.length === 0 && ofDay.length === 0 && hours.opening.length === 0) return null
  return (
    <dl className="today-facts">
      <OpeningFacts {...hours} />
      {facilities.map((facility) => (
        <FacilityFact
          key={facility.id}
          facility={withClosures(facility, { alerts, area })}
          now={now}
        />
      ))}
      {ofDay.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="today-value">{value}</dd>
          {note !== undefined && <dd className="today-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function FacilityFact({ facility, now }: { facility: FacilityWithClosures; now: number }) {
  const intl = useIntl()
  const language = useLanguage()
  const { name, telephone, url } = facility
  const steps = facilityTimeline(facility, now, timeZone)
  const address = url === undefined ? undefined : hrefOfLink(language, url)
  const today = steps[0]?.state.opening?.today
  return (
    <div>
      <dt>{linked(name, address)}</dt>
      <dd className="today-value">
        <TimedText
          entries={timedTexts(steps, (state) => facilityStateWords(intl, state))}
          otherwise={today && hoursWords(intl, today)}
        />
      </dd>
      <dd className="today-note">
        <TimedText
          entries={timedTexts(steps, (state) =>
            inLines(facilityDetailWords(intl, state, telephone)),
          )}
          otherwise={today && dateWords(intl, today.day)}
        />
      </dd>
    </div>
  )
}

const labels: Record<'today' | 'tomorrow', MessageDescriptor> = defineMessages({
  today: {
    id: 'home.todayLabel',
    defaultMessage: '今日 {date}',
    description: 'Over whether the area is open, among the facts of the day: 今日 11月25日',
  },
  tomorrow: {
    id: 'home.tomorrowLabel',
    defaultMessage: '明日 {date}',
    description: 'Over tomorrow’s hours, among the facts of the day: 明日 11月26日',
  },
})

function OpeningFacts({
  opening,
  hoursHref,
  conditionsHref,
}: Pick<TodayFactsProps, 'opening' | 'hoursHref' | 'conditionsHref'>): ReactNode {
  const intl = useIntl()
  const [current] = opening
  if (current === undefined) return null
  const { today, tomorrow } = current.state
  const timed = (describe: (each: Opening) => string) => timedTexts(opening, describe)
  const labelOf = (which: keyof typeof labels, { day }: Opening['today']) =>
    intl.formatMessage(labels[which], { date: dateWords(intl, day) })
  const label = (
    <TimedText
      entries={timed((each) => labelOf('today', each.today))}
      otherwise={dateWords(intl, today.day)}
    />
  )
  const tomorrowName = (
    <TimedText
      entries={timed((each) => labelOf('tomorrow', each.tomorrow))}
      otherwise={dateWords(intl, tomorrow.day)}
    />
  )
  return (
    <>
      <div>
        <dt>{linked(label, hoursHref)}</dt>
        <dd className="today-value open-now">
          <TimedText
            entries={timed((each) => stateWords(intl, each))}
            otherwise={hoursWords(intl, today)}
          />
        </dd>
        <dd className="today-note">
          <TimedText
            entries={timed((each) => inLines(todayNote(intl, each)))}
            otherwise={lastEntryOf(intl, today)}
          />
        </dd>
      </div>
      <div>
        <dt>{linked(tomorrowName, conditionsHref)}</dt>
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

function linked(name: ReactNode, href: string | undefined): ReactNode {
  return href === undefined ? name : <a href={href}>{name}</a>
}

/**
 * Returns the hours of today and the next change. Omits the hours if nobody can enter any more,
 * and the change if it is the beginning of the hours.
 */
function todayNote(intl: IntlShape, opening: Opening): string {
  const { open, today, opensNext } = opening
  const hours = hoursWords(intl, today)
  if (opensNext?.day === today.day) return hours
  const isOver = today.hours !== undefined && open?.admits !== true
  return factLine(!isOver && hours, detailWords(intl, opening))
}

/** Puts each fact on a line of its own, because a cell is too narrow for two. */
function inLines(facts: string): string {
  return facts.replaceAll(FACT_SEPARATOR, '\n')
}

function lastEntryOf(intl: IntlShape, { hours }: Opening['today']): string {
  return hours?.lastEntry === undefined ? '' : lastEntryWords(intl, hours.lastEntry)
}
