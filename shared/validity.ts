/** What somebody measured, saw or foretold, and until when it says so. */
export interface Timed {
  updatedAt: string
  validUntil: string
}

/** From when until when it says so, in milliseconds. */
export function periodOf({ updatedAt, validUntil }: Timed): [from: number, until: number] {
  return [Date.parse(updatedAt), Date.parse(validUntil)]
}

/** Whether it says so at an instant. */
export function isValidAt(timed: Timed, instant: number): boolean {
  const [from, until] = periodOf(timed)
  return from <= instant && instant < until
}
