import * as v from 'valibot'
import { listOf } from './listing.ts'
import { idText, languageId, languageNumber, wholeNumber } from './values.ts'

/** One call of the backend: its address, its input and the schema of its `data`. */
export interface Call {
  /** Method and path as in the specification. `:name` is a path parameter. */
  readonly at: `${'GET' | 'POST'} /api${string}`
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly data: v.GenericSchema
  /** The call writes, so it is never cached and never retried. */
  readonly write?: true
  /** The answer depends on the day. Later, it is used only if no newer one is available. */
  readonly expiresAtMidnight?: true
  /** Returns the part that is still true on a later day, if no newer answer is available. */
  readonly onLaterDays?: (data: never) => unknown
}

export const byLanguage = v.object({ languageId })
export const byId = v.object({ id: idText, languageId })

/** The body of a call that requests one page of a list. */
export const pageEntries = {
  languageId: languageNumber,
  page: v.pipe(wholeNumber(1), v.maxValue(10_000)),
  pageSize: v.pipe(wholeNumber(1), v.maxValue(100)),
  category: v.optional(idText),
}
const page = v.object(pageEntries)

export function listCall<
  const At extends Call['at'],
  const Item extends v.GenericSchema<unknown, { id: string }>,
>(at: At, item: Item) {
  return { at, body: page, data: listOf(item) }
}

export function detailCall<const At extends Call['at'], const Item extends v.GenericSchema>(
  at: At,
  data: Item,
) {
  return { at, query: byId, data }
}

/** The order of the items in an answer. Pages show them in the same order. */
export type Order =
  /** Sorted by `publishedAt`, the latest first. */
  | 'newest'
  /** Sorted by `event.startAt`, the soonest first. Past events follow, the latest first. */
  | 'soonest'
  | 'editors'

type Calls = Readonly<Record<string, Call>>
type Writes = Readonly<Record<string, Call & { readonly write: true }>>

/** A purge of `tag` purges the answers of all its calls. Writes are never cached. */
export type CallGroup = { readonly tag: string; readonly calls: Calls } | { readonly calls: Writes }

/** A kind of content without items. Each of its calls returns one stored document. */
export interface DocumentKind {
  readonly tag: string
  readonly calls: Calls
  readonly isDocument: true
  /** The id of an item in `tests/site`, if a call needs one. */
  readonly sampleId?: string
}

type ObjectSchema = v.GenericSchema<unknown, object> & { readonly entries: Record<string, unknown> }

interface EntryFacts {
  /** Items are in `content/<folder>/`, categories and order in `content/<folder>.yaml`. */
  readonly folder: string
  readonly row: string
  readonly tag: string
  /** The calls of this kind. A call that several kinds share is listed in only one of them. */
  readonly calls: Calls
  readonly schemas: { readonly listed: ObjectSchema; readonly detail: ObjectSchema }
  /** The path of its list, without a language. Only if its items have their own pages. */
  readonly page?: `/${string}`
  /** The value of `type` in calls that several kinds share. */
  readonly type?: string
}

/** The call and the order of the list. `alsoIn` is the call of a second list. */
type Listing =
  | { readonly list: string; readonly order: Order; readonly alsoIn?: string }
  | { readonly list?: never; readonly order?: never; readonly alsoIn?: never }

/** The name of the call for one item, and the id of an item in `tests/site`. */
type Details =
  | { readonly detail: string; readonly sampleId: string }
  | { readonly detail?: never; readonly sampleId?: never }

/** A kind of content with items: announcements, hotels, tickets. */
export type EntryKind = EntryFacts & Listing & Details

/**
 * An optional call: several reads in one request. The answer has one line `[index,answer]` for each
 * read. Lines are sent as soon as they are ready, in any order. If a read has no line, it is
 * requested again on its own.
 */
export const BATCH_PATH = '/api/batch'
export const BATCH_CALLS = 16

/** The reads of a batch. Each has the method, path and body of a separate request. */
export const batch = v.pipe(
  v.array(
    v.object({
      at: v.pipe(v.string(), v.regex(/^(?:GET|POST) \/api/)),
      body: v.optional(v.looseObject({})),
    }),
  ),
  v.minLength(1),
  v.maxLength(BATCH_CALLS),
)
export type BatchedCall = v.InferOutput<typeof batch>[number]

export const batchNotes = (): Record<keyof BatchedCall, string> => ({
  at: 'Method and path of a read below `/backends`, with its query: `GET /api/menu/1`.',
  body: 'The body of a POST.',
})
