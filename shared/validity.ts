/** What somebody measured, saw or foretold, and until when it says so. */
export interface Timed {
  updatedAt: string
  /** When it begins, if later than `updatedAt`. */
  from?: string | undefined
  validUntil: string
}

/** From when until when it holds, in milliseconds. */
export function periodOf({
  updatedAt,
  from = updatedAt,
  validUntil,
}: Timed): [from: number, until: number] {
  return [Date.parse(from), Date.parse(validUntil)]
}

/** Whether it says so at an instant. */
export function isValidAt(timed: Timed, instant: number): boolean {
  const [from, until] = periodOf(timed)
  return from <= instant && instant < until
}
