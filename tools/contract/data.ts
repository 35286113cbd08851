/** An object of an answer, of which nothing is known. */
export type Row = Readonly<Record<string, unknown>>

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has fields, whatever they are
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}

/** The objects of a list; none where it is no list. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** A value as an id, a text or a number, in a list; an empty one where it is none. */
export function asId(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** The ids of the rows of a list. */
export function idsIn(value: unknown): string[] {
  return rowsOf(value).flatMap(({ id }) => asId(id))
}

/** Nothing of the contract lies as deep. */
const MAX_DEPTH = 20

/** All objects below a value, each with its path: `list[0].cover`. */
export function* objectsIn(
  value: unknown,
  path = '',
  depth = 0,
): Generator<{ path: string; object: Row }> {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { path, object: fieldsOf(value) }
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : `${path === '' ? '' : '.'}${key}`
    yield* objectsIn(part, path + step, depth + 1)
  }
}
