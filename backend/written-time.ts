import { instantOf } from '../shared/zoned-time.ts'

/** A date. It may have a time with minutes or seconds, and an offset. */
const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?|24:00(?::00)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

const MINUTES_OF_DAY = 24 * 60

/**
 * Returns the instant of an ISO 8601 time (Unix ms); undefined if the time is invalid. Without an
 * offset, the time is in `zone`. A date without a time means its first moment or, with `isEnd`, its
 * last second. `instantIn('Asia/Shanghai', '2026-11-26', { isEnd: false })`
 */
export function instantIn(
  zone: string,
  written: string,
  { isEnd }: { isEnd: boolean },
): number | undefined {
  const [, day = '', time, offset] = WRITTEN.exec(written) ?? []
  if (!isInCalendar(day)) return undefined
  if (time === undefined)
    return isEnd ? instantOf(zone, day, MINUTES_OF_DAY) - 1000 : instantOf(zone, day, 0)
  const [hours = 0, minutes = 0, seconds = 0] = time.split(/[:.,]/).map(Number)
  const minute = hours * 60 + minutes
  const atMinute =
    offset === undefined
      ? instantOf(zone, day, minute)
      : Date.parse(day) + (minute - minutesOf(offset)) * 60_000
  return atMinute + seconds * 1000
}

/** `minutesOf('+08:00') // 480`. Also accepts `Z`, `+08` and `+0800`. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -total : total
}

/** `Date` reads 31 April as 1 May. Years before 1000 are not accepted. */
function isInCalendar(day: string): boolean {
  const at = Date.parse(day)
  return day >= '1000' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** The publication time of drafts. It never comes, so they are never public. */
export const NEVER = '9999-12-31T00:00:00+08:00'

/** Returns an instant (Unix ms) for sorting: `2026-11-25T09:00:00+08:00`. */
export function storedTime(instant: number): string {
  const china = new Date(instant + 8 * 60 * 60_000).toISOString()
  return `${china.slice(0, '2026-11-25T09:00:00'.length)}+08:00`
}
