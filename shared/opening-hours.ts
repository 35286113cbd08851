import type { Exception, Schedule, Season } from '../contract/opening-hours.ts'
import { WEEKDAYS } from '../contract/weekdays.ts'
import type { Site } from '../contract/menu.ts'
import { cachedTimeline, type Step } from './timeline.ts'
import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** The opening hours of one day. If `closes` is not after `opens`, it is a time of the next day. */
type Hours = Pick<
  Season,
  'opens' | 'closes' | 'lastEntry' | 'lastDown' | 'sessions' | 'departures'
> &
  Partial<Pick<Season, 'name' | 'weekdays'>>

/** The hours of one day. If they are undefined, the place is closed. */
export interface DayHours {
  day: string
  hours: Hours | undefined
  exception: Exception | undefined
}

/** An instant (Unix ms), with its day and time in the area's time zone. */
interface Moment {
  at: number
  day: string
  time: string
}

export interface Opening {
  /** Undefined if the place is closed. */
  open: Open | undefined
  /** The next opening. Undefined while the place is open, or if it does not open within a year. */
  opensNext: Moment | undefined
  today: DayHours
  tomorrow: DayHours
  /** The directions whose last departure of today has left. */
  departed: readonly string[]
  /** The end of this state (Unix ms). */
  expiresAt: number
}

interface Open {
  /** The closing time. Undefined if the place stays open for longer than a week. */
  until: Moment | undefined
  lastEntry: Moment | undefined
  /** Whether visitors can still enter. */
  admits: boolean
}

interface Span {
  opens: Moment
  closes: Moment
  lastEntry: Moment | undefined
}

const DAY_MINUTES = 24 * 60
const WEEK = 7
const YEAR = 366

const plain = new WeakMap<object, Schedule>()

/**
 * The schedule of a facility within the area. The facility is closed when the area is closed for a
 * day. If the area opens later or closes earlier than usual, the facility opens or closes with it.
 */
export interface BoundSchedule extends Schedule {
  within?: Schedule | undefined
}

/** Returns the area's schedule. Simple opening hours become one for every day of the year. */
export function scheduleOf({
  hours,
  openingHours,
}: Pick<Site, 'hours' | 'openingHours'>): Schedule | undefined {
  if (hours || !openingHours) return hours
  const schedule = plain.get(openingHours) ?? { seasons: [openingHours], exceptions: [] }
  plain.set(openingHours, schedule)
  return schedule
}

export function openingAt(schedule: BoundSchedule, instant: number, zone: string): Opening {
  const day = dayIn(zone, instant)
  const later = (count: number) => hoursOn(schedule, addDays(day, count))
  const spans = [-1, 0, 1].flatMap((count) => spansOf(later(count), zone))
  // Yesterday's hours may last until today and overlap with today's hours.
  const current = spans
    .filter(({ opens, closes }) => opens.at <= instant && instant < closes.at)
    .toSorted((one, other) => one.closes.at - other.closes.at)
    .at(-1)
  const departures = lastDeparturesOf(later(0), zone)
  const ends = [
    instantOf(zone, addDays(day, 1), 0),
    ...departures.map(({ at }) => at),
    ...spans.flatMap(({ opens, closes, lastEntry = closes }) => [
      opens.at,
      lastEntry.at,
      closes.at,
    ]),
  ]
  return {
    open: current && {
      until: lastClosing(current, later, zone),
      lastEntry: current.lastEntry,
      admits: current.lastEntry === undefined || instant < current.lastEntry.at,
    },
    opensNext: current ? undefined : nextSpan(later, instant, zone)?.opens,
    today: later(0),
    tomorrow: later(1),
    departed: departures.flatMap(({ direction, at }) => (at <= instant ? [direction] : [])),
    expiresAt: Math.min(...ends.filter((end) => end > instant)),
  }
}

export type OpeningChange = Step<Opening>

/** Returns the states from an instant until the end of the next day. */
export const openingTimeline = cachedTimeline(openingAt)

