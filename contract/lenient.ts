import * as v from 'valibot'
import { check, readingOf, withReading } from './check.ts'

/** Maximum number of rows, unless the schema has another limit. No page of a list has more. */
const MAX_ROWS = 100

/**
 * Returns a schema for an array. It keeps the first `max` valid items and drops the others. So
 * neither one invalid row nor a million valid ones can break a page. It fails if there are several
 * rows and all are invalid, because an older answer is then better than an empty page.
 */
export function validRows<const Item extends v.GenericSchema>(item: Item, max = MAX_ROWS) {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ row: item, max }),
    v.rawTransform(({ dataset: { value: rows }, config, addIssue, NEVER }) => {
      const valid = fittingRows(withReading(item, readingOf(config)), rows, max)
      if (valid.length > 0 || rows.length < 2) return valid
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
  const valid: v.InferOutput<Item>[] = []
  for (const row of rows) {
    if (valid.length === max) break
    const result = check(item, row)
    if (result.success) valid.push(result.output)
  }
  return valid
}

/** Like `validRows`, for rows with ids. If several rows have the same id, keeps only the first. */
export function uniqueRows<const Item extends v.GenericSchema<unknown, { id: string }>>(
  item: Item,
  max = MAX_ROWS,
) {
  return v.pipe(
    validRows(item, max),
    v.metadata({ isById: true }),
    v.transform((rows) => {
      const ids = new Set<string>()
      return rows.filter(({ id }) => !ids.has(id) && ids.add(id))
    }),
  )
}

/** Returns a schema that first converts the value with `read`. */
export function readBy<const Schema extends v.GenericSchema>(
  read: (sent: unknown) => unknown,
  schema: Schema,
) {
  return Object.assign(v.pipe(v.unknown(), v.transform(read), schema), { wrapped: schema, read })
}

/** Returns a field with a fallback: if it is missing or invalid, its value is `instead`. */
export function orElse<
  const Field extends v.GenericSchema,
  const Instead extends v.InferOutput<Field>,
>(field: Field, instead: Instead) {
  return Object.assign(v.fallback(field, instead), { wrapped: field })
}

/** Returns an optional field. If it is invalid, only the field is dropped. */
export function lenient<const Field extends v.GenericSchema>(field: Field) {
  return v.fallback(v.optional(field), undefined)
}
