import type { ReactNode } from 'react'
import { CHINESE } from '../../shared/chinese-text.ts'
import { tagOf } from '../../shared/language.ts'

/**
 * Text that is not in Chinese but may contain Chinese names to show to a driver. A screen reader
 * reads these names as Chinese. A name breaks only if it is longer than its line.
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
