import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CHINESE, usesHan } from '../../shared/chinese-text.ts'
import { CHINESE_TAG, isChinese } from '../../locales/chinese.ts'
import { langAttributes } from '../../shared/text-direction.ts'

/**
 * Text in another language that may contain Chinese names, for example to show to a driver. Screen
 * readers read these names as Chinese. A name is broken only if it is longer than its line.
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
