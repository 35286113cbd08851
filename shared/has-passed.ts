/** Whether an instant, as the backend writes it, lies before `now` or at it; with `ms`, at least so long before. */
export function hasPassed(instant: string, now: Date, ms = 0): boolean {
  return Date.parse(instant) <= now.getTime() - ms
}

/** The first of some instants, as the backend writes them, that is still to come, in milliseconds; `Infinity` where there is none. */
export function nextOf(instants: readonly string[], now: Date): number {
  return Math.min(...instants.map((each) => Date.parse(each)).filter((at) => at > now.getTime()))
}
