import { instantOf } from '../../shared/zoned-time.ts'
import type { Fields } from '../kinds.ts'
import { isFields } from './translate.ts'

/** A date, and perhaps a time to minutes or seconds, with or without an offset. */
const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?|24:00(?::00)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

const MINUTES_OF_DAY = 24 * 60

/** Fields of which a date alone is the end of the day. */
const ENDS = new Set(['endAt', 'withdrawAt'])
const TIMES = new Set([...ENDS, 'publishAt', 'publishedAt', 'startAt', 'updatedAt'])

/**
 * Fields in which each time that an editor writes is to the second and at +08:00, as the database sorts them. Without an offset it
 * is by the clocks of `zone`. Throws an error that begins with `at`, the file, and names the field where one is no time.
 */
export function withTimes(fields: Fields, zone: string, at: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (isFields(value)) return [key, withTimes(value, zone, `${at}${key}.`)]
      return [key, TIMES.has(key) ? readTime(key, value, { zone, at }) : value]
    }),
  )
}

function readTime(key: string, value: unknown, { zone, at }: { zone: string; at: string }): string {
  const instant = typeof value === 'string' ? instantIn(value, zone, ENDS.has(key)) : undefined
  if (instant === undefined)
    throw new Error(
      `${at}${key}: ${JSON.stringify(value)} is no date, nor a date and time as 2026-11-25T09:00`,
    )
  const china = new Date(instant + 8 * 3_600_000)
    .toISOString()
    .slice(0, '2026-11-25T09:00:00'.length)
  return `${china}+08:00`
}

function instantIn(written: string, zone: string, isEnd: boolean): number | undefined {
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

/** An offset, Z, +08, +0800 or +08:00, in minutes. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -total : total
}

/** People write 31 April, which `Date` reads as 1 May. Years before 1000 are nobody's. */
function isInCalendar(day: string): boolean {
  const at = Date.parse(day)
  return day >= '1000' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
