import type { ReactNode } from 'react'

/** What the narrowest place has room for: a longer part would be cut wherever its line ends. */
const PART_LENGTH = 12

/** A title that breaks after its comma or colon instead of within a word. */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  const parts = text.split(/(?<=[，：；！？])/)
  const isPhrased = parts.length > 1 && parts.every(({ length }) => length <= PART_LENGTH)
  return isPhrased ? <span className="phrased">{text}</span> : text
}
