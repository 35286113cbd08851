import * as v from 'valibot'
import { isFields } from './translate.ts'

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
  if (!result.success) throw new Error(`${at}: ${complaintOf(result.issues[0])}`)
  const lost = firstLoss(value, result.output)
  if (lost !== undefined) throw new Error(`${at}: ${lost}: does not fit the contract`)
  return result.output
}

/** The field that does not fit a schema, and why: Valibot's own words for what is unknown or missing speak of types. */
export function complaintOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return field === null ? reasonOf(issue) : `${field}: ${reasonOf(issue)}`
}

function reasonOf({ expected, input, message, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'there is no such field'
  if (expected === 'Object') return 'is not a list of fields with their values'
  if (received === 'undefined') return 'is missing'
  if (expected === 'string' && typeof input === 'number') return 'is a number; put it in quotes'
  return message
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
