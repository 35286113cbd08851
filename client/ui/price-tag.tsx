import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import type { Price } from '../../contract/listing.ts'

/** A price in yuan, with fen only where there are some. */
export function PriceTag({ price }: { price: Price }): ReactNode {
  return (
    <span className="price">
      <FormattedNumber
        value={price.amount / 100}
        style="currency"
        currency={price.currency}
        currencyDisplay="narrowSymbol"
        minimumFractionDigits={price.amount % 100 === 0 ? 0 : 2}
      />
    </span>
  )
}
