import * as v from 'valibot'
import { LANGUAGES, languageIds } from '../locales/languages.ts'
import { afterwards, type Reading, readingOf } from './check.ts'
import { readBy } from './lenient.ts'
import { CURRENCY, digitsOf } from './region.ts'

export const ID_PATTERN = /^[\w-]{1,64}$/

/** An id in a request. Addresses contain it unchanged, so upper and lower case differ. */
export const idText = v.pipe(
  v.string(),
  v.regex(ID_PATTERN, 'must be a number or 1 to 64 of A–Z, a–z, 0–9, _ and -'),
)

/** An id in an answer: a text or a whole number. */
export const id = readBy(withDigits, idText)

/** Converts a number to text. A number too large to be exact is not converted, so it is invalid. */
function withDigits(sent: unknown): unknown {
  return typeof sent === 'number' && Number.isSafeInteger(sent) && sent >= 0 ? String(sent) : sent
}

export const languageNumber = v.picklist(LANGUAGES.map((each) => languageIds[each]))

/** The id of a language in a path or query. */
export const languageId = v.picklist(LANGUAGES.map((each) => `${languageIds[each]}` as const))

/** A name that the site or one of its files defines. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+){0,5}$/

export const slug = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(SLUG_PATTERN, 'must be a name of small Latin letters, digits and hyphens'),
)

/** Controls except line breaks and tabs, bidi controls, and code points without a character. */
const UNSHOWN =
  // oxlint-disable-next-line no-control-regex -- matches them in order to remove them
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/

/** Returns a text without controls and lone surrogates. All line breaks become `\n`. */
export function asShown(sent: string): string {
  if (!UNSHOWN.test(sent) && sent.isWellFormed()) return sent
  return sent
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(new RegExp(UNSHOWN, 'g'), '')
    .replaceAll(/\p{Surrogate}/gu, '')
}

/** Longest plain text. */
const MAX_CHARACTERS = 4000

function plainText(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.transform(asShown),
    v.trim(),
    v.minLength(1),
  )
}

/** Plain text for display. Not empty, of limited length, and without HTML. */
export const text = plainText(MAX_CHARACTERS)
export const label = plainText(60)

/** Lists repeat titles in each row, and each Chinese character may become an element. */
const MAX_TITLE_CHARACTERS = 300

/** A title. A title that is too long is cut. */
export const title = v.pipe(
  text,
  v.transform((value) => cut(value, MAX_TITLE_CHARACTERS)),
)

/** An additional text, maybe empty. One that is too long is cut, so that its item stays valid. */
export const brief = v.pipe(
  v.string(),
  v.transform((value) => cut(asShown(value), MAX_CHARACTERS)),
)

/** Returns the first `max` UTF-16 units of a text. Never splits a character. */
export function cut(value: string, max: number): string {
  return value.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** HTML from the backend, not trusted until the worker has cleaned it (`architecture.md`). */
export const richText = v.pipe(v.string(), v.maxLength(512 * 1024), v.brand('UncleanHtml'))
export type UncleanHtml = v.InferOutput<typeof richText>

/** The names of all fields with rich text, in any answer. The worker cleans them. */
export const RICH_TEXT_FIELDS: ReadonlySet<string> = new Set(['content', 'answer'])

/** The largest offsets are −12:00 and +14:00. */
const DATE_TIME =
  /^\d{4}-\d{2}-\d{2}T(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?|24:00(?::00(?:\.0{1,3})?)?)(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|\+14:00)$/

/**
 * An ISO 8601 date and time: `2026-11-20T09:00:00+08:00`. `24:00` becomes `00:00` of the next day.
 * A time without an offset is in the site's time zone. Databases use this form: `2026-11-20
 * 09:00:00`.
 */
export const dateTime = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, config }) => withOffset(dataset.value, readingOf(config))),
  v.regex(DATE_TIME, 'must be a date and time as 2026-11-20T09:00:00+08:00 or 2026-11-20 09:00'),
  afterwards(isInCalendar, 'is not in the calendar'),
  afterwards(isKnown, 'is a year before 1000'),
  v.transform(withoutEndOfDay),
  // Checks again, because the day after 9999-12-31 has a year with five digits.
  v.regex(DATE_TIME),
)

function dayOr(time: '00:00' | '24:00') {
  const withTime = (written: string) => (DAY.test(written) ? `${written}T${time}` : written)
  return v.pipe(v.string(), v.transform(withTime), dateTime)
}

/** A time of publication. A date without a time means the start of that day. */
export const dayOrTime = dayOr('00:00')
/** An end, exclusive. A date without a time means the end of that day. */
export const dayOrEnd = dayOr('24:00')

/** An ISO 8601 calendar date of any year, as typed: `2026-11-20`, `0026-11-20`. */
export const typedDate = v.pipe(
  v.string(),
  v.isoDate(),
  afterwards(isInCalendar, 'is not in the calendar'),
)

/** An ISO 8601 calendar date: `2026-11-20`. */
export const date = v.pipe(typedDate, afterwards(isKnown, 'is a year before 1000'))

/** Returns whether a date exists. `Date` cannot tell, because it reads 31 April as 1 May. */
function isInCalendar(written: string): boolean {
  const day = dayOf(written)
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).getUTCDate() === Number(day.slice(-2))
}

/** Databases use `0000-00-00` or `0001-01-01` for an unknown date. */
function isKnown(written: string): boolean {
  return written >= '1000'
}

