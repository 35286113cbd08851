import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { date, slug } from '../../contract/values.ts'

/** The query keys that a page reads, with what each may be. */
export type QuerySchemas = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>

/** Slugs, of which a form sends each as a value of its own: `?ride=bus&ride=boat`, which is `?ride=bus+boat`. */
export const slugs = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  v.transform((value) => value.split(' ').filter((each) => each !== '')),
  v.array(slug),
)

/** A day that may be missing. A field of a form that was left empty says as much as one that is not there. */
export const dayOrNone = v.pipe(
  v.optional(v.union([v.literal(''), date])),
  v.transform((day) => (day === '' ? undefined : day)),
)

/** The checked values of those keys. */
export type QueryOutput<Schemas extends QuerySchemas> = {
  [Key in keyof Schemas]: v.InferOutput<Schemas[Key]>
}

/** The keys of `search` that `schemas` name, as they are given (`?page=1` is the address without it) and checked; nothing when one does not fit. */
export function knownQuery(schemas: QuerySchemas, search: URLSearchParams) {
  const input: Record<string, string> = {}
  const output: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(schemas)) {
    const raw = rawOf(schema, search, key)
    const result = check(schema, raw)
    if (!result.success) return undefined
    output[key] = result.output
    // A text as it is read: what was typed may be longer than any address should be.
    if (raw !== undefined && !isDefault(schema, result.output))
      input[key] = typeof result.output === 'string' ? result.output : raw
  }
  return { input, output }
}

/**
 * How the query of a page is read, for browsers that keep it: `page=1&category=&ride=*`. The value is
 * the one of a key that is missing; `*` stands for a list.
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

/** Whether a value is the one that its key has when it is missing. */
function isDefault(schema: QuerySchemas[string], output: unknown): boolean {
  const missing = check(schema, undefined)
  return missing.success && missing.output === output
}

/** A name that nothing has: only a key that takes any name takes it. */
const ANY_NAME = 'any-name'

/** The keys that take a name, or the number of a page: whether there is such a thing only its language can say. */
export function contentKeysOf(schemas: QuerySchemas): string[] {
  return Object.entries(schemas)
    .filter(([key, schema]) => key === 'page' || check(schema, ANY_NAME).success)
    .map(([key]) => key)
}
