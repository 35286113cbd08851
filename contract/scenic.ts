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

const leg = v.object({
  name: label,
  end: label,
  minutes: lenient(wholeNumber(1)),
  price: lenient(price),
  interval: lenient(text),
  first: lenient(timeOfDay),
  last: lenient(timeOfDay),
  lastBack: lenient(timeOfDay),
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

export const scenic = v.object({
  name: text,
  summary: text,
  cover: lenient(image),
  content: richText,
  address: text,
  coordinates,
  facts: orElse(validRows(v.object({ name: text, value: text })), []),
  openingHours: orElse(validRows(season), []),
  arrivals: validRows(
    v.object({
      id: lenient(id),
      mode: v.picklist(['rail', 'air', 'coach', 'car', 'boat']),
      title: text,
      description: text,
      minutes: lenient(wholeNumber(1)),
      start: lenient(label),
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
        id: lenient(id),
        name: text,
        spaces: v.pipe(v.number(), v.integer()),
        note: lenient(text),
      }),
    ),
    [],
  ),
  ...writtenEntries,
  capacity: lenient(wholeNumber(1)),
  accessibility: orElse(validRows(text), []),
  belongings: orElse(
    validRows(
      v.object({
        name: text,
        allowed: v.picklist(['yes', 'limited', 'no']),
        note: lenient(text),
      }),
    ),
    [],
  ),
  contacts: validRows(
    v.object({
      name: text,
      telephone,
      email: lenient(v.pipe(v.string(), v.email())),
      openingHours: lenient(text),
      urgent: lenient(v.boolean()),
    }),
  ),
  lost: lenient(v.object({ telephone, openingHours: lenient(text), steps: validRows(text, 6) })),
  spots: orElse(validRows(v.object({ id, title: text })), []),
})
export type Scenic = v.InferOutput<typeof scenic>

export const area = {
  tag: 'home',
  isDocument: true,
  calls: { scenic: { at: 'GET /api/scenic/:languageId', params: byLanguage, data: scenic } },
} as const satisfies DocumentKind

const legNotes = (): Notes<Leg> => ({
  name: 'The means: a bus, on foot.',
  end: 'The place where the leg ends.',
  minutes: 'Minutes of this leg.',
  price: FORMAT_NOTES.price,
  interval: 'The time between two departures, in words.',
  first: 'The time of day of the first departure.',
  last: 'The time of day of the last departure.',
  lastBack: 'The time of day of the last departure in the other direction, from `end`.',
  wheelchair: 'Whether a wheelchair can use it; missing if unknown.',
  telephone: `For questions. ${FORMAT_NOTES.telephone}`,
  note: 'A short note about it.',
})

const belongingNotes = (): Notes<Scenic['belongings'][number]> => ({
  name: 'The thing.',
  allowed: 'Whether it may be brought; `limited`: with the condition in `note`.',
  note: 'A condition or reason in one sentence.',
})

export const scenicNotes = (): Notes<Scenic> => ({
  ...writtenNotes(),
  name: 'The name of the area.',
  summary: 'One or two sentences: lead, description for search engines.',
  cover: 'A picture of the area.',
  content: FORMAT_NOTES.html,
  address: 'On one line.',
  coordinates: FORMAT_NOTES.coordinates,
  facts: [
    'Figures about the area, each with a name and a value.',
    { name: 'The name of the figure.', value: 'The figure, with its unit.' },
  ],
  openingHours: [
    'The opening hours as text for readers, one row for each season. `hours` has the same for programs.',
    {
      name: 'The name of the season.',
      opens: FORMAT_NOTES.timeOfDay,
      closes: FORMAT_NOTES.timeOfDay,
      lastEntry: 'The time of day of the last entry.',
    },
  ],
  arrivals: [
    'Ways to arrive.',
    {
      id: 'Its id in addresses: `/service/traffic?from={id}`.',
      mode: 'The means of transport.',
      title: 'The place of arrival.',
      description: 'One or two sentences.',
      minutes: 'Minutes from there to the entrance.',
      start: 'The start of the legs; default: the title.',
      legs: ['The way from there to the entrance, leg by leg.', legNotes()],
    },
  ],
  transport: [
    'Transport inside the area.',
    {
      name: 'Its name.',
      route: 'The start and the end.',
      openingHours: 'In words.',
      interval: 'The time between two departures, in words.',
      price: 'In words.',
    },
  ],
  parking: [
    'Car parks.',
    {
      id: 'Its id, for reports in `today`.',
      name: 'Its name.',
      spaces: 'Its number of car places.',
      note: 'A short note about it.',
    },
  ],
  capacity: 'The daily capacity in visitors.',
  accessibility: 'Help for people with disabilities, one sentence per row.',
  belongings: ['What visitors may bring, and what not.', belongingNotes()],
  contacts: [
    'Contacts.',
    {
      name: 'The name of the office.',
      telephone: FORMAT_NOTES.telephone,
      email: 'An e-mail address.',
      openingHours: 'In words.',
      urgent: 'Whether it is for emergencies. It is shown first and highlighted.',
    },
  ],
  lost: [
    'The steps after a loss.',
    {
      telephone: FORMAT_NOTES.telephone,
      openingHours: 'In words.',
      steps: 'The steps in order, one sentence each.',
    },
  ],
  spots: [
    'The spots that have a detail.',
    { id: 'The id for `GET /api/web/min/scenic`.', title: 'The title of the spot.' },
  ],
})
