import type { ReactNode } from 'react'
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { ItemGrid, TextList, type Item } from '../../../client/ui/item-list.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { ProductListed } from '../../../contract/product.ts'
import type { Ticket } from '../../../contract/ticket.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { titles } from '../index.ts'
import { hotelItem, productItem, restaurantItem, ticketItem } from './goods-item.tsx'

interface TeaserOptions {
  total: number
  language: Language
  /** The title. The default is the list's own. */
  title?: string
}

export interface TeaserProps<Thing> extends TeaserOptions {
  list: readonly Thing[]
}

/** The tickets with their prices, one line each, and a link to compare them. */
export function TicketTeaser({ list, ...options }: TeaserProps<Ticket>): ReactNode {
  const items = list.map((ticket) => ticketItem(ticket, options.language))
  return <ListTeaser of="tickets" items={items} isText {...options} />
}

export function HotelTeaser({ list, ...options }: TeaserProps<GoodsListed>): ReactNode {
  const items = list.flatMap((goods) => hotelItem(goods, options.language) ?? [])
  return <ListTeaser of="hotels" items={items} {...options} />
}

export function RestaurantTeaser({ list, ...options }: TeaserProps<GoodsListed>): ReactNode {
  const items = list.flatMap((goods) => restaurantItem(goods, options.language) ?? [])
  return <ListTeaser of="restaurants" items={items} {...options} />
}

export function ProductTeaser({ list, ...options }: TeaserProps<ProductListed>): ReactNode {
  const items = list.map((product) => productItem(product, options.language))
  return <ListTeaser of="products" items={items} {...options} />
}

const ROUTES = {
  tickets: 'tickets',
  hotels: 'hotels/list',
  restaurants: 'restaurants/list',
  products: 'products/list',
} as const

/** The texts of the links to the whole lists. */
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

interface ListTeaserProps extends TeaserOptions {
  of: keyof typeof ROUTES
  items: readonly Item[]
  /** Shows one line per item, without pictures. */
  isText?: boolean
}

/** Some items of a list, and a link to all. Renders nothing if there are none. */
function ListTeaser({
  of,
  items,
  isText = false,
  total,
  language,
  title,
}: ListTeaserProps): ReactNode {
  const intl = useIntl()
  if (items.length === 0) return null
  return (
    <section className="list-teaser">
      <h2>{title ?? intl.formatMessage(titles[of])}</h2>
      {isText ? (
        <TextList items={items} headingLevel={3} />
      ) : (
        <ItemGrid items={items} headingLevel={3} />
      )}
      <p className="more">
        <a href={href(language, ROUTES[of])}>{intl.formatMessage(links[of], { total })}</a>
      </p>
    </section>
  )
}
