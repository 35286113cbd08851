import type { Site } from '../../../contract/menu.ts'
import { nextEntryDay, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayIn } from '../../../shared/zoned-time.ts'

/** How far ahead a day can be chosen. */
const DAYS_AHEAD = 365

/** The first and the last day that can be chosen, `2026-11-27`. */
export interface Days {
  first: string
  last: string
}

/** The days that can be chosen from this one on. */
export function daysFrom(first: string): Days {
  return { first, last: addDays(first, DAYS_AHEAD) }
}

/** The days of a visit: the first is one on which visitors are still let in, until which moment the page holds. */
export function daysOfVisit(site: Site, now: number): Days {
  const today = dayIn(timeZone, now)
  const schedule = scheduleOf(site)
  const first = schedule && nextEntryDay(schedule, now, timeZone)
  return { ...daysFrom(today), ...(first !== undefined && { first }) }
}

/** The day, or the nearest that can be chosen. */
export function within({ first, last }: Days, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
