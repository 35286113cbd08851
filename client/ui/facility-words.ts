import { defineMessages, type IntlShape } from 'react-intl'
import type { Facility } from '../../contract/conditions.ts'
import { factLine } from '../../shared/fact-line.ts'
import type { FacilityState } from '../../shared/facility.ts'
import { type DayHours, minutesOf } from '../../shared/opening-hours.ts'
import { dateWords, daysWords, hoursWords, whichDay } from './opening-words.ts'
import { timeZone } from '../../shared/site.ts'
import { instantAt, isValidAt, periodOf, type Timed } from '../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../shared/zoned-time.ts'

/** Returns the time of a report: `10:20 更新`, with the date if it is also valid on later days. */
export function updatedWords(intl: IntlShape, timed: Timed): string {
  const [from, until] = periodOf(timed)
  const isOfOneDay = dayIn(timeZone, from) === dayIn(timeZone, until - 1)
  const { updatedAt } = timed
  const time = isOfOneDay ? clockWords(intl, updatedAt) : timeWords(intl, updatedAt)
  return intl.formatMessage(
    {
      id: 'facility.updated',
      defaultMessage: '{time} 更新',
      description: 'How old a report on a cable car or boat is: 10:20 更新, 11月26日 10:20 更新',
    },
    { time },
  )
}

const states = defineMessages({
  running: { id: 'facility.running', defaultMessage: '正常运行' },
  limited: { id: 'facility.limited', defaultMessage: '部分运行' },
  closed: { id: 'facility.closed', defaultMessage: '停运' },
  outside: { id: 'facility.outside', defaultMessage: '未在运行' },
  unknown: { id: 'facility.unknown', defaultMessage: '未知' },
})

/** Returns the state of a facility: `正常运行`, or its hours if it should run but has no report. */
export function facilityStateWords(intl: IntlShape, { state, opening }: FacilityState): string {
  if (state === 'planned' && opening)
    return hoursWords(intl, { ...opening.today, exception: undefined })
  if (state === 'outside' && opening?.today.hours === undefined)
    return intl.formatMessage(states.closed)
  return intl.formatMessage(states[state === 'planned' ? 'unknown' : state])
}

/** Returns the state for short lines: `今日 07:30 起` instead of `未在运行` on days with hours. */
export function shortStateWords(intl: IntlShape, now: FacilityState): string {
  const begins =
    now.state === 'outside' && now.opening?.today.hours ? beginsWords(intl, now) : undefined
  return begins ?? facilityStateWords(intl, now)
}

/** Returns the details of the state: its reason, end and report time, the telephone number. */
export function facilityDetailWords(
  intl: IntlShape,
  now: FacilityState,
  telephone: Facility['telephone'],
): string {
  return factLine(stateDetailWords(intl, now, telephone), comingWords(intl, now.coming))
}

function stateDetailWords(
  intl: IntlShape,
  now: FacilityState,
  telephone: Facility['telephone'],
): string {
  const { state, report, closure } = now
  if (state === 'unknown') return callWords(intl, telephone)
  if (state === 'outside')
    return factLine(now.opening?.today.exception?.reason, beginsWords(intl, now))
  if (closure && !now.opening) return factLine(closure.reason, daysWords(intl, closure))
  if (state === 'closed' && report)
    return factLine(report.note, untilWords(intl, report), updatedWords(intl, report))
  return runsWords(intl, now)
}

/** Returns a text for a facility that should run according to its hours, but has no report. */
export function plannedWords(intl: IntlShape): string {
  return intl.formatMessage({ id: 'facility.planned', defaultMessage: '按班次，暂无报告' })
}

/** Returns the facts about a running facility: its last ride, and whether it was reported. */
function runsWords(intl: IntlShape, { report, opening }: FacilityState): string {
  const last = lastRideWords(intl, opening?.today.hours, opening?.departed)
  if (report === undefined) return factLine(plannedWords(intl), last)
  return factLine(report.note, waitWords(intl, report), last, updatedWords(intl, report))
}

