import * as v from 'valibot'

/** What every call answers. It has succeeded only when HTTP is exactly 200 and `code` is 0. */
export const answer = v.object({
  code: v.number(),
  msg: v.fallback(v.string(), ''),
  data: v.optional(v.unknown()),
})

export const SUCCESS = 0

/** The `code` for a thing that is not there (any more): a page answers it with 404, and no copy of it is revived. */
export const NOT_FOUND = 404

/** The `code`s with which call 13 turns a complaint down; the visitor can do something about each. */
export const REFUSED_CAPTCHA = 4001
export const REFUSED_FIELDS = 4002
