import type { ReactNode } from 'react'
import { tagOf } from '../../../shared/language.ts'
import type { Hotel } from '../../parts/clean-content.ts'
import type { Today } from '../../../contract/conditions.ts'
import type { Guide } from '../../../contract/guide.ts'
import { PageError } from '../../page-error.ts'
import { Await } from '../../render/await.tsx'
import { RichText } from '../../render/rich-text.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { detailHead } from '../../parts/article-view.tsx'
import { FacilityFacts } from '../../parts/facilities.tsx'
import { loadGuide, loadToday } from '../../parts/load-guide.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import { dayOrNone } from '../page-query.ts'
import {
  breadcrumbList,
  describedItem,
  offer,
  postalAddress,
  priceRange,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import {
  goodsCrumbs,
  GoodsDetail,
  Others,
  addressFact,
  telephoneFact,
} from '../mall/goods-detail.tsx'
import { PricePerNight, hotelItem } from '../mall/goods-item.tsx'
import * as v from 'valibot'
import { href } from '../../href.ts'
import { bookingFor } from '../mall/hand-off.tsx'
import {
  type Stay,
  StayForm,
  HotelRooms,
  HotelAccess,
  HotelFacilities,
  HotelPolicy,
} from './hotel-rooms.tsx'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { type Days, daysFrom, within } from '../mall/days.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import goodsStyles from '../mall/goods.css?sheet'
import hotelsStyles from './hotels.css?sheet'
import purchaseStyles from '../mall/purchase.css?sheet'
import { type IntlShape, useIntl } from 'react-intl'
import { type Fact, FactList } from '../../../client/ui/fact-list.tsx'
import type { Booking } from '../../../contract/booking.ts'
import type { Price } from '../../../contract/values.ts'
import { telephoneNumber } from '../../../shared/telephone-number.ts'

/** Parses the number of nights or guests in an address, as the form sends it. */
const count = v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number))

/** The number of guests that is preselected in the form. */
const USUAL_PERSONS = 2

export default definePage({
  route: 'hotels/detail',
  styles: [detailsStyles, rowsStyles, goodsStyles, hotelsStyles, purchaseStyles],
  sharePicture: 'stay',
  expiresAtMidnight: true,
  query: { day: dayOrNone, nights: v.optional(count, '1'), persons: v.optional(count) },
  load: async (context) => {
    const { backend, optional, params, firstPage, languageId, now } = context
    const others = optional(backend('goodsList', { body: { ...firstPage, type: 'hotel' } }))
    const guide = loadGuide({ backend, optional, languageId })
    const hotel = await backend('goodsDetail', { query: { id: params.id, languageId } })
    if (hotel.type !== 'hotel') throw new PageError(404, { statusMessage: `No hotel ${params.id}` })
    const isReachedAlone = hotel.reachedBy === undefined || hotel.reachedBy.length === 0
    const today = isReachedAlone ? undefined : loadToday(context)
    return { hotel, others, guide, today, now: now.getTime() }
  },
  head: ({ data: { hotel }, ...context }) => ({
    ...detailHead(hotel),
    needs: { facilities: hotel.reachedBy ?? [], trails: [] },
    // Not in the canonical address: the chosen stay only changes the links to the seller.
    canonicalQuery: {},
    structured: [
      structuredHotel(hotel, context),
      breadcrumbList(goodsCrumbs(hotel, context), hotel.title),
    ],
  }),
  view: ({ data: { hotel, others, ...data }, ...context }) => (
    <>
      <HotelDetail hotel={hotel} {...data} stay={context.query} context={context} />
      <Others
        of="hotels"
        among={others}
        than={hotel}
        item={hotelItem}
        title={context.intl.formatMessage({
          id: 'hotelDetail.others',
          defaultMessage: '也可以住这里',
        })}
      />
    </>
  ),
})

/** The stay in the address. Only `nights` has a default value. */
type Chosen = Pick<Stay, 'day' | 'nights'> & { persons: number | undefined }

/** Returns the hotel with a booking address for the chosen day, nights and guests. */
function withStay(
  hotel: Hotel,
  { day, nights, persons }: Chosen,
  { language, days }: Pick<ViewContext, 'language'> & { days: Days },
): Hotel {
  const isDay = day !== undefined && within(days, day) === day
  if (!isDay && persons === undefined) return hotel
  const stay = isDay ? { date: day, nights, persons: persons ?? USUAL_PERSONS } : { persons }
  return { ...hotel, booking: bookingFor(hotel.booking, { ...stay, language }) }
}

interface HotelDetailProps {
  hotel: Hotel
  guide: Deferred<Guide>
  today: Deferred<Today>
  now: number
  stay: Chosen
  context: ViewContext
}

