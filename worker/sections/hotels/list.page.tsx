import * as v from 'valibot'
import { idText, slug } from '../../../contract/values.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import type { Query } from '../../../shared/search.ts'
import { href } from '../../href.ts'
import { PageError } from '../../page-error.ts'
import { hotelsDescription } from './section.ts'
import { definePage } from '../define-page.ts'
import { CARDS, FEW, listHead, ListView } from '../../parts/list-view.tsx'
import { assertListed, categoryId, flag, pageNumber } from '../page-query.ts'
import {
  BY_PRICE,
  filterHotels,
  type HotelFilters,
  placesOf,
  HotelFilter,
  roomFor,
} from './hotel-filter.tsx'
import {
  CurrencyHint,
  hotelItem,
  PricePerNight,
  RoomPrice,
  allOf,
  counted,
  ofCategory,
} from '../mall/goods-item.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import cardsStyles from '../../../client/styles/shared/cards.css?sheet'
import hotelListStyles from './hotel-list.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { Facts } from '../../../client/ui/fact-list.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Nearby, Offer } from '../../../contract/hotel.ts'
import type { Language } from '../../../locales/languages.ts'

/** Returns a hotel as an item. It shows the cheapest matching room and two places nearby. */
function hotelRow(
  hotel: GoodsListed,
  language: Language,
  { persons, price, stepFree, view }: HotelFilters,
): Item | undefined {
  const item = hotelItem(hotel, language)
  if (item === undefined || hotel.type !== 'hotel') return undefined
  const wished = { persons, price, stepFree, view }
  const room = isWished(wished) ? roomFor(hotel, wished) : undefined
  return {
    ...item,
    href: href(language, 'hotels/detail', { id: hotel.id }, { persons }),
    eyebrow: factsOf(hotel, room),
    figure: room ? <RoomPrice price={room.price} /> : <PricePerNight price={hotel.price} />,
  }
}

/** Returns the facts above a hotel's name. They include `room` if a filter concerns rooms. */
function factsOf(
  { category, offers, nearby }: Extract<GoodsListed, { type: 'hotel' }>,
  room: Offer | undefined,
): ReactNode {
  const facts = [
    ...(category === undefined ? [] : [category.name]),
    ...(room ? [<RoomFact key="room" room={room} />] : []),
    ...(!room && offers.length > 0 ? [<GuestsFact key="guests" offers={offers} />] : []),
    ...nearby.slice(0, 2).map((place) => <WayFact key={place.id} place={place} />),
  ]
  return facts.length === 0 ? undefined : <Facts facts={facts} />
}

/** The smallest and the largest number of guests for whom the hotel has rooms. */
function GuestsFact({ offers }: { offers: readonly Offer[] }): ReactNode {
  const all = offers.map(({ occupancy }) => occupancy)
  const [from, to] = [Math.min(...all), Math.max(...all)]
  return (
    <FormattedMessage
      id="hotelList.guests"
      defaultMessage="住 {isOne, select, true {{to}} other {{from}–{to}}} 人"
      description="In a row of the list of hotels: how many guests its rooms sleep, from the smallest room to the largest"
      values={{ isOne: String(from === to), from, to }}
    />
  )
}

function RoomFact({ room: { name, occupancy, view } }: { room: Offer }): ReactNode {
  return (
    <FormattedMessage
      id="hotelList.room"
      defaultMessage="{name}住 {occupancy} 人{hasView, select, true {，看{view}} other {}}"
      description="In a row of the list of hotels: the room that fits, and how many it sleeps, and what one sees from it"
      values={{ name, occupancy, view, hasView: String(view !== undefined) }}
    />
  )
}

function WayFact({ place: { name, minutes, by } }: { place: Nearby }): ReactNode {
  return (
    <FormattedMessage
      id="hotelList.way"
      defaultMessage="{place}{by, select, bus {乘巴士} boat {乘船} other {步行}} {minutes} 分钟"
      description="In a row of the list of hotels: how long it takes to a place: “South Gate 3 min on foot”"
      values={{ place: name, by, minutes }}
    />
  )
}

