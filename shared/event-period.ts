import { dayEndIn, dayIn, instantOf } from './zoned-time.ts'

/** The start and the end of an event, as the backend writes them. */
export interface WrittenPeriod {
  startAt: string
  endAt?: string | undefined
}

/** The period as pages, calendars and lists show it. Times are in milliseconds. */
export interface EventPeriod {
  starts: number
  /** The first moment after the event; undefined if the end is unknown. */
  ends: number | undefined
  /** When the event counts as over: at the end of its day if the end is unknown. */
  overAt: number
  firstDay: string
  lastDay: string
  /** Whether it lasts whole days, so that pages show no hours. */
  isWholeDays: boolean
}

/** Many people write the last minute or second of a day for its end. */
const LAST_MINUTE_MS = 60_000

/**
 * When an activity is held, by the clocks of `zone`. An end is exclusive. What begins at midnight and has no end is of that whole day.
 */
export function eventPeriod({ startAt, endAt }: WrittenPeriod, zone: string): EventPeriod {
  const starts = Date.parse(startAt)
  const firstDay = dayIn(zone, starts)
  const dayEnds = dayEndIn(zone, starts)
  const beginsWithDay = starts === instantOf(zone, firstDay, 0)
  const end = endOf(endAt, zone)
  const isKnown = end !== undefined && end > starts
  const ends = isKnown ? end : beginsWithDay ? dayEnds : undefined
  return {
    starts,
    ends,
    overAt: ends ?? dayEnds,
    firstDay,
    lastDay: ends === undefined ? firstDay : dayIn(zone, ends - 1),
    isWholeDays: beginsWithDay && ends !== undefined && ends === dayEndIn(zone, ends - 1),
  }
}

function endOf(endAt: string | undefined, zone: string): number | undefined {
  if (endAt === undefined) return undefined
  const end = Date.parse(endAt)
  const dayEnds = dayEndIn(zone, end)
  return dayEnds - end <= LAST_MINUTE_MS ? dayEnds : end
}

/** When an activity is over, as ISO 8601. */
export function eventOverAt(event: WrittenPeriod, zone: string): string {
  return new Date(eventPeriod(event, zone).overAt).toISOString()
}

export function isEventOver(event: WrittenPeriod, now: Date, zone: string): boolean {
  return eventPeriod(event, zone).overAt <= now.getTime()
}

/** When the next of some activities is over, in milliseconds; `Infinity` if all are. */
export function nextEnd(events: readonly WrittenPeriod[], now: Date, zone: string): number {
  const ends = events.map((event) => eventPeriod(event, zone).overAt)
  return Math.min(...ends.filter((at) => at > now.getTime()))
}

/** Returns whether a written instant is at least `ms` ago. */
export function hasPassed(instant: string, now: Date, ms = 0): boolean {
  return Date.parse(instant) <= now.getTime() - ms
}
