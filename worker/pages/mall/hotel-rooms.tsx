import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Picture } from '../../../client/ui/picture.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Hotel } from '../clean-content.ts'
import { GoodsSection } from './goods-section.tsx'

type Room = Hotel['rooms'][number]

/** The kinds of room of a hotel, a row each; nothing where none is known. */
export function HotelRooms({ hotel: { rooms, inLanguage } }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (rooms.length === 0) return null
  const title = intl.formatMessage({
    id: 'hotelDetail.rooms',
    defaultMessage: '房型与价格',
    description: 'Heading over the rooms of a hotel',
  })
  return (
    <GoodsSection title={title}>
      <ul>
        {rooms.map((room) => (
          <RoomRow key={room.name} room={room} lang={tagOf(inLanguage)} />
        ))}
      </ul>
    </GoodsSection>
  )
}

function RoomRow({ room, lang }: { room: Room; lang: string }): ReactNode {
  return (
    <li className="room">
      {room.cover !== undefined && (
        <Picture image={room.cover} sizes="(min-width: 64em) 250px, 205px" />
      )}
      <div>
        <h3 lang={lang}>{room.name}</h3>
        <RoomFacts room={room} lang={lang} />
      </div>
      {room.note !== undefined && (
        <p className="room-note" lang={lang}>
          {room.note}
        </p>
      )}
      <p className="room-price">
        <FormattedMessage
          id="hotelDetail.roomPrice"
          defaultMessage="{price}／晚"
          description="The price of a room for one night"
          values={{ price: <PriceTag price={room.price} /> }}
        />
      </p>
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
      <li lang={lang}>{bed}</li>
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
          <FormattedMessage
            id="hotelDetail.roomAccessible"
            defaultMessage="无障碍客房"
            description="A room that suits guests in a wheelchair"
          />
        </li>
      )}
    </ul>
  )
}
