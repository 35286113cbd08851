import * as v from 'valibot'
import type { CallGroup } from './call.ts'
import { afterwards } from './check.ts'
import { lenient } from './lenient.ts'
import { readTelephone, asAddress, asCode, asMessage, asName, countCharacters } from './typed.ts'
import { languageId, languageNumber, typedDate } from './values.ts'
import type { Notes } from './notes.ts'

/** Lost property is one of them, because visitors use this form for it. */
export const COMPLAINT_CATEGORIES = [
  'lost',
  'service',
  'ticket',
  'safety',
  'facility',
  'price',
  'praise',
  'other',
] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The earliest day of a visit. An earlier day is probably a mistyped year. */
const EARLIEST_VISIT = '2000-01-01'

/** Limits for the lengths of fields, in characters as people count them (`countCharacters`). */
const LENGTHS = {
  name: { min: 1, max: 40 },
  email: { min: 1, max: 120 },
  orderNumber: { min: 1, max: 40 },
  content: { min: 10, max: 2000 },
} as const

/** Returns a schema for typed text. It normalises the text with `as`, then checks its length. */
function typed(as: (text: string) => string, { min, max }: { min: number; max: number }) {
  return v.pipe(
    v.string(),
    v.transform(as),
    afterwards((text) => countCharacters(text) >= min, 'tooShort'),
    afterwards((text) => countCharacters(text) <= max, 'tooLong'),
  )
}

/** Returns a schema for an optional field. An empty text counts as missing. */
function blank<const Field extends v.GenericSchema<string, string>>(field: Field) {
  const empty = v.pipe(
    v.string(),
    v.transform(asCode),
    v.literal(''),
    v.transform(() => undefined),
  )
  return v.union([empty, field])
}

/** With letters of any script (RFC 6531). Quoted parts and comments are not supported. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu

/** A label that was copied together with an order number: `#`, `No.`, `Order number:`, `订单号：`. */
const ORDER_LABEL =
  /^(?:[\p{P}\p{S}\s]|您的|我的|[订訂][单單]|[预預][订訂约約]|[编編][号號]|[号號][码碼]?|[单單]|是|[为為]|(?:your|my|order|booking|reservation|confirmation|reference|ref|number|num|no|nr|id|code|is)(?![a-z\d-]))+/iu

/** Returns a number without label, spaces and signs around it: `Order number: A 12` → `A12`. */
function asOrderNumber(text: string): string {
  const number = asCode(text).replace(/(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]+$/u, '')
  // Runs twice, because `i d` becomes a label only after its space is removed.
  return number.replace(ORDER_LABEL, '').replaceAll(' ', '').replace(ORDER_LABEL, '')
}

/** A telephone number without separators. It must be in a format that can be dialled. */
const phone = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const number = readTelephone(dataset.value)
    if (number !== undefined) return number
    addIssue({ message: 'invalid' })
    return NEVER
  }),
)

/** The fields that a visitor fills in, without the captcha. */
const complaintEntries = {
  category: v.picklist(COMPLAINT_CATEGORIES),
  name: typed(asName, LENGTHS.name),
  phone: v.optional(blank(phone)),
  email: v.optional(
    blank(
      v.pipe(
        typed(asAddress, LENGTHS.email),
        afterwards((text) => EMAIL.test(text), 'invalid'),
      ),
    ),
  ),
  visitDate: v.pipe(
    v.string(),
    v.transform(asCode),
    typedDate,
    afterwards((day) => day >= EARLIEST_VISIT, 'past'),
    // The day must have begun somewhere on earth. A later day is usually a mistyped year.
    afterwards((day) => Date.parse(day) <= Date.now() + DAY_MS, 'future'),
  ),
  orderNumber: v.optional(
    blank(v.pipe(typed(asOrderNumber, LENGTHS.orderNumber), v.regex(/^[A-Za-z0-9-]+$/))),
  ),
  content: typed(asMessage, LENGTHS.content),
}

