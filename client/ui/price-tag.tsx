import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { digitsOf } from '../../contract/region.ts'
import type { Price } from '../../contract/values.ts'

/** Formats a price with its currency: `¥80`, `¥80.50`. Has decimals only if the amount does. */
export function formatPrice(intl: IntlShape, { amount, currency }: Price): string {
  const unit = 10 ** digitsOf(currency)
  const decimals = amount % unit === 0 ? 0 : digitsOf(currency)
  return intl.formatNumber(amount / unit, {
    style: 'currency',
    currency,
    // Chinese and Japanese readers take ¥ for their own currency. `symbol` marks other currencies,
    // such as `JP¥`.
    currencyDisplay: /^(?:zh|ja)/.test(intl.locale) ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

export function PriceTag({ price }: { price: Price }): ReactNode {
  return <span className="price">{formatPrice(useIntl(), price)}</span>
}
