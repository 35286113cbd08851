import * as v from 'valibot'

const MOST_MSG_CHARACTERS = 200

/** What is left of a character of two UTF-16 units that is cut through. */
const HALF_CHARACTER = /[\ud800-\udbff]$/

/** What every call answers. It has succeeded only when HTTP is exactly 200 and `code` is 0. */
export const answer = v.object({
  code: v.number(),
  /** Cut to a length that people read: it is shown to visitors and logged. */
  msg: v.fallback(
    v.pipe(
      v.string(),
      v.transform((msg) => msg.slice(0, MOST_MSG_CHARACTERS).replace(HALF_CHARACTER, '')),
    ),
    '',
  ),
  data: v.optional(v.unknown()),
})

export const SUCCESS = 0

/**
 * The `code` for a thing that does not exist (any more), in a call that asks for it by its id: its page is 404, and no
 * older copy of it is served. From any other call it is a failure.
 */
export const NOT_FOUND = 404

/** The `code`s with which call 13 refuses a complaint; the visitor can do something about each. */
export const REFUSED_CAPTCHA = 4001
export const REFUSED_FIELDS = 4002
