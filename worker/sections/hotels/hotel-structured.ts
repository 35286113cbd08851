import type { Booking } from '../../../contract/booking.ts'
import type { Hotel } from '../../parts/clean-content.ts'
import type { Price } from '../../../contract/values.ts'
import type { ViewContext } from '../define-page.ts'
import { telephoneNumber } from '../../../shared/telephone-number.ts'
import {
  describedItem,
  offer,
  postalAddress,
  priceRange,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'

/** Returns the `Hotel` with its rooms and offers, without coordinates: ours are GCJ-02. */
export function structuredHotel(hotel: Hotel, context: ViewContext): Typed<'Hotel'> {
  return typed<'Hotel'>({
    '@type': 'Hotel',
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
        : typed<'Rating'>({ '@type': 'Rating', ratingValue: hotel.starRating }),
    amenityFeature: hotel.facilities.map((name) =>
      typed<'LocationFeatureSpecification'>({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      }),
    ),
    containsPlace: hotel.rooms.map((room) => structuredRoom(room, hotel.booking)),
  })
}

/** Returns an offer by the night; without unit and `LeaseOut` the room would be for sale. */
function rent(price: Price, booking: Booking): Typed<'Offer'> {
  const { price: amount, priceCurrency, ...rest } = offer(price, booking)
  return typed<'Offer'>({
    ...rest,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: typed<'UnitPriceSpecification'>({
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency,
      unitCode: 'DAY',
    }),
  })
}

/** Returns a room that is a `Product` too, since only a product can have an offer. */
function structuredRoom(
  { name, bed, area, occupancy, cover, price }: Hotel['rooms'][number],
  booking: Booking,
): Typed<'HotelRoom'> {
  const product = {
    ...typed<'HotelRoom'>({
      '@type': 'HotelRoom',
      name,
      image: cover?.src,
      bed,
      floorSize: typed<'QuantitativeValue'>({
        '@type': 'QuantitativeValue',
        value: area,
        unitCode: 'MTK',
      }),
      occupancy: typed<'QuantitativeValue'>({ '@type': 'QuantitativeValue', maxValue: occupancy }),
    }),
    '@type': ['HotelRoom', 'Product'],
    offers: rent(price, booking),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no objects of two types
  return product as unknown as Typed<'HotelRoom'>
}
