import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BookingButton, BookingHost } from '../../../client/ui/booking-links.tsx'
import { Picture } from '../../../client/ui/picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Hotel } from '../../parts/clean-content.ts'
import { RoomPrice } from '../mall/goods-item.tsx'
import { GoodsSection } from '../mall/goods-detail.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { DayOutOfRange, type Days, within } from '../mall/days.tsx'

type Room = Hotel['rooms'][number]

interface HotelRoomsProps {
  hotel: Hotel
  /** Content above the rooms: the form to choose day, nights and guests. */
  children?: ReactNode
}

export function HotelRooms({
  hotel: { rooms, inLanguage, booking },
  children,
}: HotelRoomsProps): ReactNode {
  const intl = useIntl()
  if (rooms.length === 0) return null
  const title = intl.formatMessage({ id: 'hotelDetail.rooms', defaultMessage: '房型与价格' })
  return (
    <GoodsSection
      title={title}
      // A single room without a form for the stay is next to the map.
      name={rooms.length === 1 && booking.template === undefined ? 'short-list' : undefined}
    >
      {children}
      <BookingHost booking={booking} />
      <ul>
        {rooms.map((room) => (
          <RoomRow key={room.name} room={room} booking={booking} lang={tagOf(inLanguage)} />
        ))}
      </ul>
    </GoodsSection>
  )
}

interface RoomRowProps extends Pick<Hotel, 'booking'> {
  room: Room
  lang: string
}

function RoomRow({ room, booking, lang }: RoomRowProps): ReactNode {
  const intl = useIntl()
  return (
    <li className="room">
      {room.cover !== undefined && (
        <Picture image={room.cover} sizes="(min-width: 64em) 250px, 205px" />
      )}
      <div>
        <h3 {...langAttributes(lang)}>{room.name}</h3>
        <RoomFacts room={room} lang={lang} />
      </div>
      {room.note !== undefined && (
        <p className="room-note" {...langAttributes(lang)}>
          {room.note}
        </p>
      )}
      <div>
        <p className="room-price">
          <RoomPrice price={room.price} />
        </p>
        <BookingButton
          booking={booking}
          label={intl.formatMessage({ id: 'hotelDetail.bookRoom', defaultMessage: '预订' })}
          subject={room.name}
        />
      </div>
    </li>
  )
}

function RoomFacts({
  room: { bed, area, occupancy, accessible },
  lang,
}: {
  room: Room
  lang: string
}): ReactNode {
  return (
    <ul className="room-facts">
      <li {...langAttributes(lang)}>{bed}</li>
      <li>
        <FormattedMessage
          id="hotelDetail.roomArea"
          defaultMessage="{area, number} 平方米"
          description="The area of a room in square metres"
          values={{ area }}
        />
      </li>
      <li>
        <FormattedMessage
          id="hotelDetail.roomOccupancy"
          defaultMessage="{occupancy, plural, other {住 # 人}}"
          description="How many guests a room sleeps"
          values={{ occupancy }}
        />
      </li>
      {accessible && (
        <li className="room-accessible">
          <FormattedMessage id="hotelDetail.roomAccessible" defaultMessage="无障碍客房" />
        </li>
      )}
    </ul>
  )
}

export function HotelFacilities({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (hotel.facilities.length === 0) return null
  const title = intl.formatMessage({ id: 'hotelDetail.facilities', defaultMessage: '设施与服务' })
  return (
    <GoodsSection name="hotel-facilities" title={title}>
      <ul className="facility-list" {...langAttributes(tagOf(hotel.inLanguage))}>
        {hotel.facilities.map((facility) => (
          <li key={facility}>{facility}</li>
        ))}
      </ul>
    </GoodsSection>
  )
}

export function HotelAccess({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (hotel.access.length === 0) return null
  const title = intl.formatMessage({ id: 'hotelDetail.access', defaultMessage: '怎么过去' })
  return (
    <GoodsSection name="hotel-access" title={title}>
      <FactList
        facts={hotel.access.map(({ name, description }) => ({ name, value: description }))}
        lang={tagOf(hotel.inLanguage)}
      />
    </GoodsSection>
  )
}

export function HotelPolicy({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (hotel.policy === undefined) return null
  const title = intl.formatMessage({ id: 'hotelDetail.policy', defaultMessage: '入住与退订' })
  return (
    <GoodsSection name="hotel-policy" title={title}>
      <p {...langAttributes(tagOf(hotel.inLanguage))}>{hotel.policy}</p>
    </GoodsSection>
  )
}

const MOST = 9

/** A stay: the day of arrival (undefined until chosen), and the number of nights and guests. */
export interface Stay {
  day: string | undefined
  nights: number
  persons: number
}

interface StayFormProps {
  stay: Stay
  days: Days
  /** The address of the page. The choice is its query, so that the result can be linked. */
  action: string
}

/** The form to choose day, nights and guests. The links to the seller contain the chosen values. */
export function StayForm({ stay, days, action }: StayFormProps): ReactNode {
  const intl = useIntl()
  const { day } = stay
  return (
    <>
      <form className="party-form" id="stay" action={`${action}#stay`}>
        <label className="party-day">
          <span>
            <FormattedMessage id="stay.day" defaultMessage="哪天入住" />
          </span>
          <input
            type="date"
            name="day"
            min={days.first}
            max={days.last}
            defaultValue={day && within(days, day)}
            required
          />
        </label>
        <Count
          name="nights"
          chosen={stay.nights}
          label={intl.formatMessage({ id: 'stay.nights', defaultMessage: '住几晚' })}
        />
        <Count
          name="persons"
          chosen={stay.persons}
          label={intl.formatMessage({ id: 'stay.persons', defaultMessage: '几位' })}
        />
        <button className="button">
          {intl.formatMessage({ id: 'stay.take', defaultMessage: '带上这些去预订' })}
        </button>
      </form>
      {day !== undefined &&
        (within(days, day) === day ? <Taken stay={stay} day={day} /> : <DayOutOfRange {...days} />)}
    </>
  )
}

function Count({ name, label, chosen }: { name: string; label: string; chosen: number }) {
  const intl = useIntl()
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        {Array.from({ length: MOST }, (_, index) => (
          <option key={index} value={index + 1}>
            {intl.formatNumber(index + 1)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Taken({ stay: { nights, persons }, day }: { stay: Stay; day: string }): ReactNode {
  const intl = useIntl()
  return (
    <p className="booking-note">
      <FormattedMessage
        id="stay.taken"
        defaultMessage="下面的预订按钮会带上：{day}入住，{nights, plural, other {# 晚}}，{persons, plural, other {# 位}}。"
        description="Says what the booking buttons of a hotel take to the seller"
        values={{
          day: intl.formatDate(day, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
          nights,
          persons,
        }}
      />
    </p>
  )
}
