import * as v from 'valibot'
import { fitting, fittingById, lenient } from './lenient.ts'
import { schedule } from './opening-hours.ts'
import { dateTime, link, slug, telephone, text } from './values.ts'

/** What somebody has seen: it says so from `updatedAt` until `validUntil`, and nothing after that. */
const report = v.object({
  state: v.picklist(['running', 'limited', 'closed']),
  updatedAt: dateTime,
  validUntil: dateTime,
  /** Why, in a few words. */
  note: lenient(text),
})

/** Something that runs or is open on its own: cable car, boat, trail. */
const facility = v.object({
  id: slug,
  name: text,
  /** Whom to ask where nothing is known. */
  telephone: lenient(telephone),
  /** Where more is said about it. */
  url: lenient(link),
  /** When it runs by plan. What is sent and does not fit must not look like "at any time", so then the facility is left out. */
  hours: v.optional(schedule),
  report: lenient(report),
})
export type Facility = v.InferOutput<typeof facility>

/** A line of free text: `灯塔 / 6° / 14° / 晴`. */
const note = v.object({ label: text, value: text, note: lenient(text) })

const conditions = v.object({
  facilities: v.fallback(fittingById(facility, 12), []),
  notes: v.fallback(fitting(note), []),
})

/** How things stand on the day on which it is asked; rows of free text alone are notes. */
export const today = v.fallback(
  v.union([
    v.pipe(
      fitting(note),
      v.transform((notes) => ({ facilities: [], notes })),
    ),
    conditions,
  ]),
  { facilities: [], notes: [] },
)
export type Today = v.InferOutput<typeof today>
