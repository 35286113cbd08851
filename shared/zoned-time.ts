const DAY_MS = 24 * 60 * 60 * 1000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Maximum number of cached offsets. Pages mostly need the days around today. */
const DAYS_KEPT = 64

/** The offset by zone and UTC day. Undefined on a day on which the clocks change. */
const offsetsOfZones = new Map<string, Map<number, number | undefined>>()

/** Returns the offset of `zone` from UTC at an instant, in milliseconds. */
function offsetMsAt(instant: number, zone: string): number {
  return offsetOfDay(Math.floor(instant / DAY_MS), zone) ?? readClock(instant, zone)
}

function offsetOfDay(day: number, zone: string): number | undefined {
  const offsets = offsetsOfZones.get(zone) ?? new Map<number, number | undefined>()
  offsetsOfZones.set(zone, offsets)
  const cached = offsets.get(day)
  if (cached !== undefined || offsets.has(day)) return cached
  const first = readClock(day * DAY_MS, zone)
  const offset = first === readClock((day + 1) * DAY_MS, zone) ? first : undefined
  if (offsets.size >= DAYS_KEPT) offsets.clear()
  offsets.set(day, offset)
  return offset
}

/** Returns the offset. Uses the engine's formatter, which takes some microseconds. */
function readClock(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(instant / 1000) * 1000
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone)
  if (cached !== undefined) return cached
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** Returns the calendar day in `zone` at an instant: `2026-11-21`. */
export function dayIn(zone: string, instant: number): string {
  return isoDay(instant + offsetMsAt(instant, zone))
}

/** Returns the day in `zone` of an ISO 8601 instant such as `2026-11-21T09:00:00+08:00`. */
export function dayOf(zone: string, written: string): string {
  return dayIn(zone, Date.parse(written))
}

/** Returns a date whose UTC fields have the local time in `zone`. */
export function clockIn(zone: string, instant: number): Date {
  return new Date(instant + offsetMsAt(instant, zone))
}

/** Returns the end of a day in `zone`, as ISO 8601. */
export function dayEndOf(zone: string, day: string): string {
  return new Date(instantOf(zone, addDays(day, 1), 0)).toISOString()
}

/** Returns the end of the day in `zone` that contains an instant. */
export function dayEndIn(zone: string, instant: number): number {
  return instantOf(zone, addDays(dayIn(zone, instant), 1), 0)
}

/**
 * Returns the instant of a local time. If the time occurs twice, returns the first instant. If the
 * clocks skip the time, adds the length of the skip: 02:30 becomes 03:30.
 */
export function instantOf(zone: string, day: string, minutes: number): number {
  const shown = Date.parse(day) + minutes * 60_000
  const before = offsetMsAt(shown - DAY_MS, zone)
  const after = offsetMsAt(shown + DAY_MS, zone)
  if (before === after || offsetMsAt(shown - before, zone) === before) return shown - before
  return offsetMsAt(shown - after, zone) === after ? shown - after : shown - before
}

/** Returns the offset of `zone` at a local time: `+08:00`. */
export function offsetAt(zone: string, day: string, minutes: number): string {
  const shown = Date.parse(day) + minutes * 60_000
  const offsetMinutes = Math.round((shown - instantOf(zone, day, minutes)) / 60_000)
  const [hours, rest] = [Math.abs(offsetMinutes) / 60, Math.abs(offsetMinutes) % 60]
  return `${offsetMinutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}

function twoDigits(count: number): string {
  return String(Math.floor(count)).padStart(2, '0')
}

export function addDays(day: string, count: number): string {
  return isoDay(Date.parse(day) + count * DAY_MS)
}

const SATURDAY = 6

/** Returns the weekend that contains or follows `day`; only `day` if it is a Sunday. */
export function restOfWeekend(day: string): [first: string, last: string] {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0) return [day, day]
  return [addDays(day, SATURDAY - weekday), addDays(day, SATURDAY + 1 - weekday)]
}

/** Returns `day` and the last day of its month. */
export function restOfMonth(day: string): [first: string, last: string] {
  const date = new Date(day)
  return [day, isoDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))]
}

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, '2026-11-21'.length)
}
