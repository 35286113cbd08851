import * as v from 'valibot'
import { image } from './image.ts'
import { fitting, lenient, orElse } from './lenient.ts'
import { listedEntries } from './listing.ts'
import {
  coordinates,
  id,
  label,
  link,
  price,
  richText,
  telephone,
  text,
  timeOfDay,
  wholeNumber,
} from './values.ts'

/** Where one books or buys: the site hands over, it never takes money itself. */
const booking = v.object({
  /** A page of the seller's. */
  url: lenient(v.pipe(link, v.startsWith('https://'))),
  telephone: lenient(telephone),
  /** What to know before booking, in a sentence. */
  note: lenient(text),
})
export type Booking = v.InferOutput<typeof booking>

const pricedEntries = { ...listedEntries, price }

const hotelFacts = {
  type: v.literal('hotel'),
  starRating: lenient(v.pipe(wholeNumber(1), v.maxValue(5))),
  address: text,
}

const restaurantFacts = {
  type: v.literal('restaurant'),
  cuisine: text,
  openingHours: text,
  address: text,
}

/** The `price` of a hotel is that of its cheapest room per night, of a restaurant the average per guest. */
export const hotelListed = v.object({ ...pricedEntries, ...hotelFacts })

export const restaurantListed = v.object({ ...pricedEntries, ...restaurantFacts })

/** A product is of the type `goods` to the provider; everywhere else goods are all that the mall sells. */
export const productListed = v.object({ ...pricedEntries, type: v.literal('goods') })
export type ProductListed = v.InferOutput<typeof productListed>

export const goodsType = v.picklist(['hotel', 'restaurant', 'goods'])

/** What `goodsList` lists: one of three kinds, told apart by `type`. */
export const goodsListed = v.variant('type', [hotelListed, restaurantListed, productListed])
export type GoodsListed = v.InferOutput<typeof goodsListed>

const room = v.object({
  name: text,
  bed: text,
  /** Square metres. */
  area: v.pipe(v.number(), v.minValue(1)),
  /** How many guests it sleeps. */
  occupancy: wholeNumber(1),
  note: lenient(text),
  accessible: orElse(v.boolean(), false),
  price,
  cover: lenient(image),
})

export const hotel = v.object({
  ...pricedEntries,
  ...hotelFacts,
  telephone,
  coordinates: lenient(coordinates),
  checkIn: timeOfDay,
  checkOut: timeOfDay,
  facilities: orElse(fitting(text), []),
  rooms: fitting(room),
  content: richText,
  /** The ids of the facilities without which nobody comfortably gets there (`today` of the home page's call). */
  reachedBy: lenient(fitting(id)),
  /** How to get there from the gate, one way per row. */
  access: orElse(fitting(v.object({ name: text, description: text })), []),
  /** House rules and what a cancellation costs. */
  policy: lenient(text),
  booking,
})
export type Hotel = v.InferOutput<typeof hotel>

export const restaurant = v.object({
  ...pricedEntries,
  ...restaurantFacts,
  telephone,
  coordinates: lenient(coordinates),
  dishes: fitting(
    v.object({
      name: text,
      description: lenient(text),
      price,
      signature: orElse(v.boolean(), false),
    }),
  ),
  content: richText,
  seats: lenient(wholeNumber(1)),
  booking,
})
export type Restaurant = v.InferOutput<typeof restaurant>

/** What `goodsDetail` answers; a product has a call of its own. */
export const hotelOrRestaurant = v.variant('type', [hotel, restaurant])

const fact = v.object({ name: text, value: text })

export const product = v.object({
  ...pricedEntries,
  gallery: orElse(fitting(image), []),
  specifications: orElse(fitting(fact), []),
  content: richText,
  /** Shops that sell it, and how. */
  sellers: orElse(
    fitting(v.object({ name: text, address: lenient(text), openingHours: lenient(text) })),
    [],
  ),
  booking,
})
export type Product = v.InferOutput<typeof product>

/** Tickets are compared in one table, with a cell for each ticket and service: both are limited. */
export const MAX_TICKETS = 30
export const MAX_SERVICES = 30

/** A kind of ticket. All tickets of a list name the same services in the same order, so that they can be compared. */
export const ticket = v.object({
  ...pricedEntries,
  /** Who may buy it. */
  audience: text,
  services: fitting(
    v.object({ name: label, included: v.boolean(), note: lenient(text) }),
    MAX_SERVICES,
  ),
  validity: text,
  refund: text,
  /** The price at the window, where buying ahead is cheaper. */
  listPrice: lenient(price),
  /** The one that suits most visitors. */
  recommended: orElse(v.boolean(), false),
  booking,
})
export type Ticket = v.InferOutput<typeof ticket>

export const ticketInstructions = v.object({
  /** What to know before buying, as short sections. */
  sections: fitting(v.object({ title: text, content: richText })),
})
export type TicketInstructions = v.InferOutput<typeof ticketInstructions>
