import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { TimedText } from '../../../client/ui/date-text.tsx'
import {
  beginsWords,
  comingWords,
  departedLast,
  facilityStateWords,
  lastRideWords,
  periodWords,
  updatedWords,
  waitWords,
} from '../../../client/ui/facility-words.ts'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import { dateWords, dayWords, daysWords, hoursWords } from '../../../client/ui/opening-words.ts'
import type { Facility } from '../../../contract/conditions.ts'
import type { Site } from '../../../contract/menu.ts'
import type { Season } from '../../../contract/opening-hours.ts'
import type { Language } from '../../../locales/languages.ts'
import { daysOn } from '../../../shared/alerts.ts'
import { factLine, SPACE } from '../../../shared/fact-line.ts'
import {
  type Closings,
  type FacilityState,
  facilityTimeline,
  withClosures,
} from '../../../shared/facility.ts'
import type { DayHours } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { MINUTE_MS, timedTexts } from '../../../shared/timed-text.ts'
import { periodOf, type Step } from '../../../shared/timeline.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { hrefOfLink } from '../../href.ts'

interface FacilityRowsProps extends Closings {
  facilities: readonly Facility[]
  /** The time for which the page is rendered (Unix ms). */
  now: number
  site: Site
  language: Language
}

export function FacilityRows(props: FacilityRowsProps): ReactNode {
  const { facilities, now, site, language, ...closings } = props
  if (facilities.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage id="conditions.facilities" defaultMessage="运行情况" />
      </h2>
      <ul className="facility-rows">
        {facilities.map((facility) => (
          <FacilityRow
            key={facility.id}
            facility={facility}
            steps={facilityTimeline(withClosures(facility, closings), now, timeZone)}
            number={facility.telephone ?? site.telephone}
            language={language}
          />
        ))}
      </ul>
    </section>
  )
}

interface FacilityRowProps {
  facility: Facility
  steps: readonly Step<FacilityState>[]
  /** The facility's own telephone number, or else the hotline. */
  number: string
  language: Language
}

function FacilityRow({ facility, steps, number, language }: FacilityRowProps): ReactNode {
  const intl = useIntl()
  const { id, name, url } = facility
  const today = steps[0]?.state.opening?.today
  return (
    <li id={`facility-${id}`}>
      <Sign steps={steps} />
      <h3>{url === undefined ? name : <a href={hrefOfLink(language, url)}>{name}</a>}</h3>
      <TelephoneLink number={number} />
      <p className="facility-state">
        <TimedText
          entries={timedTexts(steps, (state) => stateWords(intl, state))}
          otherwise={today && dayWords(intl, today)}
        />
        {SPACE}
        <span className="facility-more">
          <TimedText entries={timedTexts(steps, (state) => moreWords(intl, state))} otherwise="" />
        </span>
      </p>
      <p className="facility-rides">
        <TimedText
          entries={timedTexts(steps, (state) => ridesWords(intl, state))}
          otherwise={today && departureWords(intl, today)}
        />
      </p>
    </li>
  )
}

/** Returns the state, with the waiting time if there is one: `正常运行 · 排队约 10 分钟`. */
function stateWords(intl: IntlShape, state: FacilityState): string {
  const words = facilityStateWords(intl, state)
  if (state.state === 'planned')
    return intl.formatMessage(
      {
        id: 'conditions.planned',
        defaultMessage: '计划 {hours}',
        description:
          'The hours of a cable car or boat that nobody has reported on: 计划 07:00–17:00',
      },
      { hours: words },
    )
  const { report } = state
  const runs = state.state === 'running' || state.state === 'limited'
  return factLine(words, runs && report && waitWords(intl, report))
}

/** Returns the reason for the state, its period, and reported future changes. */
function moreWords(intl: IntlShape, now: FacilityState): string {
  return factLine(reportWords(intl, now), comingWords(intl, now.coming))
}

function reportWords(intl: IntlShape, { state, report, closure, opening, ...now }: FacilityState) {
  if (state === 'outside')
    return factLine(
      opening?.today.exception?.reason,
      beginsWords(intl, { state, report, closure, opening, ...now }),
    )
  if (closure && !opening) return factLine(closure.reason, daysWords(intl, closure))
  if (state === 'unknown')
    return intl.formatMessage({
      id: 'conditions.unreported',
      defaultMessage: '没有有效的报告，请打电话问',
    })
  if (report === undefined) return ''
  if (state === 'closed') return factLine(report.note, periodWords(intl, report))
  return factLine(report.note, updatedWords(intl, report))
}

/**
 * Returns today's departures, or tomorrow's with the date, one line per direction. Empty if none is
 * known, or a report closes the facility until the end of the day.
 */
function ridesWords(intl: IntlShape, { state, opening, report }: FacilityState): string {
  if (opening === undefined) return ''
  const { open, opensNext, today, tomorrow, departed } = opening
  if (isOffUntilClosing(report, open?.until?.at)) return ''
  // If only the hours are known, they are the state.
  if (open || opensNext?.day === today.day)
    return departureWords(intl, today, { withHours: state !== 'planned', departed })
  if (opensNext?.day !== tomorrow.day) return ''
  return `${dateWords(intl, tomorrow.day)} ${departureWords(intl, tomorrow)}`
}

