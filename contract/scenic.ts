import * as v from 'valibot'
import { byLanguage, type DocumentKind } from './call.ts'
import { image } from './image.ts'
import { fitting, lenient, orElse } from './lenient.ts'
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
} from './values.ts'

/** A part of the way from where one arrives to the entrance. */
const leg = v.object({
  /** By what: `专线巴士`, `步行`. */
  name: label,
  /** Where it ends. */
  end: label,
  minutes: lenient(wholeNumber(1)),
  price: lenient(price),
  interval: lenient(text),
  /** The first and the last one of a day. */
  first: lenient(timeOfDay),
  last: lenient(timeOfDay),
  /** Whether it can be done in a wheelchair; missing if that is not known. */
  wheelchair: lenient(v.picklist(['yes', 'help', 'no'])),
  /** Whom to ask about it, if not the area's own number. */
  telephone: lenient(telephone),
  note: lenient(text),
})
export type Leg = v.InferOutput<typeof leg>

const season = v.object({
  name: text,
  opens: timeOfDay,
  closes: timeOfDay,
  lastEntry: lenient(timeOfDay),
})

/** The scenic area itself: what it is, when it is open, how to arrive, whom to ask. */
export const scenic = v.object({
  name: text,
  summary: text,
  cover: lenient(image),
  content: richText,
  address: text,
  coordinates,
  facts: orElse(fitting(v.object({ name: text, value: text })), []),
  /** The seasons by name, to be read; what is open when is in the `hours` of the site. */
  openingHours: orElse(fitting(season), []),
  /** Ways to arrive, one per row. */
  arrivals: fitting(
    v.object({
      /** By which an address names it: `?from=north-station`. */
      id: lenient(id),
      mode: v.picklist(['rail', 'air', 'coach', 'car', 'boat']),
      title: text,
      description: text,
      /** Minutes from there to the gate. */
      minutes: lenient(wholeNumber(1)),
      /** Where the legs begin; its title unless given. */
      start: lenient(label),
      /** The way from there to the gate, one leg after the other. */
      legs: orElse(fitting(leg, 10), []),
    }),
  ),
  /** What moves inside the area: cable car, shuttle, boat. */
  transport: orElse(
    fitting(
      v.object({
        name: text,
        route: text,
        openingHours: text,
        interval: lenient(text),
        price: lenient(text),
      }),
    ),
    [],
  ),
  parking: orElse(
    fitting(
      v.object({
        /** By which how full it is today is reported. */
        id: lenient(id),
        name: text,
        spaces: v.pipe(v.number(), v.integer()),
        note: lenient(text),
      }),
    ),
    [],
  ),
  /** How many visitors it may hold on a day. */
  capacity: lenient(wholeNumber(1)),
  accessibility: orElse(fitting(text), []),
  contacts: fitting(
    v.object({
      name: text,
      telephone,
      email: lenient(v.pipe(v.string(), v.email())),
      openingHours: lenient(text),
    }),
  ),
  /** What to do about a lost thing: whom to call, and the steps in order. */
  lost: lenient(v.object({ telephone, openingHours: lenient(text), steps: fitting(text, 6) })),
  /** The spots that `scenicSpot` tells more about. */
  spots: orElse(fitting(v.object({ id, title: text })), []),
})
export type Scenic = v.InferOutput<typeof scenic>

export const area = {
  tag: 'home',
  isDocument: true,
  calls: { scenic: { at: 'GET /api/scenic/:languageId', params: byLanguage, data: scenic } },
} as const satisfies DocumentKind
