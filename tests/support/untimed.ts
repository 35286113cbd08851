import type { Finding } from '../../tools/contract/report.ts'

/** Returns the findings of a check except slow calls, which depend on this machine. */
export function untimed(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ message }) => !/ → took \d+ ms/.test(message))
}
