import * as v from 'valibot'
import { byLanguage, type DocumentKind } from './call.ts'
import { image } from './image.ts'
import { validRows, lenient, orElse } from './lenient.ts'
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
import { writtenEntries, writtenNotes } from './listing.ts'
import type { Notes } from './notes.ts'

/** One part of the directions from a place of arrival to the entrance. */
const leg = v.object({
  /** The means of transport: `专线巴士`, `步行`. */
  name: label,
  /** The place at which this part ends. */
  end: label,
  minutes: lenient(wholeNumber(1)),
  price: lenient(price),
  interval: lenient(text),
  /** The first and the last departure of a day. */
  first: lenient(timeOfDay),
  last: lenient(timeOfDay),
  /** The last departure of a day in the other direction, from `end`. */
  lastBack: lenient(timeOfDay),
  /** Whether a wheelchair can use it. Undefined if unknown. */
  wheelchair: lenient(v.picklist(['yes', 'help', 'no'])),
  /** The telephone number for questions. The default is the area's number. */
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

/** The scenic area: description, opening hours, directions, contacts. */
export const scenic = v.object({
  name: text,
  summary: text,
  cover: lenient(image),
  content: richText,
  address: text,
  coordinates,
  facts: orElse(validRows(v.object({ name: text, value: text })), []),
  /** The seasons as text for readers. As data, the opening times are in the site's `hours`. */
  openingHours: orElse(validRows(season), []),
  /** Directions, one place of arrival per row. */
  arrivals: validRows(
    v.object({
      id: lenient(id),
      mode: v.picklist(['rail', 'air', 'coach', 'car', 'boat']),
      title: text,
      description: text,
      minutes: lenient(wholeNumber(1)),
      /** The start of the first leg. The default is the title. */
      start: lenient(label),
      /** The directions to the gate, leg by leg. */
      legs: orElse(validRows(leg, 10), []),
    }),
  ),
  transport: orElse(
    validRows(
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
    validRows(
      v.object({
        /** Its id in reports about free places. */
        id: lenient(id),
        name: text,
        spaces: v.pipe(v.number(), v.integer()),
        note: lenient(text),
      }),
    ),
    [],
  ),
  ...writtenEntries,
  /** The largest number of visitors on a day. */
  capacity: lenient(wholeNumber(1)),
  accessibility: orElse(validRows(text), []),
  contacts: validRows(
    v.object({
      name: text,
      telephone,
      email: lenient(v.pipe(v.string(), v.email())),
      openingHours: lenient(text),
    }),
  ),
  /** Lost property: a telephone number, and what to do, step by step. */
  lost: lenient(v.object({ telephone, openingHours: lenient(text), steps: validRows(text, 6) })),
  /** The spots for which `scenicSpot` returns details. */
  spots: orElse(validRows(v.object({ id, title: text })), []),
})
export type Scenic = v.InferOutput<typeof scenic>

export const area = {
  tag: 'home',
  isDocument: true,
  calls: { scenic: { at: 'GET /api/scenic/:languageId', params: byLanguage, data: scenic } },
} as const satisfies DocumentKind

const legNotes = (): Notes<Leg> => ({
  name: 'By what: a bus, on foot.',
  end: 'Where it ends.',
  minutes: 'Minutes of this part.',
  price: FORMAT_NOTES.price,
  interval: 'How often it goes, in words.',
  first: 'The time of day at which the first one leaves.',
  last: 'The time of day at which the last one leaves.',
  lastBack: 'The time of day at which the last one leaves in the other direction, from `end`.',
  wheelchair: 'Whether it can be done in a wheelchair; missing if that is not known.',
  telephone: `Whom to ask about it. ${FORMAT_NOTES.telephone}`,
  note: 'What to know about it, in a few words.',
})

export const scenicNotes = (): Notes<Scenic> => ({
  ...writtenNotes(),
  name: 'The name of the area.',
  summary: 'In a sentence or two: lead, description for search engines.',
  cover: 'A picture of the area.',
  content: FORMAT_NOTES.html,
  address: 'In one line.',
  coordinates: FORMAT_NOTES.coordinates,
  facts: [
    'Figures to be proud of, each a name and a value.',
    { name: 'What the figure is about.', value: 'The figure, with its unit.' },
  ],
  openingHours: [
    'The seasons by name, to be read.',
    {
      name: 'The name of the season.',
      opens: FORMAT_NOTES.timeOfDay,
      closes: FORMAT_NOTES.timeOfDay,
      lastEntry: 'The last time of day at which visitors are let in.',
    },
  ],
  arrivals: [
    'Ways to arrive.',
    {
      id: 'Names it in addresses: `/service/traffic?from={id}`.',
      mode: 'By what one arrives.',
      title: 'Where one arrives.',
      description: 'In a sentence or two.',
      minutes: 'Minutes from there to the entrance.',
      start: 'Where the legs begin; the title without it.',
      legs: ['The way from there to the entrance, one part after the other.', legNotes()],
    },
  ],
  transport: [
    'What moves inside the area.',
    {
      name: 'Its name.',
      route: 'From where to where.',
      openingHours: 'In words.',
      interval: 'How often it goes, in words.',
      price: 'In words.',
    },
  ],
  parking: [
    'Car parks.',
    {
      id: 'By which `today` reports how full it is.',
      name: 'Its name.',
      spaces: 'How many cars it takes.',
      note: 'What to know about it, in a few words.',
    },
  ],
  capacity: 'How many visitors it may hold on a day.',
  accessibility: 'What helps people who need it, one sentence a row.',
  contacts: [
    'Whom to ask.',
    {
      name: 'The office.',
      telephone: FORMAT_NOTES.telephone,
      email: 'An e-mail address.',
      openingHours: 'In words.',
    },
  ],
  lost: [
    'What to do about a lost thing.',
    {
      telephone: FORMAT_NOTES.telephone,
      openingHours: 'In words.',
      steps: 'The steps in order, a sentence each.',
    },
  ],
  spots: [
    'The spots that have a detail.',
    { id: 'The id for `GET /api/web/min/scenic`.', title: 'The title of the spot.' },
  ],
})
