import { Facts } from '../../../client/ui/fact-list.tsx'
import { type Item, ItemGrid, TextList } from '../../../client/ui/item-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { ProductListed } from '../../../contract/product.ts'
import type { Ticket } from '../../../contract/ticket.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, defineMessages, type MessageDescriptor } from 'react-intl'
import type { Price } from '../../../contract/values.ts'
import { CURRENCY } from '../../../contract/region.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { titles } from '../index.ts'
import { pictures } from '../../../shared/site.ts'
import type { Category } from '../../../contract/listing.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import type { LoadContext } from '../define-page.ts'

/** The picture of the pages that sell tickets. */
export const ticketsPicture = pictures['opening-tickets'] ? 'opening-tickets' : 'hero'

/** What the prices of hotels and restaurants are for. */
export const goodsPrices: Record<'hotel' | 'restaurant', MessageDescriptor> = defineMessages({
  hotel: {
    id: 'goods.pricePerNight',
    defaultMessage: '{price} 起／晚',
    description: 'The lowest price of a room of a hotel, for one night',
  },
  restaurant: {
    id: 'goods.pricePerHead',
    defaultMessage: '人均 {price}',
    description: 'What one guest of a restaurant spends on average',
  },
})

export function PricePerNight({ price }: { price: Price }): ReactNode {
  return <FormattedMessage {...goodsPrices.hotel} values={{ price: <PriceTag price={price} /> }} />
}

export function PricePerHead({ price }: { price: Price }): ReactNode {
  return (
    <FormattedMessage {...goodsPrices.restaurant} values={{ price: <PriceTag price={price} /> }} />
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

/** Returns a ticket as an item of a list. It links to the card of the ticket. */
export function ticketItem(ticket: Ticket, language: Language): Item {
  return {
    ...ticket,
    href: `${href(language, 'tickets')}#${ticketAnchor(ticket)}`,
    eyebrow: firstClause(ticket.audience),
    figure: <PriceTag price={ticket.price} />,
  }
}

/** Returns the first clause of a text, to fit on one line: `firstClause('a; b') // 'a'`. */
export function firstClause(text: string): string {
  return text.split(/[；;]/)[0] ?? text
}

export function ticketAnchor({ id }: Pick<Ticket, 'id'>): string {
  return `ticket-${id}`
}

/** Names the currency of the prices if other currencies have the same sign. */
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

const ROUTES = {
  tickets: 'tickets',
  hotels: 'hotels/list',
  restaurants: 'restaurants/list',
  products: 'products/list',
} as const

const links: Record<keyof typeof ROUTES, MessageDescriptor> = defineMessages({
  tickets: {
    id: 'mallOverview.allTickets',
    defaultMessage: '{total, plural, other {对比全部 # 种门票}}',
    description: 'Link from the mall overview to the comparison of all tickets',
  },
  hotels: {
    id: 'mallOverview.allHotels',
    defaultMessage: '{total, plural, other {全部 # 处住宿}}',
    description: 'Link from the mall overview to the list of hotels',
  },
  restaurants: {
    id: 'mallOverview.allRestaurants',
    defaultMessage: '{total, plural, other {全部 # 家餐饮}}',
    description: 'Link from the mall overview to the list of restaurants',
  },
  products: {
    id: 'mallOverview.allProducts',
    defaultMessage: '{total, plural, other {全部 # 件商品}}',
    description: 'Link from the mall overview to the list of local products',
  },
})

export interface ListTeaserProps<Row> {
  of: keyof typeof ROUTES
  list: readonly Row[]
  /** Returns the list item for a row; undefined to leave it out. */
  item: (row: Row, language: Language) => Item | undefined
  total: number
  /** Replaces the title of the list. */
  title?: string
  /** A second link below the list. */
  also?: ReactNode
}

export function ListTeaser<Row>({ of, list, ...props }: ListTeaserProps<Row>): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  const items = list.flatMap((row) => props.item(row, language) ?? [])
  if (items.length === 0) return null
  // Tickets are lines of text without pictures.
  const List = of === 'tickets' ? TextList : ItemGrid
  return (
    <section className="list-teaser">
      <h2>{props.title ?? intl.formatMessage(titles[of])}</h2>
      <List items={items} headingLevel={3} />
      <p className="more">
        <a href={href(language, ROUTES[of])}>
          {intl.formatMessage(links[of], { total: props.total })}
        </a>
        {props.also}
      </p>
    </section>
  )
}

/** Maximum number of items in one call. The filters apply only to these items. */
const ALL = 100

/** Loads the items of a kind in one call, so that they can be filtered. */
export function allOf(
  { backend, firstPage }: Pick<LoadContext, 'backend' | 'firstPage'>,
  type: 'hotel' | 'restaurant',
): Promise<AnswerData<'goodsList'>> {
  return backend('goodsList', { body: { ...firstPage, pageSize: ALL, type } })
}

export function ofCategory(
  goods: readonly GoodsListed[],
  category: string | undefined,
): GoodsListed[] {
  return goods.filter((each) => category === undefined || each.category?.id === category)
}

/** Returns the categories. The count of each is the number of its items in `chosen`. */
export function counted(
  categories: readonly Category[],
  chosen: readonly GoodsListed[],
): Category[] {
  return categories.map((category) => ({
    ...category,
    count: ofCategory(chosen, category.id).length,
  }))
}
