import * as v from 'valibot'
import { isFields, isSchema, join, partsOf } from '../../contract/findings.ts'
import { link, price, slug, timeOfDay } from '../../contract/values.ts'

/** Collects the mistakes of several tasks, so that one run reports all of them. */
export class Mistakes {
  readonly #errors: unknown[] = []

  /** Returns the result of a task; undefined if it fails. Then its mistake is collected. */
  async from<Result>(task: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await task()
    } catch (error) {
      this.#errors.push(error)
      return undefined
    }
  }

  /** Throws an error with one line for each different mistake. `select` can remove lines. */
  throwIfAny(select?: (lines: readonly string[]) => string[]): void {
    if (this.#errors.length > 0) throw this.error(select)
  }

  /** Returns an error with all mistakes; or, if the code itself has failed, that error. */
  error(select = (lines: readonly string[]) => [...lines]): unknown {
    return this.#fault() ?? new Error(select(this.#lines()).join('\n'), { cause: this.#errors[0] })
  }

  /** Returns all mistakes, one per line. Throws if one of them is an error in the code itself. */
  lines(): string[] {
    const fault = this.#fault()
    if (fault !== undefined) throw fault
    return this.#lines()
  }

  #fault(): unknown {
    return this.#errors.find((error) => !isMistake(error))
  }

  #lines(): string[] {
    const all = this.#errors.flatMap((error) => (isMistake(error) ? error.message.split('\n') : []))
    return [...new Set(all)]
  }
}

/** Returns whether an error is for the author of a file, as every plain `Error` is. */
function isMistake(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error
}

type Issue = v.BaseIssue<unknown>

/** Returns field and reason in plain words. Valibot's own messages contain types and patterns. */
function complaintOf(issue: Issue): string {
  const field = v.getDotPath(issue)
  return field === null ? reasonOf(issue) : `${field}: ${reasonOf(issue)}`
}

/** Returns a line for each issue: the file, the field and the reason. */
export function complaintsOf(issues: readonly Issue[], at: string): string {
  return [...new Set(issues.map((issue) => `${at}: ${complaintOf(issue)}`))].join('\n')
}

function reasonOf(issue: Issue): string {
  const { expected, input, message, received } = issue
  if (input === null) return 'is empty'
  if (expected === 'never') return 'there is no such field'
  if (received === 'undefined') return 'is missing'
  if (expected === 'string' && typeof input === 'number') return 'is a number; put it in quotes'
  const pattern = PATTERNS.get(issue.requirement)
  if (pattern !== undefined) return `${JSON.stringify(input)} is not ${pattern}`
  const isOurs = !message.startsWith('Invalid ')
  return isOurs ? message : (WORDS[issue.type]?.(issue) ?? message)
}

const PATTERNS: ReadonlyMap<unknown, string> = new Map(
  [
    [timeOfDay, 'a time of day as 08:00'] as const,
    [link, 'an address that begins with https:// or /'] as const,
    [slug, 'a name of small Latin letters, digits and hyphens'] as const,
  ].flatMap(([{ pipe }, words]) =>
    pipe.flatMap((step) => (step.type === 'regex' ? [[step.requirement, words] as const] : [])),
  ),
)

const TYPES: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'a list of fields with their values',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
}

const mustBe = ({ expected }: Issue) => `is not ${TYPES[expected ?? ''] ?? expected}`

const WORDS: Readonly<Record<string, (issue: Issue) => string>> = {
  array: mustBe,
  boolean: mustBe,
  email: () => 'is no address of e-mail',
  iso_date: () => 'is no date as 2026-11-25',
  literal: ({ expected }) => `is not ${unquoted(expected)}`,
  max_length: ({ requirement }) => `is longer than ${String(requirement)}`,
  max_value: ({ requirement }) => `is more than ${String(requirement)}`,
  min_length: ({ requirement }) =>
    requirement === 1 ? 'is empty' : `has fewer than ${String(requirement)}`,
  min_value: ({ requirement }) => `is less than ${String(requirement)}`,
  number: mustBe,
  object: mustBe,
  picklist: ({ expected, input }) =>
    `there is no ${String(input)}: ${unquoted(expected).replaceAll(' | ', ', ')}`,
  record: mustBe,
  regex: ({ input }) => `${JSON.stringify(input)} is not written as it should be`,
  safe_integer: () => 'is no whole number',
  starts_with: ({ requirement }) => `does not begin with ${String(requirement)}`,
  strict_object: mustBe,
  loose_object: mustBe,
  string: mustBe,
  tuple: () => 'is not [longitude, latitude]',
  url: () => 'is no address',
}