const captchaAnswerEntries = {
  uuid: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.transform(asCode), v.regex(/^\d{1,3}$/)),
}

export const proposal = v.pipe(
  v.object({
    ...complaintEntries,
    ...captchaAnswerEntries,
    languageId: languageNumber,
    idempotencyKey: v.pipe(v.string(), v.uuid()),
  }),
  // Without a telephone number or e-mail address, the operator could not reply.
  afterwards(({ phone: number, email }) => number !== undefined || email !== undefined, 'missing'),
)
export type Proposal = v.InferOutput<typeof proposal>

/** The values that the visitor entered, by field. */
export type ComplaintContent = {
  readonly [Field in keyof typeof complaintEntries]?: string | null | undefined
}

/** Returns the content of a complaint as one text. The text does not depend on whitespace. */
export function contentOf(complaint: ComplaintContent): string {
  const fields = v.keyof(v.object(complaintEntries)).options
  return JSON.stringify(fields.map((field) => (complaint[field] ?? '').replaceAll(/\s+/g, ' ')))
}

export const receipt = v.object({
  receiptNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,40}$/)),
})

/** A picture of a sum, and a recording of it. It can be used once, within five minutes. */
export const captcha = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  img: v.pipe(
    v.string(),
    v.maxLength(64 * 1024),
    v.regex(/^data:image\/(?:svg\+xml|png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/),
  ),
  audio: lenient(
    v.pipe(
      v.string(),
      v.maxLength(128 * 1024),
      v.regex(/^data:audio\/(?:wav|mpeg|mp4|ogg|webm);base64,[A-Za-z0-9+/=]+$/),
    ),
  ),
})
export type Captcha = v.InferOutput<typeof captcha>

// A separate file, because the browser loads it with the form and must not load other kinds.
export const complaints = {
  calls: {
    captcha: {
      at: 'GET /api/getCodeMath',
      /** The language in which the sum is spoken. The default is Chinese. */
      query: v.object({ languageId: v.optional(languageId) }),
      data: captcha,
      write: true,
    },
    proposal: { at: 'POST /api/proposal', body: proposal, data: receipt, write: true },
  },
} as const satisfies CallGroup

const characters = ({ min, max }: { min: number; max: number }) => `${min} to ${max} characters.`

export const captchaNotes = (): Notes<Captcha> => ({
  uuid: 'The id of the captcha, for the complaint.',
  img: 'A picture of the sum, as a data URI.',
  audio: 'The sum as speech, as a data URI.',
})

export const proposalNotes = (): Notes<Proposal> => ({
  category: 'The subject. `lost`: a lost item; `praise`: praise.',
  name: `The visitor’s name, one line, ${characters(LENGTHS.name)}`,
  phone:
    'A telephone number for the reply: digits, with `+` and the country code if not Chinese. Either `phone` or `email` is required.',
  email: `An e-mail address for the reply, ${characters(LENGTHS.email)}`,
  visitDate:
    'The date of the visit, not before 2000, and at most one day after today (UTC), because of time zones.',
  orderNumber: `The number of an order, letters, digits and \`-\`, ${characters(LENGTHS.orderNumber)}`,
  content: `The visitor’s text, plain, ${characters(LENGTHS.content)}`,
  uuid: 'The id of the captcha, from `GET /api/getCodeMath`.',
  code: 'The result of the sum, one to three digits.',
  languageId: 'The language of the visitor, in which `msg` is written: 1 Chinese, 2 English.',
  idempotencyKey:
    'A UUID for each complaint. The same key with the same content is a retry: return the same receipt number.',
})

export const receiptNotes = (): Notes<v.InferOutput<typeof receipt>> => ({
  receiptNumber:
    'The receipt number: 6 to 40 capital letters, digits and `-`, as `AB20261121-0042`. Never issued twice.',
})