/** Returns the waiting time: `排队约 10 分钟`. */
export function waitWords(
  intl: IntlShape,
  { waitMinutes }: NonNullable<Facility['report']>,
): string | undefined {
  if (waitMinutes === undefined) return undefined
  return intl.formatMessage(
    {
      id: 'facility.wait',
      defaultMessage: '{minutes, plural, =0 {无需排队} other {排队约 # 分钟}}',
      description: 'Beside the state of a cable car or boat: how long visitors queue',
    },
    { minutes: waitMinutes },
  )
}

/**
 * Returns the last ride of a day, `末班 16:30`, or that of each direction. Undefined if unknown. If the
 * day has several openings, the latest one counts. `departed` are the directions whose last ride has
 * left. They come last: `下行末班 17:00 · 上行末班 16:30 已过`.
 */
export function lastRideWords(
  intl: IntlShape,
  hours: DayHours['hours'],
  departed?: readonly string[],
): string | undefined {
  if (hours === undefined) return undefined
  const { departures = [], sessions = [] } = hours
  const latest = sessions.findLast(({ opens }) => opens > hours.opens)
  const { lastEntry, lastDown }: Partial<typeof hours> = latest ?? hours
  if (departures.length > 0) return lastDeparturesWords(intl, departures, departed)
  if (lastEntry === undefined && lastDown === undefined) return undefined
  return withTimes(
    intl.formatMessage(
      {
        id: 'facility.lastRide',
        defaultMessage:
          '{ways, select, both {上行末班 {up}，下行末班 {down}} down {下行末班 {down}} other {末班 {up}}}',
        description:
          'When the last ride of a cable car or boat begins; “both”: of a cable car, the last one up and the last one down',
      },
      {
        ways: lastDown === undefined ? 'one' : lastEntry === undefined ? 'down' : 'both',
        up: lastEntry,
        down: lastDown,
      },
    ),
  )
}

function lastDeparturesWords(
  intl: IntlShape,
  departures: readonly { direction: string; last: string }[],
  departed: readonly string[] = [],
): string {
  const lines = departedLast(departures, departed).map((each) =>
    lastDepartureWords(intl, each, departed.includes(each.direction)),
  )
  return factLine(...lines)
}

/** Returns the departures with those last that have left. */
export function departedLast<Departure extends { direction: string }>(
  departures: readonly Departure[],
  departed: readonly string[],
): Departure[] {
  const isGone = ({ direction }: Departure) => Number(departed.includes(direction))
  return departures.toSorted((one, other) => isGone(one) - isGone(other))
}

/** Returns the last departure in a direction: `上行末班 16:30`, or `上行末班 16:30 已过`. */
export function lastDepartureWords(
  intl: IntlShape,
  { direction, last }: { direction: string; last: string },
  isGone = false,
): string {
  return withTimes(
    intl.formatMessage(
      {
        id: 'facility.lastDeparture',
        defaultMessage: '{direction}末班 {last}{isGone, select, true { 已过} other {}}',
        description:
          'When the last cable car, boat or bus in a direction leaves, and whether it has left; {direction} is up, down or a station',
      },
      { direction, last, isGone },
    ),
  )
}

/** Returns the words with each time on the same line as the word before it. */
function withTimes(words: string): string {
  return words.replaceAll(/ (?=\d)/g, '\u00a0')
}

/**
 * Returns the next start of a facility that is outside its hours: `明日 07:30 起`. Undefined if the
 * start is unknown, or if a report says that the facility will be closed then.
 */
