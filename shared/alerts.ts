import { type Alert, NO_END } from '../contract/alert.ts'
import { addDays, instantOf } from './zoned-time.ts'

/** Pages announce a closure this many days in advance. */
const AHEAD_DAYS = 14

export interface AlertState {
  /** `ahead`: already shown, but not begun. `over`: ended, or still too early to show. */
  state: 'ahead' | 'now' | 'over'
  /** The end of this state (Unix ms). */
  expiresAt: number
}

/**
 * Returns the state of an announcement. Pages show closures some days in advance, and other
 * announcements from their first day.
 */
export function alertAt(
  { from, to = from, severity }: Pick<Alert, 'from' | 'to' | 'severity'>,
  instant: number,
  zone: string,
): AlertState {
  const midnight = (day: string) => instantOf(zone, day, 0)
  const begins = midnight(from)
  const ends = to === NO_END ? Infinity : midnight(addDays(to, 1))
  const shownFrom = severity === 'closure' ? midnight(addDays(from, -AHEAD_DAYS)) : begins
  const expiresAt = [shownFrom, begins, ends].find((at) => at > instant) ?? Infinity
  if (instant < shownFrom || instant >= ends) return { state: 'over', expiresAt }
  return { state: instant < begins ? 'ahead' : 'now', expiresAt }
}

/**
 * Returns whether a day is before (`ahead`), within (`now`) or after (`over`) the dates. Without
 * `to`, they are one day.
 */
export function daysOn(
  { from, to = from }: { from: string; to?: string | undefined },
  day: string,
): AlertState['state'] {
  if (day < from) return 'ahead'
  return day <= to ? 'now' : 'over'
}
