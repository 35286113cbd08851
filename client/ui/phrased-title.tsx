import { Fragment, type ReactNode } from 'react'

/** A title with a longer part is not split: the line before that part would end early. */
const MAX_IN_PART = 12

const DATE = /(自?[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日\p{P}?)/u

interface PhrasedTitleProps {
  text: string
  /** Draws what is no date. */
  draw?: (words: string) => ReactNode
}

/** A title that breaks after its commas and colons, within a part only if the part is longer than its line, and never within a date. */
export function PhrasedTitle({ text, draw = (words) => words }: PhrasedTitleProps): ReactNode {
  const parts = text.split(/(?<=[，：；！？])/)
  if (parts.length > 1 && parts.every(({ length }) => length <= MAX_IN_PART)) {
    return parts.map((part, index) => phrase(draw(part), index))
  }
  return text
    .split(DATE)
    .map((part, index) =>
      index % 2 === 1 ? phrase(part, index) : <Fragment key={index}>{draw(part)}</Fragment>,
    )
}

/** Part of a title that breaks only if it is longer than its line. */
export function phrase(part: ReactNode, index: number): ReactNode {
  return (
    <span className="phrase" key={index}>
      {part}
    </span>
  )
}
