import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { DateText } from '../../client/ui/date-text.tsx'

/** The day of a text's last change. `iso` is an ISO 8601 date, or date and time. */
export function UpdatedAt({ iso }: { iso: string }): ReactNode {
  return (
    <FormattedMessage
      id="article.updatedAt"
      defaultMessage="更新于 {date}"
      description="When an article was last changed"
      values={{ date: <DateText iso={iso} /> }}
    />
  )
}
