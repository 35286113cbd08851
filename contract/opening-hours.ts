import * as v from 'valibot'
import { afterwards } from './check.ts'
import { lenient, validRows } from './lenient.ts'
import { date, label, link, text, timeOfDay, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'
import { WEEKDAYS } from './weekdays.ts'

/** A day that occurs every year, `03-01`. `02-29` means the last day of February in any year. */
export const monthDay = v.pipe(
  v.string(),
  v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day of every year as 03-01'),
)

/** The first and the last departure in one direction. */
const departure = v.object({
  direction: label,
  first: lenient(timeOfDay),
  last: timeOfDay,
})

/** A further opening of the same day: a night session. */
const session = v.object({
  name: lenient(label),
  opens: timeOfDay,
  closes: timeOfDay,
  lastEntry: v.optional(timeOfDay),
})

/** If `closes` is not later than `opens`, it is a time of the next day. */
const span = {
  opens: timeOfDay,
  closes: timeOfDay,
  lastEntry: v.optional(timeOfDay),
  lastDown: v.optional(timeOfDay),
  /** If one is invalid, the schedule is invalid: the day would look too short. */
  sessions: v.optional(v.pipe(v.array(session), v.minLength(1), v.maxLength(4))),
  departures: lenient(validRows(departure, 6)),
}

/** Days of the week. If one is invalid, so is the row: it would apply on other days. */
export const weekdays = v.pipe(v.array(v.picklist(WEEKDAYS)), v.minLength(1), v.maxLength(7))

const season = v.pipe(
  v.object({
    name: v.optional(text),
    /** The first and the last day, maybe in the next year. The default is all year. */
    from: v.optional(monthDay),
    to: v.optional(monthDay),
    weekdays: v.optional(weekdays),
    ...span,
  }),
  afterwards(
    ({ from, to }) => (from === undefined) === (to === undefined),
    'must have both from and to',
  ),
)

const exceptional = {
  /** The first and the last date. Without `to`, only one day. */
  from: date,
  to: v.optional(date),
  reason: v.optional(text),
  url: v.optional(link),
}

const exception = v.pipe(
  v.union([
    v.object({ ...exceptional, closed: v.literal(true) }),
    v.object({ ...exceptional, ...span }),
  ]),
  afterwards(({ from, to = from }) => from <= to, 'ends before it begins'),
)

export const MAX_EXCEPTIONS = 200

/**
 * Opening hours in the area's time zone. On a date, the first matching exception applies, otherwise
 * the first season that contains the day. Days outside all seasons are closed. One invalid row
 * makes the schedule invalid, because the hours without it would be wrong.
 */
export const schedule = v.object({
  seasons: v.pipe(v.array(season), v.minLength(1), v.maxLength(50)),
  exceptions: v.optional(v.pipe(v.array(exception), v.maxLength(MAX_EXCEPTIONS)), []),
})
export type Schedule = v.InferOutput<typeof schedule>
export type Season = Schedule['seasons'][number]
export type Exception = Schedule['exceptions'][number]

/** Opening hours with several sittings per day. Each sitting has its own schedule. */
export const sittings = v.pipe(v.array(schedule), v.minLength(1), v.maxLength(5))

/** The documentation of a part of every year. */
export const yearlyNotes = () => ({
  from: 'The first day, every year, as `03-01`.',
  to: 'The last day, every year, as `11-30`; if it is before `from`, in the next year.',
})

const spanNotes = () => ({
  opens: FORMAT_NOTES.timeOfDay,
  closes: 'A time of day; not later than `opens` means the next day.',
  lastEntry: 'The time of day of the last entry or the last ride.',
  lastDown: 'The time of the last ride down; `lastEntry` is then the last ride up.',
  sessions: [
    'Further openings of the same day, such as a night session.',
    {
      name: 'Its name, for people.',
      opens: FORMAT_NOTES.timeOfDay,
      closes: 'A time of day; not later than `opens` means the next day.',
      lastEntry: 'The time of day of the last entry.',
    },
  ] as const,
  departures: [
    'The first and the last departure in each direction, if it runs between stations.',
    {
      direction: 'The direction or the station, in the language of the call.',
      first: 'The time of day of the first departure.',
      last: 'The time of day of the last departure.',
    },
  ] as const,
})

export const scheduleNotes = (): Notes<Schedule> => ({
  seasons: [
    'The first matching row applies.',
    {
      name: 'The name of the season, for people.',
      from: 'The first day, every year, as `03-01`; without it all year.',
      to: 'The last day, every year, as `11-30`.',
      weekdays: 'The days of the week; default: all.',
      ...spanNotes(),
    },
  ],
  exceptions: [
    'Days with other hours. The first matching row applies.',
    {
      from: 'The first date.',
      to: 'The last date; default: one day.',
      reason: 'The reason for the other hours, in a few words.',
      url: `A page with more about it. ${FORMAT_NOTES.link}`,
      closed: '`true`: closed all day. Each row has either `closed`, or `opens` and `closes`.',
      ...spanNotes(),
    },
  ],
})
