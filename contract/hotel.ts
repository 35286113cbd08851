import * as v from 'valibot'
import { booking, pricedEntries, bookingNotes, pricedNotes } from './booking.ts'
import { byLanguage, type EntryKind } from './call.ts'
import { image } from './image.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { category } from './listing.ts'
import {
  coordinates,
  id,
  label,
  price,
  richText,
  telephone,
  text,
  timeOfDay,
  wholeNumber,
  FORMAT_NOTES,
} from './values.ts'
import type { Notes } from './notes.ts'

const offer = v.object({
  name: text,
  occupancy: wholeNumber(1),
  accessible: orElse(v.boolean(), false),
  view: lenient(label),
  price,
})
export type Offer = v.InferOutput<typeof offer>

/** A place near the hotel, and the time to get there. */
const nearby = v.object({
  id,
  name: label,
  minutes: wholeNumber(0),
  by: orElse(v.picklist(['walk', 'bus', 'boat']), 'walk'),
})
export type Nearby = v.InferOutput<typeof nearby>

const hotelFacts = {
  type: v.literal('hotel'),
  starRating: lenient(v.pipe(wholeNumber(1), v.maxValue(5))),
  address: text,
  offers: orElse(validRows(offer), []),
  nearby: orElse(validRows(nearby, 10), []),
  breakfast: lenient(v.boolean()),
  dogs: lenient(v.boolean()),
}

/** A hotel in a list. Its `price` is the price of the cheapest room per night. */
export const hotelListed = v.object({ ...pricedEntries, ...hotelFacts })

const room = v.object({
  name: text,
  bed: text,
  area: v.pipe(v.number(), v.minValue(1)),
  occupancy: wholeNumber(1),
  note: lenient(text),
  accessible: orElse(v.boolean(), false),
  view: lenient(label),
  price,
  cover: lenient(image),
})

export const hotel = v.object({
  ...pricedEntries,
  ...hotelFacts,
  telephone,
  coordinates: lenient(coordinates),
  checkIn: timeOfDay,
  checkOut: timeOfDay,
  facilities: orElse(validRows(text), []),
  rooms: validRows(room),
  content: richText,
  reachedBy: lenient(validRows(id)),
  access: orElse(validRows(v.object({ name: text, description: text })), []),
  policy: lenient(text),
  booking,
})
export type Hotel = v.InferOutput<typeof hotel>

export const hotels = {
  folder: 'hotels',
  row: 'hotel',
  type: 'hotel',
  tag: 'goods',
  list: 'goodsList',
  order: 'editors',
  detail: 'goodsDetail',
  sampleId: '101',
  page: '/mall/hotel',
  schemas: { listed: hotelListed, detail: hotel },
  calls: {
    hotelCategories: {
      at: 'GET /api/point/recommend',
      query: byLanguage,
      data: v.object({ list: uniqueRows(category) }),
    },
  },
} as const satisfies EntryKind

const roomNotes = () => ({
  name: 'The name of the kind of room.',
  occupancy: 'The number of guests.',
  accessible: 'Whether it can be used with a wheelchair.',
  view: 'The view, in a few words: `the lake`; missing without a view.',
  price: `Per night. ${FORMAT_NOTES.price}`,
})

export const hotelNotes = (): Notes<Hotel> => ({
  ...pricedNotes(),
  type: 'Always `hotel`.',
  price: `That of its cheapest room for a night. ${FORMAT_NOTES.price}`,
  starRating: 'Stars, 1 to 5.',
  address: 'On one line.',
  offers: ['Its rooms in short, for the filters of a list.', roomNotes()],
  nearby: [
    'Places near the hotel.',
    {
      id: 'The id of the place, the same in all hotels.',
      name: 'The name of the place.',
      minutes: 'Minutes from the hotel.',
      by: 'The means: on foot, by bus or by boat.',
    },
  ],
  breakfast: 'Whether the price includes breakfast; missing if unknown.',
  dogs: 'Whether guests may bring a dog; missing if unknown.',
  telephone: FORMAT_NOTES.telephone,
  coordinates: FORMAT_NOTES.coordinates,
  checkIn: 'The earliest time of day.',
  checkOut: 'The latest time of day.',
  facilities: 'Facilities of the house, one or two words each.',
  rooms: [
    'Kinds of rooms.',
    {
      ...roomNotes(),
      bed: 'Its beds, in words.',
      area: 'Square metres.',
      note: 'A short note about the room.',
      cover: 'A picture of the room.',
    },
  ],
  content: FORMAT_NOTES.html,
  reachedBy: 'Ids of the facilities of `today` that visitors usually need to get there.',
  access: [
    'Ways from the entrance, one per row.',
    { name: 'The way, in one or two words.', description: 'One or two sentences.' },
  ],
  policy: 'House rules, and the cost of a cancellation.',
  booking: bookingNotes(),
})
