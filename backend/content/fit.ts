import * as v from 'valibot'
import { isFields } from './merge.ts'

/**
 * A value parsed by its schema. The contract's schemas leave out what does not fit; here that is an error, which begins with
 * `at` and names the first field that is wrong, dropped or changed.
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
  if (Array.isArray(given)) return firstLossOfArray(given, kept, path)
  if (!isFields(given)) return given === kept ? undefined : path
  if (!isFields(kept)) return path
  return Object.entries(given)
    .map(([key, item]) => firstLoss(item, kept[key], join(path, key)))
    .find((loss) => loss !== undefined)
}

function firstLossOfArray(given: unknown[], kept: unknown, path: string): string | undefined {
  if (!Array.isArray(kept)) return path
  const losses = given.map((item, index) => firstLoss(item, kept[index], join(path, String(index))))
  const index = losses.findIndex((loss) => loss !== undefined)
  // An item that does not fit is left out whole: after it the indexes differ.
  return kept.length === given.length ? losses[index] : join(path, String(index))
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
