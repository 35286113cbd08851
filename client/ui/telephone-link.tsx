import type { ReactNode } from 'react'

/** A number with what people put between its digits; an extension or a second number comes after something else. */
const FIRST_NUMBER = /\+?\d(?:[\s()-]*\d){2,}/

/** A telephone number that a phone dials when it is touched. */
export function TelephoneLink({ number }: { number: string }): ReactNode {
  const [first = number] = FIRST_NUMBER.exec(number) ?? []
  return <a href={`tel:${first.replaceAll(/[^\d+]/g, '')}`}>{number}</a>
}
