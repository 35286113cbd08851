import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { date, slug } from '../../contract/values.ts'

/** The query keys of a page and their schemas. */
export type QuerySchemas = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>

/**
 * A list of slugs. A form sends each as its own value: `?ride=bus&ride=boat` is the same as
 * `?ride=bus+boat`.
 */
export const slugs = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  v.transform((value) => value.split(' ').filter((each) => each !== '')),
  v.array(slug),
)

/** An optional day. An empty form field counts as missing. */
export const dayOrNone = v.pipe(
  v.optional(v.union([v.literal(''), date])),
  v.transform((day) => (day === '' ? undefined : day)),
)

/** The parsed values of those keys. */
export type QueryOutput<Schemas extends QuerySchemas> = {
  [Key in keyof Schemas]: v.InferOutput<Schemas[Key]>
}

/**
 * Reads the keys of `schemas` from `search`. Returns their raw values, without those that equal the
 * default (`?page=1`), and their parsed values. Returns undefined if a value is invalid.
 */
export function parseQuery(schemas: QuerySchemas, search: URLSearchParams) {
  const input: Record<string, string> = {}
  const output: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(schemas)) {
    const raw = rawOf(schema, search, key)
    const result = check(schema, raw)
    if (!result.success) return undefined
    output[key] = result.output
    // A text is stored as parsed: the raw input may be longer than any address should be.
    if (raw !== undefined && !isDefault(schema, result.output))
      input[key] = typeof result.output === 'string' ? result.output : raw
  }
  return { input, output }
}

/**
 * Returns the query keys of a page and their defaults, for browsers that store the page:
 * `page=1&category=&ride=*`. `*` means a list.
 */
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

function rawOf(schema: QuerySchemas[string], search: URLSearchParams, key: string) {
  if (schema === slugs) return search.getAll(key).join(' ') || undefined
  return search.get(key) ?? undefined
}

/** Returns whether a value is the default of its key. */
function isDefault(schema: QuerySchemas[string], output: unknown): boolean {
  const missing = check(schema, undefined)
  return missing.success && missing.output === output
}

/** A name that no content has. Only a key that accepts any name accepts it. */
const ANY_NAME = 'any-name'

/**
 * Returns the keys that take a name or a page number. Whether that page or name exists may depend
 * on the language.
 */
export function contentKeysOf(schemas: QuerySchemas): string[] {
  return Object.entries(schemas)
    .filter(([key, schema]) => key === 'page' || check(schema, ANY_NAME).success)
    .map(([key]) => key)
}
