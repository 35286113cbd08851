import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Item, ItemList } from '../../../client/ui/item-list.tsx'
import type { GoodsListed, ProductListed, Ticket } from '../../../contract/goods.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { titles } from '../titles.ts'
import { hotelItem, productItem, restaurantItem, ticketItem } from './goods-item.tsx'

export interface TeaserProps<Thing> {
  list: readonly Thing[]
  /** How many there are in the whole list. */
  total: number
  language: Language
  /** The list's own title, unless given. */
  title?: string
}

/** Some of the tickets, and the way to compare all. */
export function TicketTeaser({ list, total, language }: TeaserProps<Ticket>): ReactNode {
  const intl = useIntl()
  return (
    <ListTeaser
      title={intl.formatMessage(titles.tickets)}
      items={list.map((ticket) => ticketItem(ticket, language))}
      href={href(language, 'mall/ticket-list')}
    >
      <FormattedMessage
        id="mallOverview.allTickets"
        defaultMessage="{total, plural, other {对比全部 # 种门票}}"
        description="Link from the mall overview to the comparison of all tickets"
        values={{ total }}
      />
    </ListTeaser>
  )
}

/** Some of the hotels, and the way to all. */
export function HotelTeaser({ list, total, language, title }: TeaserProps<GoodsListed>): ReactNode {
  const intl = useIntl()
  return (
    <ListTeaser
      title={title ?? intl.formatMessage(titles.hotels)}
      items={list.flatMap((goods) => (goods.type === 'hotel' ? [hotelItem(goods, language)] : []))}
      href={href(language, 'mall/hotel-list')}
    >
      <FormattedMessage
        id="mallOverview.allHotels"
        defaultMessage="{total, plural, other {全部 # 处住宿}}"
        description="Link from the mall overview to the list of hotels"
        values={{ total }}
      />
    </ListTeaser>
  )
}

/** Some of the restaurants, and the way to all. */
export function RestaurantTeaser({
  list,
  total,
  language,
  title,
}: TeaserProps<GoodsListed>): ReactNode {
  const intl = useIntl()
  return (
    <ListTeaser
      title={title ?? intl.formatMessage(titles.restaurants)}
      items={list.flatMap((goods) =>
        goods.type === 'restaurant' ? [restaurantItem(goods, language)] : [],
      )}
      href={href(language, 'mall/restaurant-list')}
    >
      <FormattedMessage
        id="mallOverview.allRestaurants"
        defaultMessage="{total, plural, other {全部 # 家餐饮}}"
        description="Link from the mall overview to the list of restaurants"
        values={{ total }}
      />
    </ListTeaser>
  )
}

/** Some of the local products, and the way to all. */
export function ProductTeaser({
  list,
  total,
  language,
  title,
}: TeaserProps<ProductListed>): ReactNode {
  const intl = useIntl()
  return (
    <ListTeaser
      title={title ?? intl.formatMessage(titles.products)}
      items={list.map((product) => productItem(product, language))}
      href={href(language, 'mall/product-list')}
    >
      <FormattedMessage
        id="mallOverview.allProducts"
        defaultMessage="{total, plural, other {全部 # 件好物}}"
        description="Link from the mall overview to the list of local products"
        values={{ total }}
      />
    </ListTeaser>
  )
}

interface ListTeaserProps {
  title: string
  items: readonly Item[]
  /** The whole list. */
  href: string
  /** The words of the link to it. */
  children: ReactNode
}

/** A few of the things of one list, and the way to the whole of it; nothing where there are none. */
function ListTeaser({ title, items, href: list, children }: ListTeaserProps): ReactNode {
  if (items.length === 0) return null
  return (
    <section className="list-teaser">
      <h2>{title}</h2>
      <ItemList items={items} headingLevel={3} />
      <p className="more">
        <a href={list}>{children}</a>
      </p>
    </section>
  )
}
