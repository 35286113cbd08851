import type { ReactNode } from 'react'
import { tagOf } from '../../client/shared/language.ts'

/** From a Chinese character to the last one, or to the number that ends a Chinese address. */
const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\d\s]*[\p{Script=Han}\d])?)/u

/** Text that is not in Chinese, in which names may stand as one shows them to a driver: each is read aloud as Chinese, and breaks only where it is longer than its line. */
export function ChineseParts({ text }: { text: string }): ReactNode {
  return text.split(CHINESE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="phrase" lang={tagOf('zh')}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
