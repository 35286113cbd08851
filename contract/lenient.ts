import * as v from 'valibot'
import { check, readingOf, withReading } from './check.ts'

/** The most rows of an array unless its schema says otherwise: those of the largest page of a list. */
const MAX_ROWS = 100

/**
 * An array that keeps at most `max` items that fit the schema and leaves out the others: neither one bad row of the backend's
 * nor a million good ones may take a page down. It fails if none of several rows fits: then the answer breaks the contract, and
 * an older copy is better than a page that says there is nothing.
 */
export function fitting<const Item extends v.GenericSchema>(item: Item, max = MAX_ROWS) {
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

/** The same for rows that are referred to by id: of several with the same id only the first is kept. */
export function fittingById<const Item extends v.GenericSchema<unknown, { id: string }>>(
  item: Item,
  max = MAX_ROWS,
) {
  return v.pipe(
    fitting(item, max),
    v.metadata({ isById: true }),
    v.transform((rows) => {
      const known = new Set<string>()
      return rows.filter(({ id }) => !known.has(id) && known.add(id))
    }),
  )
}

/** What is written in another way, as `read` reads it: what it can't read it leaves, to be refused by the schema. */
export function readBy<const Schema extends v.GenericSchema>(
  read: (sent: unknown) => unknown,
  schema: Schema,
) {
  return Object.assign(v.pipe(v.unknown(), v.transform(read), schema), { wrapped: schema, read })
}

/** A field that counts as `instead` where it is missing or does not fit. */
export function orElse<
  const Field extends v.GenericSchema,
  const Instead extends v.InferOutput<Field>,
>(field: Field, instead: Instead) {
  return Object.assign(v.fallback(field, instead), { wrapped: field })
}

/** An optional field that is left out, rather than failing its item, when it does not fit. */
export function lenient<const Field extends v.GenericSchema>(field: Field) {
  return v.fallback(v.optional(field), undefined)
}
