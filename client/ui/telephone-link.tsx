import type { ReactNode } from 'react'
import { dialled } from '../../shared/dialled.ts'

/** A telephone number that a phone dials when it is touched. */
export function TelephoneLink({ number }: { number: string }): ReactNode {
  return <a href={`tel:${dialled(number)}`}>{number}</a>
}
