import * as v from 'valibot'
import { asShown, cut } from './values.ts'

const MAX_MSG_CHARACTERS = 200

/** What every call answers. It has succeeded only when HTTP is exactly 200 and `code` is 0. */
export const answer = v.object({
  code: v.number(),
  /** Cut to a length that people read: it is shown to visitors and logged. */
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
 * The `code` for a thing that does not exist, or no longer does, in a call that asks for it by its id: its page is 404, and no
 * older copy is served. From any other call it is a failure.
 */
export const NOT_FOUND = 404

/** The `code`s with which `proposal` refuses a complaint; the visitor can do something about each. */
export const REFUSED_CAPTCHA = 4001
export const REFUSED_FIELDS = 4002
/** Its idempotency key is that of a complaint with other content. `msg` tells the visitor the receipt number of that one. */
export const REUSED_KEY = 4003
