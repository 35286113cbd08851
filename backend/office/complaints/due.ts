import { complaintDays, timeZone } from '../../../shared/site.ts'
import { addDays, dayIn } from '../../../shared/zoned-time.ts'
import type { State } from './words.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Monday to Friday. Public holidays are ignored, because they differ from year to year. */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** Returns the day after `days` working days: `dueDay('2026-11-27', 1) // '2026-11-30'`. */
export function dueDay(day: string, days: number): string {
  let due = day
  for (let left = days; left > 0;) {
    due = addDays(due, 1)
    if (isWorkingDay(due)) left -= 1
  }
  return due
}

/** The inverse of `dueDay`: the last day of receipt of complaints due on `day` or earlier. */
export function lastDayDueBy(day: string, days: number): string {
  let due = day
  for (let left = days; ; due = addDays(due, -1)) {
    if (isWorkingDay(due)) left -= 1
    if (left === 0) return addDays(due, -1)
  }
}

/** Returns the working days from receipt to the next step; undefined if no time is promised. */
function daysOf(state: State): number | undefined {
  const { answer, settle } = complaintDays
  if (state === 'closed') return undefined
  if (state === 'answered') return settle
  const days = [answer, settle].filter((each) => each !== undefined)
  return days.length === 0 ? undefined : Math.min(...days)
}

/** The urgency of a complaint. `soon`: due today or on the next working day. */
export type Urgency = 'overdue' | 'soon' | 'later'

/** Returns the day on which the next step is due, with its urgency; undefined if nothing is due. */
export function dueOf(
  { day, state }: { day: string; state: State },
  now: number,
): { day: string; urgency: Urgency } | undefined {
  const days = daysOf(state)
  if (days === undefined) return undefined
  const due = dueDay(day, days)
  const today = dayIn(timeZone, now)
  const urgency = due < today ? 'overdue' : due <= dueDay(today, 1) ? 'soon' : 'later'
  return { day: due, urgency }
}

/** Returns the last day of receipt of complaints in a state with this urgency: `20261121`. */
export function lastUrgentDay(state: State, urgency: 'overdue' | 'soon', now: number): string {
  const days = daysOf(state)
  if (days === undefined) return ''
  const dueBy =
    urgency === 'overdue' ? dayIn(timeZone, now - DAY_MS) : dueDay(dayIn(timeZone, now), 1)
  return lastDayDueBy(dueBy, days).replaceAll('-', '')
}
