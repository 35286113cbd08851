import type { ReactNode } from 'react'

/** With a longer part a title rather runs on: its line would end where the part before it does. */
const MOST_IN_PART = 12

/** A title that breaks after its comma or colon; within a part only where the part is longer than its line. */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  const parts = text.split(/(?<=[，：；！？])/)
  if (parts.length === 1 || parts.some(({ length }) => length > MOST_IN_PART)) return text
  return parts.map((part, index) => (
    <span className="phrase" key={index}>
      {part}
    </span>
  ))
}