function dayOf(written: string): string {
  return written.slice(0, '2026-11-20'.length)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const HAS_OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/
const LOOSE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})([:.\d]{0,8})(?:([+-]\d{2}):?(\d{2}))?$/

/** Adds the offset, and `T` before the time, unless something else is missing. */
function withOffset(written: string, { offsetAt }: Reading): string {
  if (written[10] === 'T' && HAS_OFFSET.test(written)) return written
  const [, day, hours, minutes, seconds = '', offsetHours, offsetMinutes] =
    LOOSE_TIME.exec(written) ?? []
  if (day === undefined || !isInCalendar(day)) return written
  const offset =
    offsetHours === undefined
      ? offsetAt(day, Number(hours) * 60 + Number(minutes))
      : `${offsetHours}:${offsetMinutes}`
  return `${day}T${hours}:${minutes}${seconds}${offset}`
}

/** Replaces `24:00`, which is valid in ISO 8601, but not in the W3C datetimes of sitemaps. */
function withoutEndOfDay(written: string): string {
  const day = dayOf(written)
  const time = written.slice(day.length)
  if (!time.startsWith('T24')) return written
  const [next = ''] = new Date(`${day}T24:00Z`).toISOString().split('T')
  return `${next}T00${time.slice('T24'.length)}`
}

/** A local time of day, `HH:MM`. `24:00` is the end of the day. */
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time of day as 08:00'),
)

/** A telephone number for display. It may have an extension: `400-800-1234 转 2`. */
export const telephone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60),
  v.regex(/\d(?:[\s()-]*\d){2}/, 'must be a telephone number'),
  v.transform(asShown),
)

/** A path of this site without a language (`/mall/hotel/101`), or an `https:` address. */
const ADDRESS = /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/
const HTTP_ADDRESS = /^http:\/\/[^\s\\]+$/
const MAX_ADDRESS = 2048
const ADDRESS_WORDS = 'must be https or begin with /'

export const link = v.pipe(
  v.string(),
  v.maxLength(MAX_ADDRESS),
  v.regex(ADDRESS, ADDRESS_WORDS),
  v.check(isShown, 'has characters that no address has'),
)

function isShown(sent: string): boolean {
  return asShown(sent) === sent
}

/** The address of a picture. On a developer's machine, `http:` is allowed. */
export const pictureAddress = v.pipe(
  v.string(),
  v.maxLength(MAX_ADDRESS),
  v.rawCheck(({ dataset, config, addIssue }) => {
    if (!dataset.typed || ADDRESS.test(dataset.value)) return
    if (readingOf(config).takesHttp && HTTP_ADDRESS.test(dataset.value)) return
    addIssue({ message: ADDRESS_WORDS })
  }),
  v.check(isShown, 'has characters that no address has'),
)

/** GCJ-02 `[longitude, latitude]` in degrees. GCJ-02 and WGS-84 differ by some hundred metres. */
export const coordinates = v.tuple([
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
])
export type Coordinates = v.InferOutput<typeof coordinates>

/** Returns a schema for a safe whole number of at least `min`. */
export function wholeNumber(min: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min))
}

/** The pattern of a price with decimals, `80.00`, for the contract and the content. */
export function decimalPrice(currency: string): RegExp {
  const digits = digitsOf(currency)
  return digits === 0
    ? /^(\d{1,12})(?:\.0{1,2})?()$/
    : new RegExp(String.raw`^(\d{1,9})\.(\d{1,${digits}})$`)
}

/**
 * Returns the schema of a price: an amount with its currency, or only the amount. The amount is a
 * whole number of the smallest unit (fen, cents), so that sums are exact. Backends with decimals
 * send a text with a decimal point. A text without the point is ambiguous, and so invalid, unless
 * the currency has no decimals.
 */
export function priceIn(currency: string) {
  const digits = digitsOf(currency)
  const written = decimalPrice(currency)
  const words =
    digits === 0
      ? `must be a whole number of ${currency} (12800)`
      : `must be a whole number of the smallest unit of ${currency} (12800) or a text with a decimal point ("${(12_800 / 10 ** digits).toFixed(digits)}")`
  const inSmallest = (sent: unknown): unknown => {
    const [, whole, decimals = ''] = (typeof sent === 'string' && written.exec(sent)) || []
    return whole === undefined ? sent : Number(whole + decimals.padEnd(digits, '0'))
  }
  return readBy(
    (sent) => (typeof sent === 'number' || typeof sent === 'string' ? { amount: sent } : sent),
    v.object({
      amount: readBy(
        inSmallest,
        v.pipe(v.number(words), v.safeInteger(words), v.minValue(0, words)),
      ),
      currency: v.optional(v.literal(currency), currency),
    }),
  )
}

export const price = priceIn(CURRENCY)
export type Price = v.InferOutput<typeof price>

export const FORMAT_NOTES = {
  price:
    'A whole number of the smallest unit, a text with a decimal point, or an object with the currency.',
  coordinates: '`[longitude, latitude]` in degrees, GCJ-02.',
  html: 'HTML, cleaned by the site.',
  telephone: 'A telephone number in its printed form.',
  link: 'A path of the site without a language, or `https:`.',
  timeOfDay: 'A time of day in the time zone of the site.',
  sittings:
    'Its opening hours. A place that opens twice a day, such as for lunch and dinner, has two schedules. If a part is invalid, all hours are unknown.',
} as const
