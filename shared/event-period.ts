import { dayEndIn, dayIn, instantOf } from './zoned-time.ts'

/** The start and the end of an event, as in the backend's data. */
export interface WrittenPeriod {
  startAt: string
  endAt?: string | undefined
}

/** The period of an event for pages, calendars and lists. Times are in Unix ms. */
export interface EventPeriod {
  starts: number
  /** The end, exclusive; undefined if it is unknown. */
  ends: number | undefined
  /** The time from which the event counts as over. Without an end, it is the end of the day. */
  overAt: number
  firstDay: string
  lastDay: string
  /** Whether it lasts whole days. Pages then show no hours. */
  isWholeDays: boolean
}

/** An end in the last minute of a day (23:59) means the end of the day, as many people write. */
const LAST_MINUTE_MS = 60_000

/** Returns the period of an activity. From midnight and without an end, it is the whole day. */
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

/** Returns the time from which an activity is over, as ISO 8601. */
export function eventOverAt(event: WrittenPeriod, zone: string): string {
  return new Date(eventPeriod(event, zone).overAt).toISOString()
}

export function isEventOver(event: WrittenPeriod, now: Date, zone: string): boolean {
  return eventPeriod(event, zone).overAt <= now.getTime()
}

/** Returns the end of the activity that ends next (Unix ms); `Infinity` if all are over. */
export function nextEnd(events: readonly WrittenPeriod[], now: Date, zone: string): number {
  const ends = events.map((event) => eventPeriod(event, zone).overAt)
  return Math.min(...ends.filter((at) => at > now.getTime()))
}

/** Returns whether an instant was at least `ms` ago. The instant is an ISO 8601 text. */
export function hasPassed(instant: string, now: Date, ms = 0): boolean {
  return Date.parse(instant) <= now.getTime() - ms
}
