/** Whether an instant, as the backend writes it, lies before `now` or at it. */
export function hasPassed(instant: string, now: Date): boolean {
  return Date.parse(instant) <= now.getTime()
}