/** Returns the first day, from today on, on which visitors can enter, within a year. */
export function nextEntryDay(
  schedule: Schedule,
  instant: number,
  zone: string,
): string | undefined {
  const today = dayIn(zone, instant)
  for (let count = 0; count <= YEAR; count += 1) {
    const day = addDays(today, count)
    const entries = entriesOn(schedule, day, zone)
    if (entries && instant < entries.last) return day
  }
  return undefined
}

/** Returns the first and the last entry of a day (Unix ms); undefined if nobody can enter. */
export function entriesOn(
  schedule: BoundSchedule,
  day: string,
  zone: string,
): { first: number; last: number } | undefined {
  const spans = spansOf(hoursOn(schedule, day), zone)
  if (spans.length === 0) return undefined
  return {
    first: Math.min(...spans.map(({ opens }) => opens.at)),
    last: Math.max(...spans.map(({ closes, lastEntry = closes }) => lastEntry.at)),
  }
}

/** Returns the first opening of a day, its closing and the last ride back (Unix ms). */
export function mainSpanOn(
  schedule: BoundSchedule,
  day: string,
  zone: string,
): { opens: number; closes: number; lastBack: number } | undefined {
  const { hours } = hoursOn(schedule, day)
  const [span] = spansOf({ day, hours, exception: undefined }, zone)
  if (hours === undefined || span === undefined) return undefined
  const { opens, lastDown, departures = [] } = hours
  const at = (time: string) => instantAfter(opens, time, { day, zone })
  const back = [lastDown, ...departures.map(({ last }) => last)].filter(
    (time) => time !== undefined,
  )
  const closes = span.closes.at
  return {
    opens: span.opens.at,
    closes,
    lastBack: back.length > 0 ? Math.max(...back.map(at)) : closes,
  }
}

function lastDeparturesOf({ day, hours }: DayHours, zone: string) {
  if (hours === undefined) return []
  const { opens, departures = [] } = hours
  return departures.map(({ direction, last }) => ({
    direction,
    at: instantAfter(opens, last, { day, zone }),
  }))
}

/** Returns the instant of a time of a day; a time before `opens` belongs to the next day. */
function instantAfter(opens: string, time: string, { day, zone }: { day: string; zone: string }) {
  return instantOf(zone, time < opens ? addDays(day, 1) : day, minutesOf(time))
}

/** Returns the first later day, within `days` days, on which the hours are different. */
export function nextChangeOf(
  schedule: BoundSchedule,
  day: string,
  days = YEAR,
): DayHours | undefined {
  const { hours } = hoursOn(schedule, day)
  return range(1, days)
    .map((count) => hoursOn(schedule, addDays(day, count)))
    .find((other) => !isSame(hours, other.hours))
}

export function hoursOn({ seasons, exceptions, within }: BoundSchedule, day: string): DayHours {
  const outer = within && hoursOn(within, day)
  if (outer && !outer.hours) return { ...outer, hours: undefined }
  const exception = exceptions.find(({ from, to = from }) => from <= day && day <= to)
  if (exception) return { day, hours: 'closed' in exception ? undefined : exception, exception }
  const own = { day, hours: seasons.find((season) => isIn(season, day)), exception }
  return outer ? limitedBy(outer, within, own) : own
}

/** Returns the hours of a facility, limited if the area's are shorter than usual. */
function limitedBy(outer: DayHours, area: Schedule, own: DayHours): DayHours {
  const { day, hours } = own
  const begin = laterBegin(outer, area)
  const end = earlierEnd(outer, area)
  const begun = hours && begin !== undefined ? beginningAt(hours, begin) : hours
  const limited = begun && end !== undefined ? endingAt(begun, end) : begun
  return limited === hours ? own : { day, hours: limited, exception: outer.exception }
}

