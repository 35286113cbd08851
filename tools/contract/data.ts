/** An object in an answer, not validated. */
export type Row = Readonly<Record<string, unknown>>

/** Returns the fields of a value; empty if it is not an object. */
export function fieldsOf(value: unknown): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has fields of any type
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}

/** Returns the rows of a list; empty if it is not a list. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Returns a list with this id; an empty list if the value is neither text nor number. */
export function asId(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

export function idsIn(value: unknown): string[] {
  return rowsOf(value).flatMap(({ id }) => asId(id))
}

const MAX_DEPTH = 20

/** Yields a value and all objects inside, each with its path: `list[0].cover`. */
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
