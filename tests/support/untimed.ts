import type { Finding } from '../../tools/contract/report.ts'

/** What a check of a backend found, but for how long answers took: that is the machine's, not the backend's. */
export function untimed(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ message }) => !/ → took \d+ ms/.test(message))
}