function unquoted(expected: string | null): string {
  return (expected ?? '').replaceAll(/["()]/g, '')
}

/**
 * Returns a value parsed with its schema. The contract's schemas drop invalid data, but here that
 * is an error. Throws an error with one line for each invalid field. Each line begins with `at`. If
 * no field is invalid, the line is about the first field that was dropped or changed.
 */
export function fit<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  at: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new Error(complaintsOf(result.issues, at))
  const lost = firstLoss(value, result.output)
  if (lost !== undefined) throw new Error(`${at}: ${lossOf(schema, value, lost)}`)
  return result.output
}

/** Returns why a schema dropped or changed the part of a value at the path `lost`. */
function lossOf(schema: unknown, value: unknown, lost: string): string {
  const steps = lost.split('.')
  const inner = steps.reduce<unknown>(partOf, schema)
  const part = steps.reduce<unknown>((whole, step) => Object(whole)[step], value)
  // A price needs a decimal point. A whole number might be meant in the smallest unit.
  if (isPrice(inner) && !isFields(part))
    return `${lost}: ${String(part)} has no decimal point, as 80.00 has`
  const bare = withoutLenience(inner)
  if (!isSchema(bare)) return `${lost}: does not fit the contract`
  const result = v.safeParse(bare, part)
  if (!result.success) {
    const complaint = complaintOf(result.issues[0])
    return lost + (v.getDotPath(result.issues[0]) === null ? ': ' : '.') + complaint
  }
  const deeper = firstLoss(part, result.output)
  return deeper ? `${lost}.${lossOf(bare, part, deeper)}` : `${lost}: does not fit the contract`
}

/** Returns the schema of a field or row within another schema; undefined if unknown. */
function partOf(schema: unknown, key: string): unknown {
  const bare = withoutLenience(schema)
  if (!isSchema(bare)) return undefined
  const { entries, items, options } = partsOf(bare)
  if (isFields(entries)) return entries[key]
  if (Array.isArray(items)) return items[Number(key)]
  if (Array.isArray(options))
    return options.map((option) => partOf(option, key)).find((part) => part !== undefined)
  return v.getMetadata(bare)['row']
}

function withoutLenience(schema: unknown): unknown {
  const { wrapped } = partsOf(schema)
  return wrapped === undefined ? schema : withoutLenience(wrapped)
}

function isPrice(schema: unknown): boolean {
  const { wrapped } = partsOf(schema)
  return schema === price || (wrapped !== undefined && isPrice(wrapped))
}

/** Returns the path of the first value in `given` that differs from `parsed`. */
function firstLoss(given: unknown, parsed: unknown, path = ''): string | undefined {
  if (Array.isArray(given)) return firstLossOfArray(given, parsed, path)
  if (!isFields(given)) return given === parsed ? undefined : path
  if (!isFields(parsed)) return path
  return Object.entries(given)
    .map(([key, item]) => firstLoss(item, parsed[key], join(path, key)))
    .find((loss) => loss !== undefined)
}

function firstLossOfArray(given: unknown[], parsed: unknown, path: string): string | undefined {
  if (!Array.isArray(parsed)) return path
  const losses = given.map((item, index) =>
    firstLoss(item, parsed[index], join(path, String(index))),
  )
  const index = losses.findIndex((loss) => loss !== undefined)
  // After a dropped item, the indexes differ. So only the path of the list item is returned.
  return parsed.length === given.length ? losses[index] : join(path, String(index))
}
