import type { ReactNode } from 'react'

/** A title with a longer part is not split: the line before that part would end early. */
const MAX_IN_PART = 12

const DATE = /([一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日\p{P}?)/u

/** A title that breaks after its commas and colons, within a part only if the part is longer than its line, and never within a date. */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  const parts = text.split(/(?<=[，：；！？])/)
  if (parts.length > 1 && parts.every(({ length }) => length <= MAX_IN_PART)) {
    return parts.map(phrase)
  }
  return text.split(DATE).map((part, index) => (index % 2 === 1 ? phrase(part, index) : part))
}

function phrase(part: string, index: number): ReactNode {
  return (
    <span className="phrase" key={index}>
      {part}
    </span>
  )
}
