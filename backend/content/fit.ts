import * as v from 'valibot'
import { isFields } from './merge.ts'

/**
 * A value as its schema has it. The contract's schemas forgive much; here nothing may be forgiven: throws an error
 * that begins with `at` and names the field when one is wrong, dropped or changed.
 */
export function fit<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  at: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${at}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  }
  const lost = firstLoss(value, result.output)
  if (lost !== undefined) throw new Error(`${at}: ${lost}: does not fit the contract`)
  return result.output
}

/** The path of the first thing in `given` that is not the same in `kept`. */
function firstLoss(given: unknown, kept: unknown, path = ''): string | undefined {
  if (Array.isArray(given)) {
    if (!Array.isArray(kept) || kept.length !== given.length) return path
    return firstOf(
      given.map(
        (item: unknown, index) => () => firstLoss(item, kept[index], join(path, String(index))),
      ),
    )
  }
  if (isFields(given)) {
    if (!isFields(kept)) return path
    return firstOf(
      Object.entries(given).map(
        ([key, item]) =>
          () =>
            firstLoss(item, kept[key], join(path, key)),
      ),
    )
  }
  return given === kept ? undefined : path
}

function firstOf(searches: (() => string | undefined)[]): string | undefined {
  for (const search of searches) {
    const found = search()
    if (found !== undefined) return found
  }
  return undefined
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
