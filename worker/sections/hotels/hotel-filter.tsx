import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { priceFormat } from '../../../client/ui/price-tag.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import { BY_PRICE, chooseHotels, type HotelWishes, NEAR_MINUTES, placesOf } from './hotel-choice.ts'

/** What is offered to choose from, where it tells hotels apart. */
const PERSONS = [3, 4, 6] as const
const PRICES = [200, 400, 600, 1000, 2000] as const

interface HotelFilterProps {
  /** All hotels that the filters choose from. */
  hotels: readonly GoodsListed[]
  wishes: HotelWishes
  /** The address of the list with these wishes. */
  hrefOf: (wishes: HotelWishes) => string
}

interface Choice {
  words: string
  /** What is wished once it is chosen. */
  wishes: HotelWishes
}

/** Narrows and orders the list of hotels by links that add up: each adds its wish to the others, or takes it back. */
export function HotelFilter({ hotels, wishes, hrefOf }: HotelFilterProps): ReactNode {
  const intl = useIntl()
  const filters = filtersOf(intl, hotels).filter(
    ({ wishes: wish }) => isOn(wish, wishes) || narrows(hotels, wishes, wish),
  )
  const orders = hotels.length > 1 ? ordersOf(intl, hotels) : []
  return (
    <>
      <Links
        label={intl.formatMessage({
          id: 'hotelList.filters',
          defaultMessage: '按条件筛选',
          description: 'Name of the links that narrow the list of hotels; they can be combined',
        })}
        choices={filters}
        wishes={wishes}
        hrefOf={hrefOf}
      />
      <Links
        label={intl.formatMessage({
          id: 'hotelList.orders',
          defaultMessage: '排序',
          description: 'Name of the links that order the list of hotels',
        })}
        choices={orders}
        wishes={wishes}
        hrefOf={hrefOf}
      />
    </>
  )
}

interface LinksProps extends Omit<HotelFilterProps, 'hotels'> {
  label: string
  choices: readonly Choice[]
}

function Links({ label, choices, wishes, hrefOf }: LinksProps): ReactNode {
  if (choices.length === 0) return null
  return (
    <nav className="category-filter" aria-label={label}>
      <ul>
        {choices.map(({ words, wishes: wish }) => {
          const isCurrent = isOn(wish, wishes)
          const next = { ...wishes, ...(isCurrent ? without(wish) : wish) }
          return (
            <li key={words}>
              <a href={hrefOf(next)} aria-current={isCurrent ? 'true' : undefined}>
                {words}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function without(wish: HotelWishes): HotelWishes {
  return Object.fromEntries(Object.keys(wish).map((key) => [key, undefined]))
}

function isOn(wish: HotelWishes, wishes: HotelWishes): boolean {
  const all: Readonly<Record<string, unknown>> = { ...wishes }
  return Object.entries(wish).every(([key, value]) => all[key] === value)
}

/** Whether a wish leaves some of what the others leave, and not all. */
function narrows(hotels: readonly GoodsListed[], wishes: HotelWishes, wish: HotelWishes): boolean {
  const left = chooseHotels(hotels, { ...wishes, ...without(wish) }).length
  const narrowed = chooseHotels(hotels, { ...wishes, ...wish }).length
  return narrowed > 0 && narrowed < left
}

function filtersOf(intl: IntlShape, hotels: readonly GoodsListed[]): Choice[] {
  return [
    ...PERSONS.map((persons) => ({
      words: intl.formatMessage(
        {
          id: 'hotelList.persons',
          defaultMessage: '住 {persons} 人',
          description: 'Narrows the list of hotels to those with a room that sleeps so many',
        },
        { persons },
      ),
      wishes: { persons },
    })),
    ...PRICES.map((price) => ({
      words: intl.formatMessage(
        {
          id: 'hotelList.price',
          defaultMessage: '{price} 以内',
          description: 'Narrows the list of hotels to those with a room at this price or less',
        },
        { price: intl.formatNumber(price, priceFormat({ amount: price * 100, currency: 'CNY' })) },
      ),
      wishes: { price },
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
      wishes: { near: id },
    })),
    {
      words: intl.formatMessage({
        id: 'hotelList.stepFree',
        defaultMessage: '无障碍客房',
        description: 'Narrows the list of hotels to those with a room that suits wheelchairs',
      }),
      wishes: { stepFree: true },
    },
    {
      words: intl.formatMessage({
        id: 'hotelList.breakfast',
        defaultMessage: '含早餐',
        description: 'Narrows the list of hotels to those whose price includes breakfast',
      }),
      wishes: { breakfast: true },
    },
  ]
}

function ordersOf(intl: IntlShape, hotels: readonly GoodsListed[]): Choice[] {
  return [
    {
      words: intl.formatMessage({
        id: 'hotelList.byPrice',
        defaultMessage: '价格从低到高',
        description: 'Orders the list of hotels by the price, cheapest first',
      }),
      wishes: { sort: BY_PRICE },
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
      wishes: { sort: id },
    })),
  ]
}