function isOffUntilClosing(report: Facility['report'], closesAt: number | undefined): boolean {
  return report?.state === 'closed' && closesAt !== undefined && closesAt <= periodOf(report)[1]
}

/** Returns each season's hours or last departures; no text if they depend on the weekday. */
export function seasonsWords(intl: IntlShape, seasons: readonly Season[]): string {
  if (seasons.some(({ weekdays }) => weekdays)) return ''
  const lines = seasons.map(({ from, to, departures, ...season }) => {
    // Any leap year: the words have no year.
    const days = from && to && daysWords(intl, { from: `2000-${from}`, to: `2000-${to}` })
    const last = departures?.map((each) => ({ ...each, first: undefined }))
    const hours = { ...season, departures: last }
    const rides = departureWords(intl, { day: '', hours, exception: undefined })
    return factLine(season.name ?? days, ...rides.split('\n'))
  })
  return lines.join('; ')
}

function departureWords(
  intl: IntlShape,
  day: DayHours,
  { withHours = true, departed = [] }: { withHours?: boolean; departed?: readonly string[] } = {},
): string {
  const { hours } = day
  if (hours === undefined) return ''
  const { departures = [], sessions } = hours
  const times = withHours && hoursWords(intl, { ...day, exception: undefined })
  if (departures.length === 0) return factLine(times, lastRideWords(intl, hours))
  const lines = departedLast(departures, departed).map(({ direction, first, last }) =>
    intl.formatMessage(
      {
        id: 'conditions.departures',
        defaultMessage:
          '{direction}{first, select, none {末班 {last}} gone {末班 {last} 已过} other {首班 {first} · 末班 {last}}}',
        description:
          'The first and the last departure in a direction: 上行首班 07:00 · 末班 16:30; “gone”: the last one has left',
      },
      { direction, first: departed.includes(direction) ? 'gone' : (first ?? 'none'), last },
    ),
  )
  // Departures do not show a break, so the separate opening times come first.
  return [...(times && sessions ? [times] : []), ...lines].join('\n')
}

const SIGNS = {
  running: '✓',
  limited: '!',
  closed: '✕',
  // The hands of a clock.
  outside: '└',
  planned: '?',
  unknown: '?',
} as const satisfies Record<FacilityState['state'], string>

/**
 * Returns the state that visitors see. A facility without hours today is closed, not outside its
 * hours.
 */
export function signOf({ state, opening }: FacilityState): FacilityState['state'] {
  return state === 'outside' && opening?.today.hours === undefined ? 'closed' : state
}

/** Only signs of reported or announced states have a filled background. */
const FILLS: Partial<Record<FacilityState['state'], string>> = {
  running: 'var(--malachite)',
  limited: 'var(--ochre)',
  closed: 'var(--cinnabar-text)',
}

/**
 * The state as a sign. Its shape changes at each change of the state. Its colour shows only the
 * first state, and is removed when that ends.
 */
function Sign({ steps }: Pick<FacilityRowProps, 'steps'>): ReactNode {
  const [first] = steps
  if (first === undefined) return null
  const sign = signOf(first.state)
  const next = steps.find(({ state }) => signOf(state) !== sign)
  return (
    <span
      className="state-sign"
      aria-hidden="true"
      data-until={Math.floor((next?.at ?? steps.at(-1)?.state.expiresAt ?? 0) / MINUTE_MS)}
      style={signStyle(FILLS[sign])}
    >
      <TimedText entries={timedTexts(steps, (state) => SIGNS[signOf(state)])} otherwise="" />
    </span>
  )
}

function signStyle(fill: string | undefined): CSSProperties & Record<'--fill', string> {
  return fill === undefined
    ? { '--fill': '#0000' }
    : { '--fill': fill, color: 'var(--silk)', borderColor: fill }
}

interface ClosedTrailsProps extends Pick<Closings, 'alerts'> {
  now: number
  /** The names of the trails by id. */
  names: ReadonlyMap<string, string> | undefined
  language: Language
}

export function ClosedTrails({ alerts, now, names, language }: ClosedTrailsProps): ReactNode {
  const intl = useIntl()
  const day = dayIn(timeZone, now)
  const closing = alerts.filter(
    (alert) =>
      alert.severity === 'closure' &&
      alert.affects.trails.length > 0 &&
      daysOn(alert, day) === 'now',
  )
  if (closing.length === 0) return null
  const rowsWith = (known: ReadonlyMap<string, string>) =>
    closing.map((alert) => {
      const trails = alert.affects.trails.flatMap((id) => known.get(id) ?? [])
      return (
        <li key={alert.id}>
          <span className="state-sign" aria-hidden="true">
            {SIGNS.closed}
          </span>
          <h3>
            <a href={hrefOfLink(language, alert.url)}>
              {trails.length > 0 ? intl.formatList(trails) : alert.title}
            </a>
          </h3>
          <p className="facility-state">
            {factLine(
              intl.formatMessage({ id: 'conditions.trailClosed', defaultMessage: '封闭' }),
              alert.reason,
              daysWords(intl, alert),
            )}
          </p>
        </li>
      )
    })
  return (
    <section>
      <h2>
        <FormattedMessage id="conditions.closedTrails" defaultMessage="封闭的步道" />
      </h2>
      <ul className="facility-rows">{rowsWith(names ?? new Map())}</ul>
    </section>
  )
}
