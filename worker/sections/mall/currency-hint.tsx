import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** What the prices of a page are in, for readers to whom ¥ may mean yen; nothing in Chinese. */
export function CurrencyHint(): ReactNode {
  if (useIntl().locale.startsWith('zh')) return null
  return (
    <p className="booking-note">
      <FormattedMessage
        id="currency.hint"
        defaultMessage="价格单位为人民币（CNY，¥）。"
        description="Where prices stand, on pages in other languages than Chinese: ¥ is Chinese yuan, not yen"
      />
    </p>
  )
}