function HotelDetail({ guide, today, now, stay, context, ...props }: HotelDetailProps): ReactNode {
  const { intl, language, alerts, site } = context
  const days = daysFrom(dayIn(timeZone, now))
  const hotel = withStay(props.hotel, stay, { language, days })
  return (
    <GoodsDetail
      section="hotels"
      goods={hotel}
      price={<PricePerNight price={hotel.price} />}
      bookingLabel={intl.formatMessage({ id: 'hotelDetail.book', defaultMessage: '选房预订' })}
      facts={<HotelFacts hotel={hotel} />}
      context={context}
    >
      <Await resolve={today}>
        {({ facilities }) => (
          <FacilityFacts
            facilities={facilities.filter(({ id }) => hotel.reachedBy?.includes(id))}
            alerts={alerts}
            area={scheduleOf(site)}
            now={now}
          />
        )}
      </Await>
      <RichText text={hotel.content} lang={tagOf(hotel.inLanguage)} />
      <HotelFacilities hotel={hotel} />
      <HotelRooms hotel={hotel}>
        {hotel.booking.template !== undefined && (
          <StayForm
            stay={{ ...stay, persons: stay.persons ?? USUAL_PERSONS }}
            days={days}
            action={href(language, 'hotels/detail', { id: hotel.id })}
          />
        )}
      </HotelRooms>
      <HotelAccess hotel={hotel} />
      <PlaceMap guide={guide} place={hotel} mark="宿" />
      <HotelPolicy hotel={hotel} />
    </GoodsDetail>
  )
}

function HotelFacts({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  return (
    <FactList
      facts={[
        addressFact(intl, hotel),
        roomsFact(intl, hotel),
        stayFact(intl, hotel),
        telephoneFact(intl, hotel),
      ]}
    />
  )
}

function roomsFact(intl: IntlShape, { starRating, rooms }: Hotel): Fact {
  const name = intl.formatMessage({ id: 'hotelDetail.roomsFact', defaultMessage: '客房' })
  if (rooms.length === 0) return { name, value: undefined }
  const value = intl.formatMessage(
    {
      id: 'hotelDetail.starsAndRooms',
      defaultMessage: '{stars, plural, =0 {} other {# 星 · }}{rooms, plural, other {# 种房型}}',
      description: 'Stars of a hotel, 0 for one without, and how many kinds of room it has',
    },
    { stars: starRating ?? 0, rooms: rooms.length },
  )
  return { name, value }
}

function stayFact(intl: IntlShape, { checkIn, checkOut }: Hotel): Fact {
  return {
    name: intl.formatMessage({ id: 'hotelDetail.stay', defaultMessage: '入住' }),
    value: intl.formatMessage(
      {
        id: 'hotelDetail.stayTimes',
        defaultMessage: '{checkIn} 起，{checkOut} 前退房',
        description: 'From when guests may arrive and until when they must leave, as 14:00',
      },
      { checkIn, checkOut },
    ),
  }
}

/** Without `geo`, because our coordinates are GCJ-02. */
function structuredHotel(hotel: Hotel, context: ViewContext): Typed<'Hotel'> {
  return typed('Hotel', {
    ...describedItem(hotel, context),
    address: postalAddress(hotel.address),
    telephone: telephoneNumber(hotel.telephone),
    priceRange: priceRange(
      context.intl,
      hotel.rooms.map(({ price }) => price),
    ),
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    starRating:
      hotel.starRating === undefined
        ? undefined
        : typed('Rating', { ratingValue: hotel.starRating }),
    amenityFeature: hotel.facilities.map((name) =>
      typed('LocationFeatureSpecification', { name, value: true }),
    ),
    containsPlace: hotel.rooms.map((room) => structuredRoom(room, hotel.booking)),
  })
}

/** Without a unit and `LeaseOut`, search engines would read it as the price to buy the room. */
function rent(price: Price, booking: Booking): Typed<'Offer'> {
  const { price: amount, priceCurrency, ...rest } = offer(price, booking)
  return typed('Offer', {
    ...rest,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: typed('UnitPriceSpecification', {
      price: amount,
      priceCurrency,
      unitCode: 'DAY',
    }),
  })
}

/** The room is also a `Product`, because schema.org allows an offer only for a product. */
function structuredRoom(
  { name, bed, area, occupancy, cover, price }: Hotel['rooms'][number],
  booking: Booking,
): Typed<'HotelRoom'> {
  const product = {
    ...typed('HotelRoom', {
      name,
      image: cover?.src,
      bed,
      floorSize: typed('QuantitativeValue', { value: area, unitCode: 'MTK' }),
      occupancy: typed('QuantitativeValue', { maxValue: occupancy }),
    }),
    '@type': ['HotelRoom', 'Product'],
    offers: rent(price, booking),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no objects of two types
  return product as unknown as Typed<'HotelRoom'>
}
