import { Facts } from '../../../client/ui/fact-list.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { ProductListed } from '../../../contract/product.ts'
import type { Ticket } from '../../../contract/ticket.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Price } from '../../../contract/values.ts'
import { CURRENCY } from '../../../contract/region.ts'

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

/** Returns a hotel as an item of a list; undefined for other goods. */
export function hotelItem(hotel: GoodsListed, language: Language): Item | undefined {
  if (hotel.type !== 'hotel') return undefined
  return {
    ...hotel,
    href: href(language, 'hotels/detail', { id: hotel.id }),
    eyebrow: hotel.category?.name,
    figure: <PricePerNight price={hotel.price} />,
  }
}

/** Returns a restaurant as an item, with cuisine and hours; undefined for other goods. */
export function restaurantItem(restaurant: GoodsListed, language: Language): Item | undefined {
  if (restaurant.type !== 'restaurant') return undefined
  return {
    ...restaurant,
    href: href(language, 'restaurants/detail', { id: restaurant.id }),
    eyebrow: <Facts facts={[restaurant.cuisine, restaurant.openingHours]} />,
    figure: <PricePerHead price={restaurant.price} />,
  }
}

export function productItem(product: ProductListed, language: Language): Item {
  return {
    ...product,
    href: href(language, 'products/detail', { id: product.id }),
    eyebrow: product.category?.name,
    figure: <PriceTag price={product.price} />,
  }
}

/** Returns a ticket as an item of a list. The item links to the ticket's card. */
export function ticketItem(ticket: Ticket, language: Language): Item {
  return {
    ...ticket,
    href: `${href(language, 'tickets')}#${ticketAnchor(ticket)}`,
    eyebrow: firstClause(ticket.audience),
    figure: <PriceTag price={ticket.price} />,
  }
}

/** Returns the first clause, for one line: `firstClause('a; b') // 'a'`. */
export function firstClause(text: string): string {
  return text.split(/[；;]/)[0] ?? text
}

export function ticketAnchor({ id }: Pick<Ticket, 'id'>): string {
  return `ticket-${id}`
}

/** The currency of the prices, for readers who may take its sign for another currency’s. */
export function CurrencyHint(): ReactNode {
  const intl = useIntl()
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    intl.formatNumber(0, { style: 'currency', currency: CURRENCY, currencyDisplay }),
  )
  if (signs[0] === signs[1]) return null
  return (
    <p className="booking-note">
      <FormattedMessage
        id="currency.hint"
        defaultMessage="价格单位为{name}（{code}）。"
        description="Where prices have a sign that may mean several currencies, as ¥; name is the currency’s, code as CNY"
        values={{ name: intl.formatDisplayName(CURRENCY, { type: 'currency' }), code: CURRENCY }}
      />
    </p>
  )
}