/** Returns the opening time of a day if an exception makes it later than in the season. */
function laterBegin({ day, hours, exception }: DayHours, { seasons }: Schedule) {
  const usual = exception && seasons.find((season) => isIn(season, day))
  return usual && hours && usual.opens < hours.opens ? hours.opens : undefined
}

/** Returns the closing time of a day if an exception makes it earlier, and before midnight. */
function earlierEnd({ day, hours, exception }: DayHours, { seasons }: Schedule) {
  const usual = exception && seasons.find((season) => isIn(season, day))
  if (usual === undefined || hours === undefined) return undefined
  const { closes } = hours.sessions?.at(-1) ?? hours
  const end = lastMinute(hours)
  return end === minutesOf(closes) && end < lastMinute(usual) ? closes : undefined
}

/** Returns the last closing time in minutes since the start of the day, which may exceed 24 h. */
function lastMinute(hours: Hours): number {
  return Math.max(
    ...[hours, ...(hours.sessions ?? [])].map(
      ({ opens, closes }) => minutesOf(closes) + (closes <= opens ? DAY_MINUTES : 0),
    ),
  )
}

/** Returns the part of the hours after `begin`; undefined if nothing is left. */
function beginningAt(hours: Hours, begin: string): Hours | undefined {
  const { opens, sessions = [] } = hours
  if (opens >= begin) return hours
  // A time before `opens` belongs to the next day.
  const isOver = (last: string) => opens <= last && last <= begin
  const [first, ...further] = [{ ...hours, sessions: undefined }, ...sessions]
    .filter(({ closes, lastEntry = closes }) => !isOver(lastEntry))
    .map((span) => (span.opens < begin ? { ...span, opens: begin } : span))
  if (first === undefined) return undefined
  const { lastDown } = hours
  const departures = hours.departures
    ?.filter(({ last }) => !isOver(last))
    .map((each) => ((each.first ?? begin) < begin ? { ...each, first: begin } : each))
  return {
    ...first,
    ...(lastDown !== undefined && !isOver(lastDown) && { lastDown }),
    ...(further.length > 0 && { sessions: further }),
    ...(departures && { departures }),
  }
}

/** Returns the part of the hours before `end`; undefined if nothing is left. */
function endingAt(whole: Hours, end: string): Hours | undefined {
  if (lastMinute(whole) <= minutesOf(end)) return whole
  const { sessions = [], ...hours } = whole
  const { opens } = hours
  if (opens >= end) return undefined
  const earlier = (time: string) => (opens <= time && time < end ? time : end)
  const cut = <Of extends { closes: string; lastEntry?: string | undefined }>(span: Of): Of => ({
    ...span,
    closes: earlier(span.closes),
    ...(span.lastEntry !== undefined && { lastEntry: earlier(span.lastEntry) }),
  })
  const further = sessions.filter((session) => session.opens < end).map(cut)
  const departures = hours.departures
    ?.filter(({ first = opens }) => first < end)
    .map((each) => ({ ...each, last: earlier(each.last) }))
  return {
    ...cut(hours),
    ...(hours.lastDown !== undefined && { lastDown: earlier(hours.lastDown) }),
    ...(further.length > 0 && { sessions: further }),
    ...(departures && { departures }),
  }
}

function isIn({ from, to, ...season }: Season, day: string): boolean {
  if (!isOnWeekday(season, day)) return false
  return from === undefined || to === undefined || isInPartOfYear({ from, to }, day)
}

/** Returns whether something that is true on days of the week, by default all, is true on a date. */
export function isOnWeekday({ weekdays }: Pick<Season, 'weekdays'>, day: string): boolean {
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + WEEK - 1) % WEEK]
  return !weekdays || weekday === undefined || weekdays.includes(weekday)
}

/** Returns whether a date is in a part of the year, such as `{ from: '12-01', to: '02-29' }`. */
export function isInPartOfYear({ from, to }: { from: string; to: string }, day: string): boolean {
  const monthDay = day.slice('2026-'.length)
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}

