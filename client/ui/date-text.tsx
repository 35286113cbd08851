import type { ReactNode } from 'react'
import { FormattedDate } from 'react-intl'

/** A day as readers write it, with its machine form. `iso` is an ISO 8601 date, or date and time. */
export function DateText({ iso }: { iso: string }): ReactNode {
  return (
    <time dateTime={iso}>
      <FormattedDate value={iso} year="numeric" month="long" day="numeric" />
    </time>
  )
}
