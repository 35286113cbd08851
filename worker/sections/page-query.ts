import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { date, slug, ID_PATTERN, idText } from '../../contract/values.ts'
import { LAST_PAGE } from '../limits.ts'
import { type AnsweredList, type Category, categoriesOf, hasPage } from '../../contract/listing.ts'
import { PageError } from '../page-error.ts'

export type QuerySchemas = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>

/** Parses a list of slugs. `?ride=bus&ride=boat` is the same as `?ride=bus+boat`. */
export const slugs = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  v.transform((value) => value.split(' ').filter((each) => each !== '')),
  v.array(slug),
)

/** Parses an optional day. An empty form field counts as missing. */
export const dayOrNone = v.pipe(
  v.optional(v.union([v.literal(''), date])),
  v.transform((day) => (day === '' ? undefined : day)),
)

export type QueryOutput<Schemas extends QuerySchemas> = {
  [Key in keyof Schemas]: v.InferOutput<Schemas[Key]>
}

/** Returns raw and parsed values; undefined if one is invalid. Raw values omit defaults. */
export function parseQuery(schemas: QuerySchemas, search: URLSearchParams) {
  const input: Record<string, string> = {}
  const output: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(schemas)) {
    const raw =
      (schema === slugs ? search.getAll(key).join(' ') || null : search.get(key)) ?? undefined
    const result = check(schema, raw)
    if (!result.success) return undefined
    output[key] = result.output
    // The parsed text is stored, because the raw input may be too long for an address.
    if (raw !== undefined && !isDefault(schema, result.output))
      input[key] = typeof result.output === 'string' ? result.output : raw
  }
  return { input, output }
}

/** Returns the keys with their defaults: `page=1&category=&ride=*`. `*` means a list. */
export function queryPattern(schemas: QuerySchemas, keys: readonly string[]): string {
  return keys
    .map((key) => {
      const missing = check(schemas[key] ?? v.undefined(), undefined)
      const usual = missing.success ? missing.output : undefined
      if (Array.isArray(usual)) return `${key}=*`
      return typeof usual === 'string' || typeof usual === 'number' ? `${key}=${usual}` : `${key}=`
    })
    .join('&')
}

function isDefault(schema: QuerySchemas[string], output: unknown): boolean {
  const missing = check(schema, undefined)
  return missing.success && missing.output === output
}

/** A test value that no content has. Only a schema that accepts any name accepts it. */
const ANY_NAME = 'any-name'

/** Returns the keys whose value may not exist in a language: content names, page number. */
export function contentKeysOf(schemas: QuerySchemas): string[] {
  return Object.entries(schemas)
    .filter(([key, schema]) => key === 'page' || check(schema, ANY_NAME).success)
    .map(([key]) => key)
}

/** Returns whether `value` has the format of an id. Other values are never sent to the backend. */
export function isId(value: string): boolean {
  return ID_PATTERN.test(value)
}

/** `?page=`: a whole number, at least 1. The default is 1. */
export const pageNumber = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'),
  v.transform(Number),
  v.maxValue(LAST_PAGE),
)

/** `?category=`: the id of a category. Undefined means all categories. */
export const categoryId = v.optional(idText)

/** `?open=1`: a filter that is on. Undefined if the key is missing. */
export const flag = v.optional(v.literal('1'))

interface ListFilter {
  page: number
  category?: string | undefined
}

/**
 * Throws a 404 `PageError` if the list does not have the requested category or page. Even an empty
 * list has a first page. Checks the requested values, because a backend may return another page or
 * all categories instead.
 */
export function assertListed({ page, category }: ListFilter, answered: AnsweredList): void {
  const { total, pageSize } = answered
  const named = categoriesOf(answered)
  // An empty list without categories does not show whether the category exists.
  if (total === 0 || named.length > 0) assertCategory(category, named)
  if (!hasPage(answered, page))
    throw new PageError(404, { statusMessage: `No page ${page} of ${total} items by ${pageSize}` })
}

/** Throws a 404 `PageError` if the category is not in `categories`, even if these are empty. */
export function assertCategory(
  category: string | undefined,
  categories: readonly Pick<Category, 'id'>[],
): void {
  if (category === undefined) return
  if (categories.some(({ id }) => id === category)) return
  throw new PageError(404, { statusMessage: `No category ${category}` })
}
