/** The first and the last day that can be chosen, `2026-11-27`. */
export interface Days {
  first: string
  last: string
}

/** The day, or the nearest that can be chosen. */
export function within({ first, last }: Days, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
