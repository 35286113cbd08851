import type { ReactNode } from 'react'
import { tagOf } from '../../shared/language.ts'

/** From a Chinese character to the last one, or to the number that ends a Chinese address. */
const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\d\s]*[\p{Script=Han}\d])?)/u

/**
 * Text that is not in Chinese but may contain names to show to a driver. Each is read aloud as Chinese, and breaks only
 * if it is longer than its line.
 */
export function ChineseParts({ text }: { text: string }): ReactNode {
  return text.split(CHINESE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="words" lang={tagOf('zh')}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
