import { FormattedMessage } from 'react-intl'
import { BookingLinks } from '../../../client/ui/booking-links.tsx'
import { Breadcrumbs } from '../../../client/ui/breadcrumbs.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { Picture } from '../../../client/ui/picture.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Hotel } from '../../../contract/goods.ts'
import { languages } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { PageError } from '../../page-error.ts'
import { RichText } from '../../render/rich-text.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { isId } from '../query.ts'
import { breadcrumbList } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { idsWrittenIn } from '../written-in.ts'

export default definePage({
  route: 'mall/hotel-detail',
  layout: 'default',
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, params, languageId }) => {
    const hotel = await backend('goodsDetail', { query: { id: params.id, languageId } })
    if (hotel.type !== 'hotel')
      throw new PageError(404, { statusMessage: `No hotel ${params.id}`, fatal: true })
    return { hotel }
  },
  head: ({ data: { hotel }, ...context }) => ({
    title: hotel.title,
    description: hotel.summary,
    image: hotel.cover,
    contentLanguage: hotel.inLanguage,
    structured: [structuredHotel(hotel, context), breadcrumbList(crumbs(context), hotel.title)],
  }),
  view: ({ data: { hotel }, ...context }) => <HotelDetail hotel={hotel} context={context} />,
  ids: async ({ backend, language }) =>
    idsWrittenIn(
      language,
      await backend('goodsList', {
        body: { type: 'hotel', languageId: languages[language].id, page: 1, pageSize: 100 },
      }),
    ),
})

function crumbs({ intl, language }: ViewContext) {
  return [{ title: intl.formatMessage(titles.hotels), href: href(language, 'mall/hotel-list') }]
}

function HotelDetail({ hotel, context }: { hotel: Hotel; context: ViewContext }) {
  const { intl, language } = context
  return (
    <article className="goods-detail" lang={languages[hotel.inLanguage].tag}>
      <Breadcrumbs crumbs={crumbs(context)} current={hotel.title} />
      <Picture image={hotel.cover} isFirst />
      <h1>{hotel.title}</h1>
      <p className="lead">{hotel.summary}</p>
      <HotelFacts hotel={hotel} />
      <BookingLinks
        booking={hotel.booking}
        label={intl.formatMessage({
          id: 'hotelDetail.book',
          defaultMessage: '选房预订',
          description: 'Button that leads to the booking page of the hotel',
        })}
      />
      <RichText html={hotel.content} language={language} />
      <Rooms rooms={hotel.rooms} />
    </article>
  )
}

function HotelFacts({ hotel }: { hotel: Hotel }) {
  return (
    <FactList
      facts={[
        { name: 'x', value: hotel.address },
        { name: 'y', value: <TelephoneLink number={hotel.telephone} /> },
        { name: 'z', value: `${hotel.checkIn}–${hotel.checkOut}` },
      ]}
    />
  )
}

function Rooms({ rooms }: { rooms: Hotel['rooms'] }) {
  return (
    <section>
      <h2>
        <FormattedMessage
          id="hotelDetail.rooms"
          defaultMessage="房型与价格"
          description="Heading over the rooms of a hotel"
        />
      </h2>
      <ul className="room-list">
        {rooms.map((room) => (
          <li key={room.name}>
            <h3>{room.name}</h3>
            <PriceTag price={room.price} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function structuredHotel(hotel: Hotel, { address }: ViewContext) {
  return {
    '@type': 'Hotel',
    name: hotel.title,
    description: hotel.summary,
    image: hotel.cover.src,
    url: address,
    address: hotel.address,
    telephone: hotel.telephone,
  }
}
