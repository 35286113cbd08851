import * as v from 'valibot'
import { check, readingOf, withReading } from './check.ts'

/** The most rows of an array, unless its schema has another limit: the largest page of a list. */
const MAX_ROWS = 100

/**
 * Returns a schema for an array that keeps the first `max` items that fit and drops the others. One
 * bad row, or a million good ones, must not break a page. It fails if there are several rows and
 * none fits: the answer then breaks the contract, and an older copy is better than an empty page.
 */
export function validRows<const Item extends v.GenericSchema>(item: Item, max = MAX_ROWS) {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ row: item, max }),
    v.rawTransform(({ dataset: { value: rows }, config, addIssue, NEVER }) => {
      const kept = fittingRows(withReading(item, readingOf(config)), rows, max)
      if (kept.length > 0 || rows.length < 2) return kept
      addIssue({ message: `None of ${rows.length} rows fits` })
      return NEVER
    }),
  )
}

function fittingRows<const Item extends v.GenericSchema>(
  item: Item,
  rows: readonly unknown[],
  max: number,
): v.InferOutput<Item>[] {
  const kept: v.InferOutput<Item>[] = []
  for (const row of rows) {
    if (kept.length === max) break
    const result = check(item, row)
    if (result.success) kept.push(result.output)
  }
  return kept
}

/** The same for rows with ids: of several rows with one id, only the first stays. */
export function uniqueRows<const Item extends v.GenericSchema<unknown, { id: string }>>(
  item: Item,
  max = MAX_ROWS,
) {
  return v.pipe(
    validRows(item, max),
    v.metadata({ isById: true }),
    v.transform((rows) => {
      const known = new Set<string>()
      return rows.filter(({ id }) => !known.has(id) && known.add(id))
    }),
  )
}

/** Returns a schema that first converts with `read`, which may leave a value unchanged. */
export function readBy<const Schema extends v.GenericSchema>(
  read: (sent: unknown) => unknown,
  schema: Schema,
) {
  return Object.assign(v.pipe(v.unknown(), v.transform(read), schema), { wrapped: schema, read })
}

/** Returns a field that is `instead` if it is missing or does not fit. */
export function orElse<
  const Field extends v.GenericSchema,
  const Instead extends v.InferOutput<Field>,
>(field: Field, instead: Instead) {
  return Object.assign(v.fallback(field, instead), { wrapped: field })
}

/** Returns an optional field that is left out if it does not fit, instead of failing its item. */
export function lenient<const Field extends v.GenericSchema>(field: Field) {
  return v.fallback(v.optional(field), undefined)
}
