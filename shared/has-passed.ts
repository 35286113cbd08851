/** Whether an instant, as the backend writes it, lies before `now` or at it. */
export function hasPassed(instant: string, now: Date): boolean {
  return Date.parse(instant) <= now.getTime()
}

/** The first of some instants, as the backend writes them, that is still to come, in milliseconds; `Infinity` where there is none. */
export function nextOf(instants: readonly string[], now: Date): number {
  return Math.min(...instants.map((each) => Date.parse(each)).filter((at) => at > now.getTime()))
}
