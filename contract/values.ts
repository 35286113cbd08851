import * as v from 'valibot'
import { afterwards } from './check.ts'

/** An id as the backend hands it out, a number or a slug: it stands in addresses as it is, where letter case tells ids apart. */
export const ID_PATTERN = /^[\w-]{1,64}$/

export const id = v.pipe(v.string(), v.regex(ID_PATTERN))

/** A slug that names a category in an address (`?category=tea`). */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+){0,5}$/

export const slug = v.pipe(v.string(), v.maxLength(40), v.regex(SLUG_PATTERN))

/** The longest text that is not rich. */
const MAX_CHARACTERS = 4000

/** Text that a page shows as it is: never empty, never endless, never HTML. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CHARACTERS))

/** Text that says more about a thing and may be empty. If it is too long it is cut, rather than failing its item. */
export const brief = v.pipe(
  v.string(),
  v.transform((value) => cut(value, MAX_CHARACTERS)),
)

/** The first `max` UTF-16 units of a text, or one less where that would cut a character in two. */
export function cut(value: string, max: number): string {
  return value.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** A name that a page repeats wherever it speaks of the thing: a text that is short. */
export const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

/** Rich text: HTML from the backend, not trusted until the edge has cleaned it (`docs/architecture.md`). */
export const richText = v.pipe(v.string(), v.maxLength(512 * 1024), v.brand('UncleanHtml'))
export type UncleanHtml = v.InferOutput<typeof richText>

/** The names of all fields of rich text, in any answer: by these the edge finds what it must clean. */
export const RICH_TEXT_FIELDS: ReadonlySet<string> = new Set(['content', 'answer'])

/** Offsets reach from −12:00 to +14:00. */
const DATE_TIME =
  /^\d{4}-\d{2}-\d{2}T(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?|24:00(?::00(?:\.0{1,3})?)?)(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|\+14:00)$/

/** ISO 8601 date and time with offset, as in `2026-11-20T09:00:00+08:00`; the end of a day becomes the beginning of the next. */
export const dateTime = v.pipe(
  v.string(),
  v.regex(DATE_TIME),
  afterwards(isInCalendar, 'not in the calendar'),
  afterwards(isKnown, 'a year before 1000'),
  v.transform(withoutEndOfDay),
  // The day after the last one of 9999 has more digits.
  v.regex(DATE_TIME),
)

/** ISO 8601 calendar date of any year, as somebody types it: `2026-11-20`, or `0026-11-20`. */
export const typedDate = v.pipe(
  v.string(),
  v.isoDate(),
  afterwards(isInCalendar, 'not in the calendar'),
)

/** ISO 8601 calendar date, as in `2026-11-20`. */
export const date = v.pipe(typedDate, afterwards(isKnown, 'a year before 1000'))

/** People write 31 April, which `Date` reads as 1 May. */
function isInCalendar(written: string): boolean {
  const day = dayOf(written)
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** Databases write `0000-00-00` or `0001-01-01` for an unknown date, which no page can show. */
function isKnown(written: string): boolean {
  return written >= '1000'
}

function dayOf(written: string): string {
  return written.slice(0, '2026-11-20'.length)
}

/** `24:00` is ISO 8601, but no W3C datetime, which sitemaps want. */
function withoutEndOfDay(written: string): string {
  const day = dayOf(written)
  const time = written.slice(day.length)
  if (!time.startsWith('T24')) return written
  const [next = ''] = new Date(`${day}T24:00Z`).toISOString().split('T')
  return `${next}T00${time.slice('T24'.length)}`
}

/** A time of day, `HH:MM` on the 24-hour clock, in the scenic area's own time zone; `24:00` is the end of a day. */
export const timeOfDay = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/))

/**
 * A telephone number as it is printed, where people also write an extension or a second number
 * (`400-800-1234 转 2`): it must hold one that can be dialled, three digits at least.
 */
export const telephone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60),
  v.regex(/\d(?:[\s()-]*\d){2}/),
)

/** An address of ours (`/mall/hotel/101`, always the Chinese path) or an `https:` one elsewhere. */
export const link = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/),
)

/** GCJ-02 `[longitude, latitude]` in degrees: what AMap draws, some hundred metres off WGS-84. */
export const coordinates = v.tuple([
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
])
export type Coordinates = v.InferOutput<typeof coordinates>

/** A whole number from `min` on, small enough to be exact and to be written out. */
export function wholeNumber(min: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min))
}

/** A price: a whole number of fen (a hundredth of a yuan), so that no sum is ever rounded. */
export const price = v.object({
  amount: wholeNumber(0),
  currency: v.literal('CNY'),
})
export type Price = v.InferOutput<typeof price>
