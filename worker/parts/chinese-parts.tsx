import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CHINESE, usesHan } from '../../shared/chinese-text.ts'
import { CHINESE_TAG, isChinese } from '../../locales/chinese.ts'
import { langAttributes } from '../../shared/text-direction.ts'

/**
 * Text that is not in Chinese but may contain Chinese names to show to a driver. A screen reader
 * reads these names as Chinese. A name breaks only if it is longer than its line.
 */
export function ChineseParts({ text }: { text: string }): ReactNode {
  const { locale } = useIntl()
  if (usesHan(locale) && !isChinese(locale)) return text
  return text.split(CHINESE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="words" {...langAttributes(CHINESE_TAG)}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
