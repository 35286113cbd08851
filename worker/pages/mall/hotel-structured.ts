import type { Booking } from '../../../contract/goods.ts'
import type { Hotel } from '../clean-content.ts'
import type { Price } from '../../../contract/values.ts'
import type { StructuredThing, ViewContext } from '../define-page.ts'
import { dialled } from '../../../shared/dialled.ts'
import { describedThing, offer, postalAddress, priceRange } from '../structured-data.ts'

/** schema.org `Hotel` with its kinds of room, each with an `Offer`. Without coordinates: ours are GCJ-02, schema.org's WGS 84. */
export function structuredHotel(hotel: Hotel, context: ViewContext): StructuredThing {
  return {
    '@type': 'Hotel',
    ...describedThing(hotel, context),
    address: postalAddress(hotel.address),
    telephone: dialled(hotel.telephone),
    priceRange: priceRange(
      context.intl,
      hotel.rooms.map(({ price }) => price),
    ),
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    starRating: hotel.starRating && { '@type': 'Rating', ratingValue: hotel.starRating },
    amenityFeature: hotel.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: hotel.rooms.map((room) => structuredRoom(room, hotel.booking)),
  }
}

/** An offer by the night: without that a room would be for sale (schema.org/docs/hotels). */
function rent(price: Price, booking: Booking): StructuredThing {
  const { price: amount, priceCurrency, ...rest } = offer(price, booking)
  return {
    ...rest,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency,
      unitCode: 'DAY',
    },
  }
}

/**
 * A `Product` too, since only that can have an offer (schema.org/docs/hotels). The offer is the room's own: search engines refuse
 * a product without.
 */
function structuredRoom(
  { name, bed, area, occupancy, cover, price }: Hotel['rooms'][number],
  booking: Booking,
): StructuredThing {
  return {
    '@type': ['HotelRoom', 'Product'],
    name,
    image: cover?.src,
    bed,
    floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: occupancy },
    offers: rent(price, booking),
  }
}
