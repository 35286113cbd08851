import { Fragment, type ReactNode } from 'react'

/** Ends with what a line may end after. */
const PHRASE = /(?<=[，：；！？])/

/** The phrases of a title, each with the punctuation that ends it. */
export function phrasesOf(text: string): string[] {
  return text.split(PHRASE)
}

/** A title whose lines end after its commas and colons, and within a phrase only if that is longer than a line. */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  return <WholeParts parts={phrasesOf(text)} />
}

/**
 * A title whose lines end between its parts. The ends are nothing to those who hear it, or Chromium would read a space at
 * each.
 */
export function WholeParts({
  parts,
  draw = (part) => part,
}: {
  parts: readonly string[]
  draw?: (part: string) => ReactNode
}): ReactNode {
  return (
    <span className="words" key={parts.join('')}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr aria-hidden />}
          {draw(part)}
        </Fragment>
      ))}
    </span>
  )
}
