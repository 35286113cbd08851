import * as v from 'valibot'
import { image } from './image.ts'
import { fitting, fittingById, lenient, orElse } from './lenient.ts'
import { listedEntries } from './listing.ts'
import { monthDay, sittings } from './opening-hours.ts'
import {
  coordinates,
  date,
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
  /**
   * The same for what has been chosen: `{date}` and `{language}` (`zh`, `en`) stand for it, `{count}` for tickets, `{nights}` and `{persons}`
   * for a stay.
   */
  template: lenient(v.pipe(link, v.startsWith('https://'))),
  telephone: lenient(telephone),
  /** What to know before booking, in a sentence. */
  note: lenient(text),
})
export type Booking = v.InferOutput<typeof booking>

const pricedEntries = { ...listedEntries, price }

/** A room in short. */
const offer = v.object({
  name: text,
  /** How many guests it sleeps. */
  occupancy: wholeNumber(1),
  accessible: orElse(v.boolean(), false),
  price,
})
export type Offer = v.InferOutput<typeof offer>

/** A place that guests go to from a hotel, and how long that takes. */
const nearby = v.object({
  id,
  name: label,
  minutes: wholeNumber(0),
  by: orElse(v.picklist(['walk', 'bus', 'boat']), 'walk'),
})
export type Nearby = v.InferOutput<typeof nearby>

const hotelFacts = {
  type: v.literal('hotel'),
  starRating: lenient(v.pipe(wholeNumber(1), v.maxValue(5))),
  address: text,
  /** Its rooms, by which a list is narrowed. */
  offers: orElse(fitting(offer), []),
  nearby: orElse(fitting(nearby, 10), []),
  /** Whether the price includes breakfast; missing if that is not known. */
  breakfast: lenient(v.boolean()),
}

const restaurantFacts = {
  type: v.literal('restaurant'),
  cuisine: text,
  openingHours: text,
  /** The same as data, of which a list tells who is open; missing if that is not known. */
  hours: lenient(sittings),
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

export const MAX_TICKETS = 30
const MAX_SERVICES = 30
const MAX_FARES = 40

/**
 * Whom prices tell apart. What ages, heights and papers each means is the area's own (`visitors` of `ticketInstructions`). `student`:
 * a full-time student who is too old for a child's rights. A student may have any ticket for one adult, and pays an adult's fares
 * unless a ticket or a fare names students.
 */
export const VISITOR_KINDS = ['adult', 'child', 'student', 'small', 'senior'] as const
export type VisitorKind = (typeof VISITOR_KINDS)[number]

const visitorKind = v.picklist(VISITOR_KINDS)
const fewVisitors = v.pipe(wholeNumber(0), v.maxValue(6))
const dayRange = { from: date, to: date }
const partOfYear = { from: monthDay, to: monthDay }

/** When something is sold. Not lenient: a condition that is missing would make a sum wrong. */
const onSale = {
  /** The part of every year in which it is sold, which may lie across the end of a year; all year unless given. */
  season: v.optional(v.object(partOfYear)),
  /** Dates for which it is not sold. */
  notSold: v.optional(v.pipe(v.array(v.object(dayRange)), v.maxLength(50)), []),
}

/**
 * What is needed to work out which tickets a party needs and what they cost. Not lenient within: a price or a condition that is
 * missing would make a sum wrong, so a ticket is then left out of sums.
 */
const sale = v.object({
  /** Whom one ticket lets in: of each row from so many to so many visitors of any of these kinds; one unless given. */
  admits: v.pipe(
    v.array(
      v.object({
        visitors: v.pipe(v.array(visitorKind), v.minLength(1), v.maxLength(VISITOR_KINDS.length)),
        from: v.optional(fewVisitors, 1),
        to: v.optional(fewVisitors, 1),
      }),
    ),
    v.minLength(1),
    v.maxLength(3),
  ),
  ...onSale,
  /** What it costs in parts of every year instead of its price. */
  prices: v.optional(v.pipe(v.array(v.object({ ...partOfYear, price })), v.maxLength(12)), []),
})

/** A kind of ticket. All tickets of a list name the same services in the same order, so that they can be compared. */
export const ticket = v.object({
  ...pricedEntries,
  /** Who may buy it. */
  audience: text,
  services: fitting(
    v.object({
      /** By which a fare names it. */
      id: lenient(id),
      name: label,
      included: v.boolean(),
      note: lenient(text),
    }),
    MAX_SERVICES,
  ),
  validity: text,
  refund: text,
  /** The price at the window, where buying ahead is cheaper. */
  listPrice: lenient(price),
  /** The one that suits most visitors. */
  recommended: orElse(v.boolean(), false),
  sale: lenient(sale),
  booking,
})
export type Ticket = v.InferOutput<typeof ticket>

/** A kind of visitor, as the area tells them apart. */
const visitor = v.object({
  id: visitorKind,
  /** In years, both included: `{ from: 6, to: 17 }`. */
  ages: lenient(v.object({ from: v.optional(wholeNumber(0)), to: v.optional(wholeNumber(0)) })),
  /** Whoever is smaller than so many centimetres belongs to it too. */
  heightBelow: lenient(wholeNumber(1)),
  /** Who else, and with which papers. */
  note: lenient(text),
  /** Is let in without a ticket. */
  free: orElse(v.boolean(), false),
})
export type Visitor = v.InferOutput<typeof visitor>

/** What one pays for beside a ticket: a ride, a locker, a place for a car. */
const fare = v.object({
  /** The service of tickets that it pays for (`services.id`), if any includes it. */
  service: lenient(id),
  /** The id of the facility of `today` that gives the ride; that of the service unless given. */
  facility: lenient(id),
  name: text,
  price,
  ...onSale,
  /** What visitors of some kinds pay instead. */
  reduced: orElse(fitting(v.object({ visitor: visitorKind, price }), VISITOR_KINDS.length), []),
  note: lenient(text),
})
export type Fare = v.InferOutput<typeof fare>

export const ticketInstructions = v.object({
  /** What to know before buying, as short sections. */
  sections: fitting(v.object({ title: text, content: richText })),
  /** The kinds of visitors whom prices tell apart; tickets name them in `sale`. */
  visitors: orElse(fittingById(visitor, VISITOR_KINDS.length), []),
  /** What costs money beside the tickets. */
  fares: orElse(fitting(fare, MAX_FARES), []),
  /** How one can pay, and where: `{ name: 'Foreign cards', value: 'Visa and Mastercard at window 1' }`. */
  paying: orElse(fitting(fact, MAX_FARES), []),
})
export type TicketInstructions = v.InferOutput<typeof ticketInstructions>
