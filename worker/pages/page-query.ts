import type * as v from 'valibot'
import { check } from '../../contract/check.ts'

/** The query keys that a page reads, with what each may be. */
export type QuerySchemas = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>

/** The checked values of those keys. */
export type QueryOutput<Schemas extends QuerySchemas> = {
  [Key in keyof Schemas]: v.InferOutput<Schemas[Key]>
}

/** The keys of `search` that `schemas` name, raw (`?page=1` is the address without it) and checked; nothing when one does not fit. */
export function knownQuery(schemas: QuerySchemas, search: URLSearchParams) {
  const input: Record<string, string> = {}
  const output: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(schemas)) {
    const raw = search.get(key) ?? undefined
    const result = check(schema, raw)
    if (!result.success) return undefined
    output[key] = result.output
    if (raw !== undefined && !isDefault(schema, result.output)) input[key] = raw
  }
  return { input, output }
}

/** Whether a value is the one that its key has when it is missing. */
function isDefault(schema: QuerySchemas[string], output: unknown): boolean {
  const missing = check(schema, undefined)
  return missing.success && missing.output === output
}
