import type { ReactNode } from 'react'
import { ChoiceLinks } from '../../parts/list-view.tsx'
import { type IntlShape, useIntl } from 'react-intl'
import { formatPrice } from '../../../client/ui/price-tag.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Offer } from '../../../contract/hotel.ts'
import { CURRENCY, digitsOf } from '../../../contract/region.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { personsWords } from './section.ts'

type HotelListed = Extract<GoodsListed, { type: 'hotel' }>

/** The chosen filters and order of the hotel list. An undefined filter is off. */
export interface HotelFilters {
  /** The number of guests for whom one room must be enough. */
  persons?: number | undefined
  price?: number | undefined
  /** Whether to keep only rooms for guests in a wheelchair. */
  stepFree?: '1' | undefined
  breakfast?: '1' | undefined
  view?: '1' | undefined
  dogs?: '1' | undefined
  /** The id of a place that the hotel must be near to. */
  near?: string | undefined
  /** `price`, or the id of a place. With a place, the nearest hotels are first. */
  sort?: string | undefined
}

/** The maximum travel time to a near place: on foot, or by the transport in the content. */
const NEAR_MINUTES = 15

/** The value of `sort` for the order by price. No place has this id. */
export const BY_PRICE = 'price'

/** Returns the matching hotels in the chosen order. The default is the order of the list. */
export function filterHotels<Hotel extends GoodsListed>(
  hotels: readonly Hotel[],
  hotelFilters: HotelFilters,
): Hotel[] {
  const chosen = hotels.filter((hotel) => hotel.type === 'hotel' && hasAll(hotel, hotelFilters))
  const { sort } = hotelFilters
  if (sort === undefined) return chosen
  const rank = (hotel: Hotel) => {
    if (hotel.type !== 'hotel') return Infinity
    return sort === BY_PRICE ? priceFor(hotel, hotelFilters).amount : minutesTo(hotel, sort)
  }
  return chosen.toSorted((one, other) => compare(rank(one), rank(other)))
}

export function roomFor({ offers }: HotelListed, hotelFilters: HotelFilters): Offer | undefined {
  return offers
    .filter((offer) => matchesFilters(offer, hotelFilters))
    .toSorted((one, other) => one.price.amount - other.price.amount)[0]
}

/** Returns all places to which at least one hotel has a travel time, without duplicates. */
export function placesOf(hotels: readonly GoodsListed[]): { id: string; name: string }[] {
  const all = hotels.flatMap((hotel) => (hotel.type === 'hotel' ? hotel.nearby : []))
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

function hasAll(hotel: HotelListed, hotelFilters: HotelFilters): boolean {
  if (!hasHouse(hotel, hotelFilters)) return false
  const { persons, price, stepFree, view } = hotelFilters
  const hasRoomFilter = persons !== undefined || stepFree !== undefined || view !== undefined
  if (hasRoomFilter || hotel.offers.length > 0) return roomFor(hotel, hotelFilters) !== undefined
  return price === undefined || hotel.price.amount <= inSmallest(price)
}

/** Returns whether a hotel matches the filters that do not concern its rooms. */
function hasHouse(hotel: HotelListed, { breakfast, dogs, near }: HotelFilters): boolean {
  if (dogs && hotel.dogs !== true) return false
  if (breakfast && hotel.breakfast !== true) return false
  return near === undefined || minutesTo(hotel, near) <= NEAR_MINUTES
}

function matchesFilters(
  { occupancy, accessible, view: has, price: { amount } }: Offer,
  { persons = 1, price = Infinity, stepFree, view }: HotelFilters,
): boolean {
  if (view && has === undefined) return false
  return occupancy >= persons && amount <= inSmallest(price) && (accessible || !stepFree)
}

function priceFor(hotel: HotelListed, hotelFilters: HotelFilters) {
  return roomFor(hotel, hotelFilters)?.price ?? hotel.price
}

function minutesTo({ nearby }: HotelListed, place: string): number {
  return nearby.find(({ id }) => id === place)?.minutes ?? Infinity
}

function compare(one: number, other: number): number {
  // `Infinity - Infinity` would be `NaN`.
  return one === other ? 0 : one - other
}

/** The values that each filter can offer. The page shows only those that would change the rows. */
const PERSONS = [2, 3, 4, 6] as const
const PRICE_STEPS = [2, 4, 6, 10, 20] as const

interface HotelFilterProps {
  hotels: readonly GoodsListed[]
  hotelFilters: HotelFilters
  hrefOf: (hotelFilters: HotelFilters) => string
}

interface Choice {
  words: string
  hotelFilters: HotelFilters
}

/**
 * Links that filter and sort the hotels. Each adds its filter to the chosen ones or removes it. They
 * are one list, because phones show a list of filters as one line. The chosen ones are first there.
 */
export function HotelFilter({ hotels, hotelFilters, hrefOf }: HotelFilterProps): ReactNode {
  const intl = useIntl()
  const filters = filtersOf(intl, hotels).filter(
    ({ hotelFilters: wish }) => isOn(wish, hotelFilters) || changes(hotels, hotelFilters, wish),
  )
  const orders = hotels.length > 1 ? ordersOf(intl, hotels) : []
  const links = [...filters, ...orders].map(({ words, hotelFilters: wish }) => {
    const isChosen = isOn(wish, hotelFilters)
    return {
      text: words,
      href: hrefOf({ ...hotelFilters, ...(isChosen ? without(wish) : wish) }),
      isChosen,
    }
  })
  return (
    <ChoiceLinks
      label={factLine(
        intl.formatMessage({ id: 'hotelList.filters', defaultMessage: '按条件筛选' }),
        intl.formatMessage({ id: 'hotelList.orders', defaultMessage: '排序' }),
      )}
      links={links.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen))}
    />
  )
}

