import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Facts } from '../../../client/ui/facts.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Nearby, Offer } from '../../../contract/hotel.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { hotelItem } from '../mall/goods-item.tsx'
import { PricePerNight, RoomPrice } from '../mall/goods-price.tsx'
import { type HotelWishes, roomFor } from './hotel-choice.ts'

/** What is wished of a room, as a text, so that rows that are drawn once can be told apart by it. */
export function roomWishes({ persons, price, stepFree }: HotelWishes): string {
  return JSON.stringify({ persons, price, stepFree })
}

/** A hotel as a row that answers: which room fits and what it costs, how far it is. Its page is told for how many. `wished` is what `roomWishes` made. */
export function hotelRow(hotel: GoodsListed, language: Language, wished: string): Item | undefined {
  const item = hotelItem(hotel, language)
  if (item === undefined || hotel.type !== 'hotel') return undefined
  const wishes: HotelWishes = JSON.parse(wished)
  const room = Object.keys(wishes).length === 0 ? undefined : roomFor(hotel, wishes)
  return {
    ...item,
    href: href(language, 'hotels/detail', { id: hotel.id }, { persons: wishes.persons }),
    overline: factsOf(hotel, room),
    figure: room ? <RoomPrice price={room.price} /> : <PricePerNight price={hotel.price} />,
  }
}

/** What the row says before its name, with the room that fits where one was wished; nothing where nothing is known. */
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

/** How many guests the rooms sleep, from the smallest to the largest. */
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

function RoomFact({ room: { name, occupancy } }: { room: Offer }): ReactNode {
  return (
    <FormattedMessage
      id="hotelList.room"
      defaultMessage="{name}住 {occupancy} 人"
      description="In a row of the list of hotels: the room that fits, and how many it sleeps"
      values={{ name, occupancy }}
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
