import * as v from 'valibot'
import { lenient } from './lenient.ts'
import { date } from './values.ts'

/** What a complaint can be about; the words for them are in `locales/`. */
export const COMPLAINT_CATEGORIES = [
  'service',
  'ticket',
  'safety',
  'facility',
  'price',
  'praise',
  'other',
] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** Chinese input methods write digits as wide as characters: `１３８` is `138`. */
const halfWidth = v.transform((value: string) => value.normalize('NFKC'))

/**
 * A Chinese mobile number (11 digits, with or without +86), a Chinese landline (`0` or +86, then an area code of 2 or
 * 3 digits and 7 or 8 more) or an international number (E.164: `+` and 7 to 15 digits). Spaces, brackets and dashes of any
 * kind (phones type `–` for `-`) are removed.
 */
const phone = v.pipe(
  v.string(),
  halfWidth,
  v.transform((value) => value.replaceAll(/[\s()\p{Dash_Punctuation}]/gu, '')),
  v.regex(
    /^(?:(?:\+86)?1[3-9]\d{9}|(?:0|\+86)(?:10|2\d|[3-9]\d{2})[2-9]\d{6,7}|\+(?!86)[1-9]\d{6,14})$/,
  ),
)

/** A field of a form that may stay empty: then it counts as left out. */
function blank<const Field extends v.GenericSchema<string, string>>(field: Field) {
  return v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    field,
  ])
}

/**
 * Text as typed, without control characters, which no keyboard makes (terminals also obey those from U+0080 on), and without
 * half surrogate pairs, which no database can hold as UTF-8.
 */
const typed = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      // oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '')
      .toWellFormed()
      .trim(),
  ),
)

/** Whether a day has begun somewhere on earth: people choose the wrong year. */
function hasCome(day: string): boolean {
  return Date.parse(day) <= Date.now() + DAY_MS
}

/** A complaint, or praise, as a visitor gives it, before the captcha. */
const complaintEntries = {
  category: v.picklist(COMPLAINT_CATEGORIES),
  name: v.pipe(typed, v.minLength(1), v.maxLength(40)),
  phone,
  email: v.optional(blank(v.pipe(v.string(), v.trim(), v.maxLength(120), v.email()))),
  visitDate: v.pipe(date, v.check(hasCome, 'future')),
  orderNumber: v.optional(blank(v.pipe(typed, v.maxLength(40), v.regex(/^[A-Za-z0-9-]+$/)))),
  content: v.pipe(typed, v.minLength(10), v.maxLength(2000)),
}

const captchaAnswerEntries = {
  /** Which captcha, as call 12 named it. */
  uuid: v.pipe(v.string(), v.uuid()),
  /** The sum, as typed. */
  code: v.pipe(v.string(), v.trim(), halfWidth, v.regex(/^\d{1,3}$/)),
}

/** What call 13 takes. */
export const proposal = v.object({
  ...complaintEntries,
  ...captchaAnswerEntries,
  languageId: v.picklist([1, 2]),
  /** The same key twice is the same complaint: a double click, a retry. */
  idempotencyKey: v.pipe(v.string(), v.uuid()),
})
export type Proposal = v.InferOutput<typeof proposal>

export const receipt = v.object({
  /** What the visitor quotes later: `YX20261121-0042`. */
  receiptNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,40}$/)),
})

/** A picture of a sum, and where there is one a recording of the same sum. Single use, five minutes. */
export const captcha = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  /** A data URI of a picture. */
  img: v.pipe(
    v.string(),
    v.maxLength(64 * 1024),
    v.regex(/^data:image\/(?:svg\+xml|png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/),
  ),
  /** A data URI of a sound, for those who don't see the picture. */
  audio: lenient(
    v.pipe(
      v.string(),
      v.maxLength(128 * 1024),
      v.regex(/^data:audio\/(?:wav|mpeg|mp4|ogg|webm);base64,[A-Za-z0-9+/=]+$/),
    ),
  ),
})
export type Captcha = v.InferOutput<typeof captcha>
