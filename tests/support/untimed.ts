import type { Told } from '../../tools/contract/report.ts'

/** What a check of a backend found, but for how long answers took: that is the machine's, not the backend's. */
export function untimed(told: readonly Told[]): Told[] {
  return told.filter(({ message }) => !/ → took \d+ ms/.test(message))
}
