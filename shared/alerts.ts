import { type Alert, NO_END } from '../contract/alert.ts'
import { addDays, instantOf } from './zoned-time.ts'

/** How long before it begins a closure is told of. */
const AHEAD_DAYS = 14

/** How an announcement stands at an instant. */
export interface AlertState {
  /** `ahead`: it is to be told of, but not so yet; `over` also where it is too early to tell. */
  state: 'ahead' | 'now' | 'over'
  /** Until when this holds. */
  holdsUntil: number
}

/** How an announcement stands at an instant, by the clocks of `zone`: a closure is told of before it begins, all else is not. */
export function alertAt(
  { from, to = from, severity }: Pick<Alert, 'from' | 'to' | 'severity'>,
  instant: number,
  zone: string,
): AlertState {
  const midnight = (day: string) => instantOf(zone, day, 0)
  const begins = midnight(from)
  const ends = to === NO_END ? Infinity : midnight(addDays(to, 1))
  const told = severity === 'closure' ? midnight(addDays(from, -AHEAD_DAYS)) : begins
  const holdsUntil = [told, begins, ends].find((at) => at > instant) ?? Infinity
  if (instant < told || instant >= ends) return { state: 'over', holdsUntil }
  return { state: instant < begins ? 'ahead' : 'now', holdsUntil }
}

/** Where some days in a row, one unless `to` is given, lie to a day: before them, on one of them, after them. */
export function daysOn(
  { from, to = from }: { from: string; to?: string | undefined },
  day: string,
): AlertState['state'] {
  if (day < from) return 'ahead'
  return day <= to ? 'now' : 'over'
}