type Hotels = AnswerData<'goodsList'>

/** Hotels per page. Small areas rarely have more than ten. */
const PER_PAGE = 10
const WINDOWS = {
  className: 'item-list hotel-windows',
  isCompact: true,
  // Squares of 8.5rem and 12.5rem, cropped from wide pictures.
  sizes: '(min-width: 60em) 310px, 210px',
}

/** Returns the schema of an optional whole number with at most `digits` digits. */
function number(digits: number) {
  return v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.maxLength(digits), v.transform(Number)),
  )
}

export default definePage({
  route: 'hotels/list',
  styles: [filtersStyles, rowsStyles, cardsStyles, hotelListStyles],
  sharePicture: 'stay',
  query: {
    page: pageNumber,
    category: categoryId,
    persons: number(1),
    price: number(9),
    near: v.optional(idText),
    stepFree: flag,
    breakfast: flag,
    view: flag,
    dogs: flag,
    sort: v.optional(slug),
  },
  load: async (context) => {
    const { backend, optional, query, firstPage, languageId } = context
    const { page, category, ...hotelFilters } = query
    const categories = optional(
      backend('hotelCategories', { query: { languageId } }).then(({ list }) => list),
    )
    if (!isWished(hotelFilters)) {
      const hotels = await backend('goodsList', {
        body: { ...firstPage, pageSize: PER_PAGE, page, category, type: 'hotel' },
      })
      assertListed(query, hotels)
      return { hotels, categories, choices: hotels.list }
    }
    const all = await allOf(context, 'hotel')
    const hotels = narrowed(all, query)
    assertListed(query, { ...hotels, total: Math.max(1, hotels.total) })
    const chosen = filterHotels(all.list, hotelFilters)
    return {
      hotels,
      categories: categories.then((known) => known && counted(known, chosen)),
      choices: all.list,
    }
  },
  head: ({ data, ...context }) =>
    listHead(context, {
      section: 'hotels',
      description: hotelsDescription,
      list: data.hotels,
    }),
  view: ({ data: { hotels, categories, choices }, ...context }) => {
    const { language } = context
    const { page: _, category, ...hotelFilters } = context.query
    const hrefOf = ({ stepFree, breakfast, view, dogs, ...others }: HotelFilters & Query) =>
      href(language, 'hotels/list', {}, { ...others, stepFree, breakfast, view, dogs })
    return (
      <>
        <ListView
          section="hotels"
          context={context}
          lead={defineMessage({
            id: 'hotelList.lead',
            defaultMessage: '看看位置、房型与价格，再选住处。',
          })}
          categories={categories}
          list={hotels}
          item={(hotel) => hotelRow(hotel, language, hotelFilters)}
          hrefOf={(part) => hrefOf({ ...hotelFilters, ...part })}
          allHref={hrefOf({})}
          {...(hotels.list.length > FEW ? WINDOWS : CARDS)}
          filter={
            <HotelFilter
              hotels={ofCategory(choices, category)}
              hotelFilters={hotelFilters}
              hrefOf={(wished) => hrefOf({ category, ...wished })}
            />
          }
        />
        <CurrencyHint />
      </>
    )
  },
})

function isWished(hotelFilters: HotelFilters): boolean {
  return Object.values(hotelFilters).some((wish) => wish !== undefined)
}

/** Returns the matching hotels on one page. Throws a 404 for an unknown place. */
function narrowed(
  all: Hotels,
  { category, ...hotelFilters }: HotelFilters & { category?: string | undefined },
): Hotels {
  const places = placesOf(all.list).map(({ id }) => id)
  const unknown = [hotelFilters.near, hotelFilters.sort].find(
    (place) => place !== undefined && place !== BY_PRICE && !places.includes(place),
  )
  if (unknown !== undefined || hotelFilters.near === BY_PRICE)
    throw new PageError(404, { statusMessage: `No place ${unknown ?? BY_PRICE}` })
  const list = filterHotels(ofCategory(all.list, category), hotelFilters)
  return { ...all, list, total: list.length }
}