export function beginsWords(
  intl: IntlShape,
  { opening, coming }: FacilityState,
): string | undefined {
  const next = opening?.opensNext
  if (opening === undefined || next === undefined) return undefined
  const { day, time } = next
  const start = instantOf(timeZone, day, minutesOf(time))
  if (coming?.state === 'closed' && isValidAt(coming, start)) return undefined
  return intl.formatMessage(
    {
      id: 'facility.begins',
      defaultMessage: '{day, select, same {今日} next {明日} other {{date}}} {time} 起',
      description: 'When a cable car or boat runs again: 明日 07:30 起, 12月12日 07:30 起',
    },
    {
      time,
      date: dateWords(intl, day),
      day: whichDay(day, opening.today.day, opening.tomorrow.day),
    },
  )
}

function callWords(intl: IntlShape, telephone: Facility['telephone']): string {
  if (telephone === undefined) return ''
  return intl.formatMessage(
    {
      id: 'facility.call',
      defaultMessage: '请拨 {telephone}',
      description: 'Below “unknown”: whom to ask whether a cable car or boat runs',
    },
    { telephone },
  )
}

/** Returns a later report with its end: `11月30日 08:00 起停运 · 大风 · 至 11月30日 24:00`. */
export function comingWords(intl: IntlShape, coming: Facility['report']): string | undefined {
  if (coming === undefined) return undefined
  const { state, note, from = coming.updatedAt } = coming
  const words = intl.formatMessage(
    {
      id: 'facility.coming',
      defaultMessage: '{time} 起{state, select, closed {停运} limited {部分运行} other {正常运行}}',
      description:
        'Below how a cable car or boat stands now: how it will stand from a time on: 11月30日 08:00 起停运',
    },
    { state, time: timeWords(intl, from) },
  )
  return factLine(words, note, state === 'closed' ? untilWords(intl, coming) : undefined)
}

/** Returns a time with its date: `11月26日 09:00`. */
export function timeWords(intl: IntlShape, time: number | string): string {
  return intl.formatDate(time, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** Returns a period: `11月26日 09:00–24:00`. If it ends on another day, both have a date. */
export function periodWords(intl: IntlShape, timed: Timed): string {
  const { updatedAt, from = updatedAt, validUntil } = timed
  const [start, end] = periodOf(timed)
  const day = dayIn(timeZone, start)
  if (day === dayIn(timeZone, end - 1))
    return intl.formatMessage(
      {
        id: 'facility.period',
        defaultMessage: '{date} {from}–{until}',
        description: 'From when until when a cable car is closed, or a warning holds, on one day',
      },
      {
        date: dateWords(intl, day),
        from: clockWords(intl, from),
        until: endedDay(validUntil) === undefined ? clockWords(intl, validUntil) : '24:00',
      },
    )
  const since = intl.formatMessage(
    {
      id: 'facility.since',
      defaultMessage: '{time} 起',
      description:
        'Since when a cable car or boat is closed, or a warning holds: 11月26日 09:00 起',
    },
    { time: timeWords(intl, from) },
  )
  return factLine(since, untilWords(intl, timed))
}

/** Returns a time of day: `09:00`. */
export function clockWords(intl: IntlShape, at: number | string): string {
  return intl.formatDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** Returns the day that ends at this instant; undefined if the instant is not midnight. */
function endedDay(at: string): string | undefined {
  const end = instantAt(at)
  const day = dayIn(timeZone, end - 1)
  return instantOf(timeZone, addDays(day, 1), 0) === end ? day : undefined
}

/** Returns the end of a report: `至 11月26日 09:00`, `至 11月26日 24:00`. */
function untilWords(intl: IntlShape, { validUntil }: Pick<Timed, 'validUntil'>): string {
  const day = endedDay(validUntil)
  if (day !== undefined)
    return intl.formatMessage(
      {
        id: 'facility.untilMidnight',
        defaultMessage: '至 {date} 24:00',
        description: 'Beside “closed”: until the end of which day at least: 至 11月26日 24:00',
      },
      { date: dateWords(intl, day) },
    )
  return intl.formatMessage(
    {
      id: 'facility.until',
      defaultMessage: '至 {time}',
      description: 'Beside “closed”: until when at least: 至 11月26日 09:00',
    },
    { time: timeWords(intl, validUntil) },
  )
}
