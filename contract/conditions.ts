import * as v from 'valibot'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { schedule, weekdays } from './opening-hours.ts'
import { dateTime, id, link, telephone, text, wholeNumber, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'
import {
  forecast,
  hourly,
  timed,
  timedNotes,
  warning,
  weather,
  weatherNotes,
  webcam,
} from './weather.ts'

export const waitMinutes = v.pipe(wholeNumber(0), v.maxValue(600))

/** Valid from `from` (default: `updatedAt`) until `validUntil`. */
const report = v.object({
  state: v.picklist(['running', 'limited', 'closed']),
  updatedAt: dateTime,
  /** An invalid start drops the report. Otherwise a closure would begin immediately. */
  from: v.optional(dateTime),
  validUntil: dateTime,
  note: lenient(text),
  waitMinutes: lenient(waitMinutes),
})

/** A facility with its own hours or state: a cable car, a boat, a trail. */
export const facilityEntries = {
  id,
  name: text,
  telephone: lenient(telephone),
  url: lenient(link),
  /**
   * If they are invalid, the facility is dropped. Without hours, it would seem to run all the time.
   */
  hours: v.optional(schedule),
  independent: lenient(v.boolean()),
  report: lenient(report),
}
const facility = v.object(facilityEntries)
export type Facility = v.InferOutput<typeof facility>

/** The number of visitors inside, and the largest one allowed (China's Tourism Law, article 45). */
const visitors = v.object({ present: wholeNumber(0), capacity: wholeNumber(1), ...timed })
export type Visitors = v.InferOutput<typeof visitors>

const carPark = v.object({
  id,
  name: text,
  spaces: wholeNumber(0),
  capacity: lenient(wholeNumber(1)),
  ...timed,
})
export type CarPark = v.InferOutput<typeof carPark>

/** A line of free text: `灯塔 / 6° / 14° / 晴`. */
const note = v.object({
  label: text,
  value: text,
  note: lenient(text),
  weekdays: v.optional(weekdays),
})

const conditions = v.object({
  facilities: orElse(uniqueRows(facility, 12), []),
  weather: lenient(weather),
  hourly: lenient(hourly),
  warnings: lenient(validRows(warning, 8)),
  forecasts: orElse(validRows(forecast, 14), []),
  webcams: lenient(uniqueRows(webcam, 4)),
  visitors: lenient(visitors),
  carParks: orElse(uniqueRows(carPark, 30), []),
  notes: orElse(validRows(note), []),
})

const NOTHING: v.InferOutput<typeof conditions> = {
  facilities: [],
  forecasts: [],
  carParks: [],
  notes: [],
}

/** The conditions of the day. If the data is a list of rows with free text, it becomes `notes`. */
export const today = orElse(
  v.union([
    v.pipe(
      validRows(note),
      v.transform((notes): v.InferOutput<typeof conditions> => ({ ...NOTHING, notes })),
    ),
    conditions,
  ]),
  NOTHING,
)
export type Today = v.InferOutput<typeof today>

/** The documentation of a row in `notes`. `today` may also be only a list of such rows. */
export const rowNotes = (): Notes<v.InferOutput<typeof note>> => ({
  label: 'The subject of the row.',
  value: 'The state, in words.',
  note: 'A short note.',
  weekdays: 'The days of the week on which pages show the row; default: all.',
})

export const todayNotes = (): Notes<Today> => ({
  facilities: [
    'Facilities with their own hours: cable car, boat, trail.',
    {
      id: 'Its id, for announcements, trails and hotels.',
      name: 'Its name.',
      telephone: `The number to call if the state is unknown. ${FORMAT_NOTES.telephone}`,
      url: `A page with more about it. ${FORMAT_NOTES.link}`,
      hours:
        'Its planned hours, with seasons and exceptions. If a part is invalid, the site ignores the whole facility.',
      independent:
        'Whether it runs independently of the area’s hours. If not, it is closed while the area is closed. On days on which the area opens late or closes early, it opens and closes with the area, unless it has its own exception.',
      report: [
        'The report: an observation or a plan.',
        {
          state: 'The state during that time.',
          updatedAt: 'The time of the report.',
          from: 'The beginning, if it is later than `updatedAt`. Until then pages only announce it.',
          validUntil: 'The end. Afterwards the state is “unknown”.',
          note: 'The reason for the state, in a few words.',
          waitMinutes: 'Minutes of waiting in the queue, while it runs.',
        },
      ],
    },
  ],
  ...weatherNotes(),
  visitors: [
    'Visitors in the area.',
    {
      present: 'The number of visitors inside.',
      capacity: 'The largest number at once.',
      ...timedNotes(),
    },
  ],
  carParks: [
    'Free places in car parks.',
    {
      id: 'The id of the car park in `parking` of `GET /api/scenic/{languageId}`.',
      name: 'Its name.',
      spaces: 'The number of free places.',
      capacity: 'Its number of places.',
      ...timedNotes(),
    },
  ],
  notes: ['Rows of text for the day of the response.', rowNotes()],
})
