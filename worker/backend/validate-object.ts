/** What a value fails with: it does not fit, and valibot says why. */
export const MISFIT = Symbol('misfit')

/** The value as the schema makes it, or `MISFIT`. */
export type Validate = (value: unknown) => unknown

/** A field of an object's schema. */
export interface Field {
  key: string
  validate: Validate
  fallback: unknown
  hasDefault: boolean
  isOptional: boolean
}

type Given = Readonly<Record<string, unknown>>

/** An object that is already what the schema makes of it stays that object: to copy one takes longer than to look at it. */
export function validateObject(value: Given, fields: readonly Field[]): unknown {
  return isInOrder(value, fields) ? keepOf(value, fields) : copyOf(value, fields)
}

/** Whether it has all fields that it must have and no others, in their order: known before any of them is looked into, so that none is twice. */
function isInOrder(value: Given, fields: readonly Field[]): boolean {
  if (Array.isArray(value)) return false
  let at = 0
  // oxlint-disable-next-line guard-for-in -- an answer's JSON has no keys but its own
  for (const key in value) {
    at = placeOf(key, fields, at)
    if (at < 0 || at === fields.length) return false
    at += 1
  }
  return placeOf(undefined, fields, at) >= 0
}

/** Where the field with that key stands, from `at` on; −1 where one before it must not be left out. */
function placeOf(key: string | undefined, fields: readonly Field[], at: number): number {
  let place = at
  for (let field = fields[at]; field !== undefined && field.key !== key; field = fields[place]) {
    if (!field.isOptional || field.hasDefault || field.fallback !== undefined) return -1
    place += 1
  }
  return place
}

/** Does not look for fields that are not there. */
function keepOf(value: Given, fields: readonly Field[]): unknown {
  let made: Record<string, unknown> | undefined
  let at = 0
  // oxlint-disable-next-line guard-for-in -- as above
  for (const key in value) {
    while (fields[at]?.key !== key) at += 1
    const given = value[key]
    const one = fields[at]?.validate(given)
    if (one === MISFIT) return MISFIT
    if (one !== given) made ??= { ...value }
    if (made) made[key] = one
  }
  return made ?? value
}

function copyOf(value: Given, fields: readonly Field[]): unknown {
  const made: Record<string, unknown> = {}
  for (const { key, validate, fallback, hasDefault, isOptional } of fields) {
    const given = value[key]
    if (given !== undefined || hasDefault || key in value) {
      const one = validate(given)
      if (one === MISFIT) return MISFIT
      made[key] = one
    } else if (fallback !== undefined) made[key] = fallback
    else if (!isOptional) return MISFIT
  }
  return made
}
