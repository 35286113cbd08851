import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { Price } from '../../../contract/values.ts'

/** What a hotel's cheapest room costs. */
export function PricePerNight({ price }: { price: Price }): ReactNode {
  return (
    <FormattedMessage
      id="goods.pricePerNight"
      defaultMessage="{price} 起／晚"
      description="The lowest price of a room of a hotel, for one night"
      values={{ price: <PriceTag price={price} /> }}
    />
  )
}

/** What a meal costs on average. */
export function PricePerHead({ price }: { price: Price }): ReactNode {
  return (
    <FormattedMessage
      id="goods.pricePerHead"
      defaultMessage="人均 {price}"
      description="What one guest of a restaurant spends on average"
      values={{ price: <PriceTag price={price} /> }}
    />
  )
}

/** What a room costs for one night. */
export function RoomPrice({ price }: { price: Price }): ReactNode {
  return (
    <FormattedMessage
      id="hotelDetail.roomPrice"
      defaultMessage="{price}／晚"
      description="The price of a room for one night"
      values={{ price: <PriceTag price={price} /> }}
    />
  )
}
