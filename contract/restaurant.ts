import * as v from 'valibot'
import { booking, pricedEntries } from './booking.ts'
import type { EntryKind } from './call.ts'
import { fitting, lenient, orElse } from './lenient.ts'
import { sittings } from './opening-hours.ts'
import { coordinates, price, richText, telephone, text, wholeNumber } from './values.ts'

const restaurantFacts = {
  type: v.literal('restaurant'),
  cuisine: text,
  openingHours: text,
  /** The same as data, of which a list tells who is open; missing if that is not known. */
  hours: lenient(sittings),
  address: text,
}

/** Its `price` is the average per guest. */
export const restaurantListed = v.object({ ...pricedEntries, ...restaurantFacts })

export const restaurant = v.object({
  ...pricedEntries,
  ...restaurantFacts,
  telephone,
  coordinates: lenient(coordinates),
  dishes: fitting(
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
