import { Fragment, type ReactNode } from 'react'

/** For those who copy or hear the line. */
const SPACE = ' '

/** Facts in one line, without those that are not known. Each stays in one piece, and a line that breaks ends without a dot. */
export function Facts({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  return facts.filter(Boolean).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && SPACE}
      <span>{fact}</span>
    </Fragment>
  ))
}
