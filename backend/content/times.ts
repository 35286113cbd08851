import type { Fields } from '../kinds.ts'
import { instantIn, storedTime } from '../written-time.ts'
import { isFields } from './translate.ts'

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
  const instant =
    typeof value === 'string' ? instantIn(zone, value, { isEnd: ENDS.has(key) }) : undefined
  if (instant === undefined)
    throw new Error(
      `${at}${key}: ${JSON.stringify(value)} is no date, nor a date and time as 2026-11-25T09:00`,
    )
  return storedTime(instant)
}
