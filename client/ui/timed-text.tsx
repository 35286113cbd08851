import type { ReactNode } from 'react'
import type { TimedText as Entry } from '../../shared/timed-text.ts'

interface TimedTextProps {
  /** What to say from when on; the first is said now. */
  entries: readonly Entry[]
  /** What holds at any time: said where nobody knows what time it is, or how old the page. */
  otherwise?: string | undefined
}

/** A text that `client/boot/timed-texts.ts` keeps right while the page is read. Without script it says what was so when the page was sent. */
export function TimedText({ entries, otherwise }: TimedTextProps): ReactNode {
  return (
    <span data-times={JSON.stringify(entries)} data-otherwise={otherwise}>
      {entries[0]?.[1] ?? otherwise}
    </span>
  )
}
