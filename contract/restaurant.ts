import * as v from 'valibot'
import { booking, pricedEntries, bookingNotes, pricedNotes } from './booking.ts'
import type { EntryKind } from './call.ts'
import { validRows, lenient, orElse } from './lenient.ts'
import { sittings } from './opening-hours.ts'
import {
  coordinates,
  id,
  label,
  price,
  richText,
  telephone,
  text,
  wholeNumber,
  FORMAT_NOTES,
} from './values.ts'
import type { Notes } from './notes.ts'

const restaurantFacts = {
  type: v.literal('restaurant'),
  cuisine: text,
  openingHours: text,
  hours: lenient(sittings),
  address: text,
  place: lenient(v.object({ id, name: label })),
}

/** A restaurant in a list. Its `price` is the average per guest. */
export const restaurantListed = v.object({ ...pricedEntries, ...restaurantFacts })

export const restaurant = v.object({
  ...pricedEntries,
  ...restaurantFacts,
  telephone,
  coordinates: lenient(coordinates),
  dishes: validRows(
    v.object({
      name: text,
      description: lenient(text),
      price,
      signature: orElse(v.boolean(), false),
    }),
  ),
  content: richText,
  seats: lenient(wholeNumber(1)),
  booking,
})
export type Restaurant = v.InferOutput<typeof restaurant>

export const restaurants = {
  folder: 'restaurants',
  row: 'restaurant',
  type: 'restaurant',
  tag: 'goods',
  list: 'goodsList',
  order: 'editors',
  detail: 'goodsDetail',
  sampleId: '201',
  page: '/mall/restaurant',
  schemas: { listed: restaurantListed, detail: restaurant },
  calls: {},
} as const satisfies EntryKind

export const restaurantNotes = (): Notes<Restaurant> => ({
  ...pricedNotes(),
  type: 'Always `restaurant`.',
  price: `The average for a guest. ${FORMAT_NOTES.price}`,
  cuisine: 'In a few words.',
  openingHours: 'In words.',
  hours: FORMAT_NOTES.sittings,
  address: 'On one line.',
  place: [
    'The part of the area where it is; a filter of the list.',
    { id: 'Its id, the same in all restaurants.', name: 'Its name: `Summit`.' },
  ],
  telephone: FORMAT_NOTES.telephone,
  coordinates: FORMAT_NOTES.coordinates,
  dishes: [
    'The dishes.',
    {
      name: 'The name of the dish.',
      description: 'One or two sentences.',
      price: FORMAT_NOTES.price,
      signature: 'Whether it is a speciality of the house.',
    },
  ],
  content: FORMAT_NOTES.html,
  seats: 'The number of seats.',
  booking: bookingNotes(),
})
