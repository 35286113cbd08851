import type * as v from 'valibot'
import {
  announcement,
  announcementListed,
  article,
  articleListed,
  message,
  messageListed,
  point,
  pointListed,
  question,
  strategy,
  strategyListed,
} from '../contract/article.ts'
import {
  hotel,
  hotelListed,
  product,
  productListed,
  restaurant,
  restaurantListed,
  ticket,
} from '../contract/goods.ts'
import { listed } from '../contract/listing.ts'
import { scenicSpot } from '../contract/scenic.ts'

/** A YAML mapping, before anything is known about it. */
export type Fields = Record<string, unknown>

type ObjectSchema = v.GenericSchema<unknown, object> & { readonly entries: Record<string, unknown> }

/** How the entries of a kind are written and what they must fit. */
export interface Kind {
  /** The name of the folder with its items, `content/<name>`, and of `content/<name>.yaml` with what holds for all of them. */
  name: string
  listed: ObjectSchema
  detail: ObjectSchema
  /** The Chinese path of the list whose items may be recommended; nothing where there is none. */
  page: string | undefined
  /** Whether English may be missing; such an entry is answered in Chinese. */
  englishOptional?: true
  /** Adds the fields that the contract requires and no file has. */
  complete?: (fields: Fields) => Fields
}

/**
 * Everything with a list or a detail: in the database one row per entry, and one for its texts in each language. In the order in
 * which they are written.
 */
const kinds = {
  news: {
    name: 'news',
    page: '/scenic/information',
    listed: messageListed,
    detail: message,
    englishOptional: true,
    complete: withType('news'),
  },
  activity: {
    name: 'activities',
    page: '/infomation/activity',
    listed: messageListed,
    detail: message,
    complete: withType('activity'),
  },
  notice: {
    name: 'notices',
    page: undefined,
    listed: messageListed,
    detail: message,
    complete: withType('notice'),
  },
  announcement: {
    name: 'announcements',
    page: '/infomation/announcement',
    listed: announcementListed,
    detail: announcement,
    englishOptional: true,
  },
  culture: {
    name: 'culture',
    page: '/infomation/corporateCulture',
    listed: articleListed,
    detail: article,
  },
  publicity: { name: 'publicity', page: '/scenic/publicity', listed: pointListed, detail: point },
  strategy: {
    name: 'strategies',
    page: '/service/strategy',
    listed: strategyListed,
    detail: strategy,
  },
  spot: { name: 'spots', page: undefined, listed, detail: scenicSpot },
  hotel: {
    name: 'hotels',
    page: '/mall/hotel',
    listed: hotelListed,
    detail: hotel,
    complete: completeHotel,
  },
  restaurant: {
    name: 'restaurants',
    page: '/mall/restaurant',
    listed: restaurantListed,
    detail: restaurant,
    complete: withType('restaurant'),
  },
  goods: {
    name: 'products',
    page: '/mall/shopping',
    listed: productListed,
    detail: product,
    complete: withType('goods'),
  },
  ticket: { name: 'tickets', page: undefined, listed: ticket, detail: ticket },
  question: { name: 'questions', page: undefined, listed: question, detail: question },
} satisfies Record<string, Kind>

export type EntryKind = keyof typeof kinds

/** What the entries of each kind are. */
export const KINDS: Readonly<Record<EntryKind, Kind>> = kinds

/** Their names. */
export const ENTRY_KINDS = Object.keys(kinds).filter((kind): kind is EntryKind =>
  Object.hasOwn(kinds, kind),
)

/** What is stored and answered as a whole. There is one document of each kind, except for the child guides. */
export type DocumentKind =
  | 'menu'
  | 'recommendations'
  | 'scenic'
  | 'ticketInstructions'
  | 'guide'
  | 'childGuide'

function withType(type: string) {
  return (fields: Fields): Fields => ({ ...fields, type })
}

/** A hotel costs what its cheapest room costs; its rooms stand in lists in short. */
function completeHotel(fields: Fields): Fields {
  const rooms = Array.isArray(fields['rooms']) ? fields['rooms'] : []
  const amounts = rooms.map((room) => Number(room?.price?.amount))
  return {
    ...fields,
    type: 'hotel',
    price: { amount: Math.min(...amounts), currency: 'CNY' },
    offers: rooms.map(({ name, occupancy, accessible = false, price }) => ({
      name,
      occupancy,
      accessible,
      price,
    })),
  }
}
