import * as v from 'valibot'
import { inLanguagesOf } from './languages.ts'
import { label, telephone, typedDate } from '../../contract/values.ts'

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

const contact = v.pipe(
  v.strictObject({
    telephone: v.optional(v.message(telephone, 'must be a telephone number')),
    email: v.optional(v.pipe(v.string(), v.email())),
  }),
  v.check(
    ({ telephone: number, email }) => number !== undefined || email !== undefined,
    'needs a telephone or an email',
  ),
)

const page = v.message(
  v.pipe(v.string(), v.url(), v.startsWith('https://')),
  'must be an address that begins with https://',
)

function codeIn(languages: readonly string[]) {
  return v.strictObject({
    name: inLanguagesOf(languages, label),
    picture: v.message(
      v.pipe(v.string(), v.regex(/^[^./\\][^/\\]*\.(?:png|jpe?g|webp|svg)$/i)),
      'must be the name of a picture in public/, as wechat.png',
    ),
  })
}

/** The operator's accounts elsewhere. */
export function channelsField(languages: readonly string[]) {
  const code = codeIn(languages)
  return v.strictObject({
    wechat: v.optional(code),
    miniProgram: v.optional(code),
    videoChannel: v.optional(page),
    douyin: v.optional(page),
    weibo: v.optional(page),
  })
}

/**
 * The accessibility statement in `site.yaml`. A statement has legal weight, so the operator gives
 * all of it: the standard, the result, and the date, person and method of the test.
 */
export function accessibilityField(languages: readonly string[]) {
  const sentences = inLanguagesOf(languages, sentence)
  return v.strictObject({
    standard: label,
    level: v.optional(label),
    conforms: v.picklist(
      ['fully', 'partly'],
      ({ input }) => `${String(input)} is neither fully nor partly`,
    ),
    tested: v.message(typedDate, 'must be a date as 2026-10-12'),
    testedBy: sentences,
    method: sentences,
    limits: v.optional(v.pipe(v.array(sentences), v.maxLength(20)), []),
    contact: v.optional(contact),
    enforcement: v.optional(inLanguagesOf(languages, sentence, { url: v.optional(page) })),
  })
}
