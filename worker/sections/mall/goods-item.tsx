import { Facts } from '../../../client/ui/facts.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { ProductListed } from '../../../contract/product.ts'
import type { Ticket } from '../../../contract/ticket.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { PricePerHead, PricePerNight } from './goods-price.tsx'

/** A hotel as a list shows it; nothing for other goods. */
export function hotelItem(hotel: GoodsListed, language: Language): Item | undefined {
  if (hotel.type !== 'hotel') return undefined
  return {
    ...hotel,
    href: href(language, 'hotels/detail', { id: hotel.id }),
    overline: hotel.category?.name,
    figure: <PricePerNight price={hotel.price} />,
  }
}

/** A restaurant as a list shows it: what it cooks and when stand above its name. Nothing for other goods. */
export function restaurantItem(restaurant: GoodsListed, language: Language): Item | undefined {
  if (restaurant.type !== 'restaurant') return undefined
  return {
    ...restaurant,
    href: href(language, 'restaurants/detail', { id: restaurant.id }),
    overline: <Facts facts={[restaurant.cuisine, restaurant.openingHours]} />,
    figure: <PricePerHead price={restaurant.price} />,
  }
}

/** A product as a list shows it. */
export function productItem(product: ProductListed, language: Language): Item {
  return {
    ...product,
    href: href(language, 'products/detail', { id: product.id }),
    overline: product.category?.name,
    figure: <PriceTag price={product.price} />,
  }
}

/** A ticket as a list shows it; it leads to its card. */
export function ticketItem(ticket: Ticket, language: Language): Item {
  return {
    ...ticket,
    href: `${href(language, 'tickets')}#${ticketAnchor(ticket)}`,
    overline: firstClause(ticket.audience),
    figure: <PriceTag price={ticket.price} />,
  }
}

/** A text up to its first semicolon, so that it fits on one line; a ticket's card opens all of it. */
export function firstClause(text: string): string {
  return text.split(/[；;]/)[0] ?? text
}

/** The element id of a ticket's card. */
export function ticketAnchor({ id }: Pick<Ticket, 'id'>): string {
  return `ticket-${id}`
}
