import * as v from 'valibot'
import { asShown, cut } from './values.ts'

const MAX_MSG_CHARACTERS = 200

/** The envelope of every answer. Only HTTP 200 with `code` 0 is a success. */
export const answer = v.object({
  code: v.number(),
  /** Cut to a readable length, because visitors see it and it is logged. */
  msg: v.fallback(
    v.pipe(
      v.string(),
      v.transform((msg) => cut(asShown(msg), MAX_MSG_CHARACTERS)),
    ),
    '',
  ),
  data: v.optional(v.unknown()),
})

export const SUCCESS = 0

/**
 * The item does not exist: its page is a 404, and no older copy is used. Only in a call for one
 * item by its id. In any other call, this `code` is a failure.
 */
export const NOT_FOUND = 404

export const REFUSED_CAPTCHA = 4001
export const REFUSED_FIELDS = 4002
export const REUSED_KEY = 4003

interface Refusal {
  code: number
  calls: string
  when: string
  shown: string
}

export const REFUSALS: readonly Refusal[] = [
  {
    code: NOT_FOUND,
    calls: 'calls with an `id`',
    when: 'No item has this id. In a call without an id, it counts as any other code.',
    shown: 'The page “404”, never an older response.',
  },
  {
    code: REFUSED_CAPTCHA,
    calls: '`POST /api/proposal`',
    when: 'The captcha is unknown, used or expired, or its answer is wrong.',
    shown:
      'The form with a new sum and all input, and a message that the sum was wrong or too old.',
  },
  {
    code: REFUSED_FIELDS,
    calls: '`POST /api/proposal`',
    when: 'A field is missing, too long or invalid.',
    shown: 'The form with all input, and a message to check every field or call the hotline.',
  },
  {
    code: REUSED_KEY,
    calls: '`POST /api/proposal`',
    when: 'The `idempotencyKey` belongs to a complaint with other content. `msg` contains that receipt number, in the language of the call.',
    shown: '`msg`, and the form with all input, a new sum and a new key.',
  },
]

export const OTHER_REFUSAL = {
  when: 'Any other failure.',
  shown:
    'The last good response. If there is none, visitors see the page “503”. If only a part of a page needs the call, they see the page without this part, and a message (`msg`, or “System error”). A complaint is not sent; `msg` is above the form.',
}

/** Declared here, because this folder must not depend on the types of a platform. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: true },
) => { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string }

/** Thrown for bytes that are not UTF-8. JSON must be UTF-8 (RFC 8259, 8.1). */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8'

  constructor(options?: ErrorOptions) {
    super('not UTF-8', options)
  }
}

/** Returns an answer as text, without a byte order mark. Throws `NotUtf8`. */
export function decodeAnswer(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const decoded = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('')
    return decoded + decoder.decode()
  } catch (cause) {
    throw new NotUtf8({ cause })
  }
}

/** Parses an answer as JSON. Throws a `SyntaxError` if it is invalid. */
export function parseAnswer(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
}
