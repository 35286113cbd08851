import * as v from 'valibot'
import { article, articleListed, articleNotes } from './article.ts'
import { byId, type EntryKind, pageEntries } from './call.ts'
import { lenient } from './lenient.ts'
import { listOf } from './listing.ts'
import { coordinates, dayOrEnd, dayOrTime, price, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** The time and place of an activity (schema.org `Event`). */
const event = v.object({
  startAt: dayOrTime,
  /** The end, exclusive. A date without a time means the end of that day. Undefined if unknown. */
  endAt: v.optional(dayOrEnd),
  venue: text,
  coordinates: lenient(coordinates),
  price: lenient(price),
  signUp: lenient(text),
  places: lenient(v.picklist(['available', 'full', 'unneeded'])),
})
export type ScenicEvent = v.InferOutput<typeof event>

/** The three kinds of content that share two calls. */
const messageType = v.picklist(['news', 'activity', 'notice'])

const messageListed = v.object({ ...articleListed.entries, event: lenient(event) })
export type MessageListed = v.InferOutput<typeof messageListed>

export const message = v.object({ ...article.entries, type: messageType, event: lenient(event) })
export type Message = v.InferOutput<typeof message>

const shared = {
  tag: 'news',
  list: 'messageList',
  detail: 'messageDetail',
  schemas: { listed: messageListed, detail: message },
} as const

export const news = {
  ...shared,
  folder: 'news',
  row: 'news',
  type: 'news',
  order: 'newest',
  sampleId: '2001',
  page: '/scenic/information',
  calls: {
    messageList: {
      at: 'POST /api',
      body: v.object({ ...pageEntries, type: messageType }),
      data: listOf(messageListed),
    },
    messageDetail: {
      at: 'GET /api/message',
      query: v.object({ ...byId.entries, type: messageType }),
      data: message,
    },
  },
} as const satisfies EntryKind

export const activities = {
  ...shared,
  folder: 'activities',
  row: 'activity',
  type: 'activity',
  order: 'soonest',
  sampleId: '3004',
  page: '/infomation/activity',
  calls: {},
} as const satisfies EntryKind

/** Public notices have no list of their own on the site. They are in the list of news. */
export const notices = {
  ...shared,
  folder: 'notices',
  row: 'notice',
  type: 'notice',
  order: 'newest',
  sampleId: '2501',
  calls: {},
} as const satisfies EntryKind

export const messageNotes = (): Notes<Message> => ({
  ...articleNotes(),
  type: 'The kind of the item.',
  event: [
    'Time and place; only for activities.',
    {
      startAt: 'The beginning; only the day if it lasts whole days.',
      endAt: 'The end; missing if unknown.',
      venue: 'The place of the event.',
      coordinates: FORMAT_NOTES.coordinates,
      price: `${FORMAT_NOTES.price} Without a price, the event is free.`,
      signUp: 'How to register, in one sentence.',
      places:
        '`available`: registration is open; `full`: no places left; `unneeded`: no registration.',
    },
  ],
})