function isSame(one: Hours | undefined, other: Hours | undefined): boolean {
  if (one === other) return true
  const times = ['opens', 'closes', 'lastEntry', 'lastDown'] as const
  const lists = ['sessions', 'departures'] as const
  return (
    times.every((time) => one?.[time] === other?.[time]) &&
    lists.every((list) => JSON.stringify(one?.[list]) === JSON.stringify(other?.[list]))
  )
}

function spansOf({ day, hours }: DayHours, zone: string): Span[] {
  if (hours === undefined) return []
  const at = (time: string, isNextDay: boolean): Moment => {
    const shownOn = isNextDay ? addDays(day, 1) : day
    return { at: instantOf(zone, shownOn, minutesOf(time)), day: shownOn, time }
  }
  return [hours, ...(hours.sessions ?? [])].map(({ opens, closes, lastEntry }) => ({
    opens: at(opens, false),
    closes: at(closes, closes <= opens),
    lastEntry: lastEntry === undefined ? undefined : at(lastEntry, lastEntry < opens),
  }))
}

/** Returns whether the place is closed between two openings of the same day. */
export function isBreak({ open, opensNext, today }: Opening): boolean {
  if (open || opensNext === undefined || opensNext.day !== today.day) return false
  const { hours } = today
  return (
    hours?.sessions !== undefined &&
    [hours, ...hours.sessions].some(({ opens }) => opens < opensNext.time)
  )
}

export function minutesOf(timeOfDay: string): number {
  return Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3))
}

/** Returns the closing time, after openings that follow directly; undefined beyond a week. */
function lastClosing(
  { closes }: Span,
  later: (count: number) => DayHours,
  zone: string,
): Moment | undefined {
  let until = closes
  for (const count of range(0, WEEK)) {
    const spans = spansOf(later(count), zone).toSorted(
      (one, other) => one.opens.at - other.opens.at,
    )
    if (spans.length === 0) return until
    for (const next of spans) {
      if (next.opens.at > until.at) return until
      if (next.closes.at > until.at) until = next.closes
    }
  }
  return undefined
}

function nextSpan(
  later: (count: number) => DayHours,
  instant: number,
  zone: string,
): Span | undefined {
  // Checks day by day, because the next opening is mostly tomorrow.
  for (let count = 0; count <= YEAR; count += 1) {
    const [span] = spansOf(later(count), zone)
      .filter(({ opens }) => opens.at > instant)
      .toSorted((one, other) => one.opens.at - other.opens.at)
    if (span) return span
  }
  return undefined
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** The opening state of a place that has several sittings a day, such as a restaurant. */
export interface Serving extends Pick<Opening, 'opensNext' | 'expiresAt'> {
  isOpen: boolean
  /** The latest closing time of the open sittings; undefined if it is more than a week ahead. */
  until: Moment | undefined
  today: string
  tomorrow: string
}

/** Returns the state from the hours of all sittings. The place is open if one of them is open. */
export function servingAt(sittings: readonly Schedule[], instant: number, zone: string): Serving {
  const all = sittings.map((sitting) => openingAt(sitting, instant, zone))
  const open = all.flatMap((each) => each.open ?? [])
  const isOpen = open.length > 0
  const isEndless = open.some(({ until }) => until === undefined)
  const [first] = all
  return {
    isOpen,
    until: isEndless ? undefined : inOrder(open.map(({ until }) => until)).at(-1),
    opensNext: isOpen ? undefined : inOrder(all.map(({ opensNext }) => opensNext))[0],
    today: first?.today.day ?? '',
    tomorrow: first?.tomorrow.day ?? '',
    expiresAt: Math.min(...all.map(({ expiresAt }) => expiresAt)),
  }
}

function inOrder(moments: readonly (Moment | undefined)[]): Moment[] {
  return moments.filter((each) => each !== undefined).toSorted((one, other) => one.at - other.at)
}

/** Returns the states of a place with several sittings until the end of the next day. */
export const servingTimeline = cachedTimeline(servingAt)
