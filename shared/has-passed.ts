/** Whether an instant, as the backend writes it, lies before `now` or at it; with `ms`, at least so long before. */
export function hasPassed(instant: string, now: Date, ms = 0): boolean {
  return Date.parse(instant) <= now.getTime() - ms
}
