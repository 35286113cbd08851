import type { ReactNode } from 'react'

/** A telephone number that a phone dials when it is touched. */
export function TelephoneLink({ number }: { number: string }): ReactNode {
  return <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</a>
}
