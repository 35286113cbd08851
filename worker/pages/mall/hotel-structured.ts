import type { Hotel } from '../../../contract/goods.ts'
import type { StructuredThing, ViewContext } from '../define-page.ts'
import { offer } from '../structured-data.ts'

/** schema.org `Hotel` with an `Offer` a kind of room. Without coordinates: schema.org means others than GCJ-02. */
export function structuredHotel(hotel: Hotel, { address }: ViewContext): StructuredThing {
  return {
    '@type': 'Hotel',
    name: hotel.title,
    description: hotel.summary,
    image: hotel.cover.src,
    url: address,
    address: hotel.address,
    telephone: hotel.telephone,
    checkinTime: hotel.checkIn,
    checkoutTime: hotel.checkOut,
    starRating: hotel.starRating && { '@type': 'Rating', ratingValue: hotel.starRating },
    amenityFeature: hotel.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    makesOffer: hotel.rooms.map((room) => ({
      ...offer(room.price, hotel.booking),
      itemOffered: structuredRoom(room),
    })),
  }
}

function structuredRoom({ name, bed, area, occupancy }: Hotel['rooms'][number]): StructuredThing {
  return {
    '@type': 'HotelRoom',
    name,
    bed,
    floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: occupancy },
  }
}
