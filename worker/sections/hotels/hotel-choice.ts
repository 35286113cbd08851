import type { GoodsListed } from '../../../contract/goods.ts'
import type { Offer } from '../../../contract/hotel.ts'

type HotelListed = Extract<GoodsListed, { type: 'hotel' }>

/** What somebody looks for; nothing of it is wished unless given. */
export interface HotelWishes {
  /** How many guests one room sleeps at least. */
  persons?: number | undefined
  /** What a night costs at most, in yuan. */
  price?: number | undefined
  /** A room for guests in a wheelchair. */
  stepFree?: boolean | undefined
  breakfast?: boolean | undefined
  /** A place, by its id, that is near. */
  near?: string | undefined
  /** `price`, or a place by its id: the nearest to it first. */
  sort?: string | undefined
}

/** So many minutes are near, on foot or by whatever goes there. */
export const NEAR_MINUTES = 15

/** By price, in `sort`; no place has this id. */
export const BY_PRICE = 'price'

/** The hotels that have what is wished, in the order that is wished, or else in their own. */
export function chooseHotels<Hotel extends GoodsListed>(
  hotels: readonly Hotel[],
  wishes: HotelWishes,
): Hotel[] {
  const chosen = hotels.filter((hotel) => hotel.type === 'hotel' && hasAll(hotel, wishes))
  const { sort } = wishes
  if (sort === undefined) return chosen
  const rank = (hotel: Hotel) => {
    if (hotel.type !== 'hotel') return Infinity
    return sort === BY_PRICE ? priceFor(hotel, wishes).amount : minutesTo(hotel, sort)
  }
  return chosen.toSorted((one, other) => compare(rank(one), rank(other)))
}

/** The cheapest room that is as wished; nothing where no room is, or the rooms are not known. */
export function roomFor({ offers }: HotelListed, wishes: HotelWishes): Offer | undefined {
  return offers
    .filter((offer) => isAsWished(offer, wishes))
    .toSorted((one, other) => one.price.amount - other.price.amount)[0]
}

/** The places that any of the hotels is near to or far from, each once. */
export function placesOf(hotels: readonly GoodsListed[]): { id: string; name: string }[] {
  const all = hotels.flatMap((hotel) => (hotel.type === 'hotel' ? hotel.nearby : []))
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

function hasAll(hotel: HotelListed, wishes: HotelWishes): boolean {
  const { breakfast, near, persons, price, stepFree } = wishes
  if (breakfast && hotel.breakfast !== true) return false
  if (near !== undefined && minutesTo(hotel, near) > NEAR_MINUTES) return false
  const asksForRoom = persons !== undefined || stepFree === true
  if (asksForRoom || hotel.offers.length > 0) return roomFor(hotel, wishes) !== undefined
  return price === undefined || hotel.price.amount <= price * 100
}

function isAsWished(
  { occupancy, accessible, price: { amount } }: Offer,
  { persons = 1, price = Infinity, stepFree = false }: HotelWishes,
): boolean {
  return occupancy >= persons && amount <= price * 100 && (accessible || !stepFree)
}

function priceFor(hotel: HotelListed, wishes: HotelWishes) {
  return roomFor(hotel, wishes)?.price ?? hotel.price
}

function minutesTo({ nearby }: HotelListed, place: string): number {
  return nearby.find(({ id }) => id === place)?.minutes ?? Infinity
}

function compare(one: number, other: number): number {
  // Two that are infinitely far are equal.
  return one === other ? 0 : one - other
}