function without(wish: HotelFilters): HotelFilters {
  return Object.fromEntries(Object.keys(wish).map((key) => [key, undefined]))
}

function isOn(wish: HotelFilters, hotelFilters: HotelFilters): boolean {
  const all: Readonly<Record<string, unknown>> = { ...hotelFilters }
  return Object.entries(wish).every(([key, value]) => all[key] === value)
}

/** Returns whether a filter would change the rows and keep at least one hotel. */
function changes(
  hotels: readonly GoodsListed[],
  hotelFilters: HotelFilters,
  wish: HotelFilters,
): boolean {
  const others = { ...hotelFilters, ...without(wish) }
  const all = { ...hotelFilters, ...wish }
  const left = filterHotels(hotels, others)
  const narrowed = filterHotels(hotels, all)
  if (narrowed.length === 0) return false
  if (narrowed.length < left.length) return true
  return (
    wish.persons !== undefined &&
    narrowed.some(
      (hotel) =>
        hotel.type === 'hotel' && priceFor(hotel, all).amount !== priceFor(hotel, others).amount,
    )
  )
}

function inSmallest(price: number): number {
  return price * 10 ** digitsOf(CURRENCY)
}

/** Returns round price limits in the range of the hotels' prices: `[200, 400, 600, 1000, 2000]`. */
function pricesFor(hotels: readonly GoodsListed[]): number[] {
  const all = hotels.map(({ price }) => price.amount / inSmallest(1)).toSorted((a, b) => a - b)
  const middle = all[Math.floor(all.length / 2)] ?? 0
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(middle)))
  return PRICE_STEPS.map((step) => step * scale)
}

function filtersOf(intl: IntlShape, hotels: readonly GoodsListed[]): Choice[] {
  return [
    ...PERSONS.map((persons) => ({
      words: personsWords(intl, persons),
      hotelFilters: { persons },
    })),
    ...pricesFor(hotels).map((price) => ({
      words: intl.formatMessage(
        {
          id: 'hotelList.price',
          defaultMessage: '{price} 以内',
          description: 'Narrows the list of hotels to those with a room at this price or less',
        },
        { price: formatPrice(intl, { amount: inSmallest(price), currency: CURRENCY }) },
      ),
      hotelFilters: { price },
    })),
    ...placesOf(hotels).map(({ id, name }) => ({
      words: intl.formatMessage(
        {
          id: 'hotelList.near',
          defaultMessage: '{place} {minutes} 分钟内',
          description: 'Narrows the list of hotels to those within so many minutes of a place',
        },
        { place: name, minutes: NEAR_MINUTES },
      ),
      hotelFilters: { near: id },
    })),
    {
      words: intl.formatMessage({ id: 'hotelList.stepFree', defaultMessage: '无障碍客房' }),
      hotelFilters: { stepFree: '1' },
    },
    {
      words: intl.formatMessage({ id: 'hotelList.breakfast', defaultMessage: '含早餐' }),
      hotelFilters: { breakfast: '1' },
    },
    {
      words: intl.formatMessage({ id: 'hotelList.view', defaultMessage: '有景观' }),
      hotelFilters: { view: '1' },
    },
    {
      words: intl.formatMessage({ id: 'hotelList.dogs', defaultMessage: '可带狗' }),
      hotelFilters: { dogs: '1' },
    },
  ]
}

function ordersOf(intl: IntlShape, hotels: readonly GoodsListed[]): Choice[] {
  return [
    {
      words: intl.formatMessage({ id: 'hotelList.byPrice', defaultMessage: '价格从低到高' }),
      hotelFilters: { sort: BY_PRICE },
    },
    ...placesOf(hotels).map(({ id, name }) => ({
      words: intl.formatMessage(
        {
          id: 'hotelList.byDistance',
          defaultMessage: '离{place}近',
          description: 'Orders the list of hotels by the way to a place, nearest first',
        },
        { place: name },
      ),
      hotelFilters: { sort: id },
    })),
  ]
}
