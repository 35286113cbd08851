import * as v from 'valibot'
import { effect } from './alert.ts'
import { fitting, lenient, orElse } from './lenient.ts'
import { difficulty, listedEntries, neighbour, placeFacts } from './listing.ts'
import {
  coordinates,
  date,
  dayOrEnd,
  dayOrTime,
  id,
  price,
  richText,
  text,
  timeOfDay,
  wholeNumber,
} from './values.ts'

const articleListedEntries = {
  ...listedEntries,
  publishedAt: dayOrTime,
  updatedAt: lenient(dayOrTime),
}

const articleEntries = {
  ...articleListedEntries,
  content: richText,
  source: lenient(text),
  previous: lenient(neighbour),
  next: lenient(neighbour),
}

/** News, announcements, culture articles: anything that is read from top to bottom. */
export const articleListed = v.object(articleListedEntries)
export type ArticleListed = v.InferOutput<typeof articleListed>

export const article = v.object(articleEntries)
export type Article = v.InferOutput<typeof article>

/** Announcements say whether they are urgent, and what they do when to what. */
const announcementFacts = { urgent: orElse(v.boolean(), false), ...effect }

export const announcementListed = v.object({ ...articleListedEntries, ...announcementFacts })
export type AnnouncementListed = v.InferOutput<typeof announcementListed>

export const announcement = v.object({ ...articleEntries, ...announcementFacts })

/** When and where an activity is held (schema.org `Event`). */
const event = v.object({
  /** The day alone, for what lasts whole days. */
  startAt: dayOrTime,
  /** Exclusive: what ends at midnight is not of the next day. The day alone includes that day. Missing if nobody knows. */
  endAt: v.optional(dayOrEnd),
  venue: text,
  coordinates: lenient(coordinates),
  /** Absent means free of charge. */
  price: lenient(price),
  /** How to take part, in a sentence. */
  signUp: lenient(text),
  /** `available`: one can sign up; `full`: no more people can; `unneeded`: nobody needs to. */
  places: lenient(v.picklist(['available', 'full', 'unneeded'])),
})
export type ScenicEvent = v.InferOutput<typeof event>

/** The lists behind `messageList` and `messageDetail`. */
export const messageType = v.picklist(['news', 'activity', 'notice'])

export const messageListed = v.object({ ...articleListedEntries, event: lenient(event) })
export type MessageListed = v.InferOutput<typeof messageListed>

export const message = v.object({ ...articleEntries, type: messageType, event: lenient(event) })
export type Message = v.InferOutput<typeof message>

/** A place worth seeing, told at length. */
export const pointListed = v.object({ ...articleListedEntries, ...placeFacts })
export type PointListed = v.InferOutput<typeof pointListed>

export const point = v.object({ ...articleEntries, ...placeFacts })
export type Point = v.InferOutput<typeof point>

/** When to be where; `point` is the id of one of the guide's. */
const stop = v.object({
  time: timeOfDay,
  title: text,
  note: lenient(text),
  point: lenient(id),
})

/** A visit guide: what one needs to know at a glance, then the text. */
const strategyFacts = {
  /** Walking and looking together, in minutes. */
  durationMinutes: wholeNumber(1),
  /** For a visit of several days: over how many nights, which is told instead of the minutes. */
  nights: lenient(wholeNumber(1)),
  /** Walking alone, in minutes. */
  walkingMinutes: lenient(wholeNumber(1)),
  difficulty,
  /** Metres on foot. */
  distanceMetres: lenient(wholeNumber(0)),
  season: lenient(text),
}

export const strategyListed = v.object({ ...articleListedEntries, ...strategyFacts })
export type StrategyListed = v.InferOutput<typeof strategyListed>

export const strategy = v.object({
  ...articleEntries,
  ...strategyFacts,
  stops: orElse(fitting(stop), []),
  /** The ids of the guide's trails that one walks, in order. */
  trails: orElse(fitting(id), []),
})
export type Strategy = v.InferOutput<typeof strategy>

export const question = v.object({
  id: listedEntries.id,
  category: listedEntries.category,
  question: text,
  answer: richText,
  updatedAt: lenient(date),
})
export type Question = v.InferOutput<typeof question>
