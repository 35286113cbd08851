import { type Alert, NO_END } from '../contract/alert.ts'
import { addDays, instantOf } from './zoned-time.ts'

/** Number of days before a closure from which pages mention it. */
const AHEAD_DAYS = 14

export interface AlertState {
  /** `ahead`: already shown, but not begun. `over`: ended, or too early to show. */
  state: 'ahead' | 'now' | 'over'
  /** The end of this state (Unix ms). */
  expiresAt: number
}

/**
 * Returns the state of an announcement at an instant, in time zone `zone`. Pages show a closure
 * before it begins, and other announcements from their first day on.
 */
export function alertAt(
  { from, to = from, severity }: Pick<Alert, 'from' | 'to' | 'severity'>,
  instant: number,
  zone: string,
): AlertState {
  const midnight = (day: string) => instantOf(zone, day, 0)
  const begins = midnight(from)
  const ends = to === NO_END ? Infinity : midnight(addDays(to, 1))
  const told = severity === 'closure' ? midnight(addDays(from, -AHEAD_DAYS)) : begins
  const expiresAt = [told, begins, ends].find((at) => at > instant) ?? Infinity
  if (instant < told || instant >= ends) return { state: 'over', expiresAt }
  return { state: instant < begins ? 'ahead' : 'now', expiresAt }
}

/** Returns whether a day is before, within or after the dates. Without `to`, one day. */
export function daysOn(
  { from, to = from }: { from: string; to?: string | undefined },
  day: string,
): AlertState['state'] {
  if (day < from) return 'ahead'
  return day <= to ? 'now' : 'over'
}
