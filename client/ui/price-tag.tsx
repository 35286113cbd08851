import type { ReactNode } from 'react'
import { type FormatNumberOptions, FormattedNumber } from 'react-intl'
import type { Price } from '../../contract/values.ts'

/** Returns the format of a price, with fen only if there are some. */
export function priceFormat({ amount, currency }: Price): FormatNumberOptions {
  return {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }
}

/** A price with tabular figures. */
export function PriceTag({ price }: { price: Price }): ReactNode {
  return (
    <span className="price">
      <FormattedNumber value={price.amount / 100} {...priceFormat(price)} />
    </span>
  )
}
