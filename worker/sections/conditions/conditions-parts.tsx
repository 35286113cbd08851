import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { dateWords, dayWords, daysWords } from '../../../client/ui/opening-words.ts'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { updatedWords } from '../../../client/ui/facility-words.ts'
import { type MeasuredFact, measuredFacts } from '../../../client/ui/measured-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Today } from '../../../contract/conditions.ts'
import type { Site } from '../../../contract/menu.ts'
import type { Coordinates } from '../../../contract/values.ts'
import type { Language } from '../../../locales/languages.ts'
import { alertAt } from '../../../shared/alerts.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { nextChangeOf, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { sunOn } from '../../../shared/sun.ts'
import { MINUTE_MS } from '../../../shared/timed-text.ts'
import { isValidAt, periodOf } from '../../../shared/timeline.ts'
import { hrefOfLink } from '../../href.ts'

interface HoursAndSunProps {
  site: Site
  /** Today and tomorrow. */
  days: readonly string[]
  coordinates: Coordinates | undefined
}

/**
 * The next change of the opening hours, and sunrise and sunset. All have their dates, so they stay
 * true after today.
 */
export function HoursAndSun({ site, days, coordinates }: HoursAndSunProps): ReactNode {
  const intl = useIntl()
  const schedule = scheduleOf(site)
  const [today] = days
  const next = schedule && today !== undefined ? nextChangeOf(schedule, today) : undefined
  const sun = {
    name: intl.formatMessage({
      id: 'conditions.sun',
      defaultMessage: '日出、日落',
      description: 'Name of the fact when the sun rises and sets, today and tomorrow',
    }),
    value:
      coordinates && days.map((day) => <div key={day}>{sunWords(intl, coordinates, day)}</div>),
  }
  const change = {
    name: intl.formatMessage({
      id: 'conditions.nextHours',
      defaultMessage: '下次调整',
      description: 'Name of the fact from which day on the opening hours are others',
    }),
    value: next && dayWords(intl, next),
  }
  return <FactList facts={[sun, change]} />
}

function sunWords(intl: IntlShape, coordinates: Coordinates, day: string): string | undefined {
  const sun = sunOn(coordinates, day, timeZone)
  return sun && `${dateWords(intl, day)} ${timeWords(intl, sun.rise)}–${timeWords(intl, sun.set)}`
}

function timeWords(intl: IntlShape, at: number | string): string {
  return intl.formatDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

interface AlertListProps {
  alerts: readonly Alert[]
  now: number
  language: Language
}

/**
 * The announcements that are not over, including those that only inform. Renders nothing without
 * them.
 */
export function AlertList({ alerts, now, language }: AlertListProps): ReactNode {
  const intl = useIntl()
  const relevant = alerts.filter((alert) => alertAt(alert, now, timeZone).state !== 'over')
  if (relevant.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="conditions.alerts"
          defaultMessage="公告"
          description="Heading over the announcements that affect a visit today or soon"
        />
      </h2>
      <ul className="dated-rows">
        {relevant.map((alert) => (
          <li key={alert.id}>
            <span>{daysWords(intl, alert)}</span>
            <h3 lang={alert.inLanguage && tagOf(alert.inLanguage)}>
              <a href={hrefOfLink(language, alert.url)}>{alert.title}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Measurements and forecasts within their validity: weather, visitors, car parks; then the
 * backend's notes. Renders nothing without any of them.
 */
export function MeasuredFacts({ today, now }: { today: Today; now: number }): ReactNode {
  const intl = useIntl()
  const measured = measuredFacts(intl, today)
    .filter(({ of }) => isValidAt(of, now))
    .map((fact) => ({ name: fact.name, value: <Current {...fact} /> }))
  const noted = today.notes.map(({ label, value, note }) => ({
    name: label,
    value: factLine(value, note),
  }))
  return <FactList facts={[...measured, ...noted]} />
}

/** A value with its age during its validity; afterwards a note that it is out of date. */
function Current({ words, of }: Pick<MeasuredFact, 'words' | 'of'>): ReactNode {
  const intl = useIntl()
  const [from, until] = periodOf(of)
  return (
    <TimedText
      entries={[
        [Math.floor(from / MINUTE_MS), factLine(words, updatedWords(intl, of))],
        [Math.floor(until / MINUTE_MS), null],
      ]}
      otherwise={intl.formatMessage({
        id: 'conditions.outdated',
        defaultMessage: '已过时效',
        description: 'In the place of a measurement that is too old to be told',
      })}
    />
  )
}
