import * as v from 'valibot'
import { check, fits, type Reading } from './check.ts'

type Issue = v.BaseIssue<unknown>

/** Returns the reason why a value is invalid, as the end of a sentence: `must be a text`. */
function reasonOf(issue: Issue): string {
  if (issue.received === 'undefined') return 'is missing'
  if (issue.received === 'null') return 'is null'
  if (!issue.message.startsWith('Invalid ')) return issue.message
  return REASONS[issue.type]?.(issue) ?? 'is not as the contract has it'
}

const REASONS: Readonly<Record<string, (issue: Issue) => string>> = {
  array: () => 'must be a list',
  boolean: () => 'must be true or false',
  email: () => 'must be an address of e-mail',
  hex_color: () => 'must be a colour as "#1b6fa8"',
  integer: () => 'must be a whole number',
  iso_date: () => 'must be a date as 2026-11-25',
  literal: ({ expected }) => `must be ${expected}`,
  max_length: ({ requirement }) => `is longer than ${String(requirement)}`,
  max_value: ({ requirement }) => `must be at most ${String(requirement)}`,
  min_length: ({ requirement }) =>
    requirement === 1 ? 'is empty' : `must have ${String(requirement)} at least`,
  min_value: ({ requirement }) => `must be at least ${String(requirement)}`,
  number: () => 'must be a number',
  object: () => 'must be an object',
  picklist: ({ expected }) =>
    `must be one of ${expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}`,
  safe_integer: () => 'must be a whole number',
  starts_with: ({ requirement }) => `must begin with ${String(requirement)}`,
  string: () => 'must be a text',
  tuple: () => 'must be [longitude, latitude]',
}

const MAX_SHOWN = 60

/**
 * Returns a value on one line, without the query of an address, which may be private. Undefined for
 * objects.
 */
export function shortly(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return undefined
  const start = value.slice(0, MAX_SHOWN)
  const shown = /^(?:\w+:)?\//.test(start) ? start.replace(/[?#].*$/s, '?…') : start
  const isCut = value.length > MAX_SHOWN && !shown.endsWith('…')
  return JSON.stringify((isCut ? `${shown}…` : shown).toWellFormed())
}

/** The part of an answer that an invalid value drops, or `cut` for the end of a text or list. */
type Fate = 'answer' | 'row' | 'field' | 'cut'

export interface Finding {
  /** The path within `data`: `list[0].cover.src`. */
  path: string
  /** The value as received, shortened; undefined if it would not help. */
  value?: string | undefined
  /** The reason: `must be https or begin with /`. */
  reason: string
  fate: Fate
}

/** Returns a sentence: `list[0].cover.src: "http://a.example/b.jpg" must be https or …`. */
export function sentenceOf({ path, value, reason }: Finding): string {
  const where = path === '' ? 'data' : path
  return value === undefined ? `${where} ${reason}` : `${where}: ${value} ${reason}`
}

interface SearchOptions {
  findings?: number
  values?: number
  reading?: Reading
}

/** Returns all mismatches with the contract, including those with a fallback. */
export function findingsIn(
  schema: v.GenericSchema,
  data: unknown,
  options?: SearchOptions,
): Finding[] {
  const search = new Search(options)
  search.look({ schema, value: data, path: '', fate: 'answer' })
  return search.found
}

interface Place {
  schema: unknown
  value: unknown
  path: string
  fate: Fate
}

class Search {
  readonly found: Finding[] = []
  readonly #findings: number
  #valuesLeft: number
  readonly #reading: Reading | undefined

  constructor({ findings = Infinity, values = Infinity, reading }: SearchOptions = {}) {
    this.#reading = reading
    this.#findings = findings
    this.#valuesLeft = values
  }

  get #isDone(): boolean {
    return this.#valuesLeft <= 0 || this.found.length >= this.#findings
  }

  look(place: Place): void {
    if (this.#isDone) return
    this.#valuesLeft -= 1
    const schema = partsOf(place.schema)
    if ('read' in schema) this.#lookAsRead(place)
    else if ('wrapped' in schema) this.#lookInside(place)
    else if (place.value === undefined) this.#add(place, 'is missing')
    else if (place.value === null) this.#add(place, 'is null')
    else this.#lookAtValue(place)
  }

  /** Checks an optional field. With a fallback, a mismatch drops only the field. */
  #lookInside(place: Place): void {
    const schema = partsOf(place.schema)
    const isForgiving = 'fallback' in schema
    if (place.value === undefined || (place.value === null && isForgiving)) return
    const fate = isForgiving && place.fate !== 'cut' ? 'field' : place.fate
    this.look({ ...place, schema: schema['wrapped'], fate })
  }

  /** Converts a value from another notation, then checks it. */
  #lookAsRead(place: Place): void {
    const { read, wrapped } = partsOf(place.schema)
    const value: unknown = typeof read === 'function' ? read(place.value) : place.value
    const found = this.#findBelow({ ...place, schema: wrapped, value })
    if (typeof value !== 'object' || typeof place.value === 'object') return
    for (const finding of found) finding.path = place.path
  }

  #lookAtValue(place: Place): void {
    const { type, options } = partsOf(place.schema)
    const row = rowOf(place.schema)
    if (row !== undefined) this.#lookAtRows(place, row)
    else if (type === 'variant' && isList(options)) this.#lookAtVariant(place, options)
    else {
      const found =
        type === 'union' && isList(options)
          ? this.#lookAtUnion(place, options)
          : partsIn(place).flatMap((part) => this.#findBelow(part))
      if (found.every(({ fate }) => fate !== place.fate)) this.#lookAtWhole(place)
    }
  }

  /** Reports mismatches of the value itself. Its parts are checked separately. */
  #lookAtWhole({ schema, ...place }: Place): void {
    if (!isSchema(schema)) return
    const { value } = place
    const result = check(schema, value, this.#reading)
    if (!result.success) return this.#add(place, reasonOf(result.issues[0]))
    if (typeof value !== 'string' || typeof result.output !== 'string') return
    const [sent, shown] = [value.trim().length, result.output.trim().length]
    // `24:00` becomes `00:00`, which has the same length, so nothing was cut.
    if (shown < sent && value.startsWith(result.output.slice(0, 100)))
      this.#add({ ...place, fate: 'cut' }, `has ${sent} characters, of which ${shown} are shown`)
  }

  #lookAtRows(place: Place, { row, max, isById }: Rows): void {
    const { value: rows, path } = place
    if (!isList(rows)) return this.#add(place, 'must be a list')
    const validRows: { path: string; value: unknown }[] = []
    for (const [index, value] of rows.entries()) {
      if (validRows.length === max) break
      const at: Place = { schema: row, value, path: `${path}[${index}]`, fate: 'row' }
      if (this.#findBelow(at).every(({ fate }) => fate !== 'row')) validRows.push(at)
      if (this.#isDone) return
    }
    if (isById) this.#lookForTwins(validRows)
    this.#count(place, rows.length, { used: validRows.length, max })
  }

  #count(place: Place, sent: number, { used, max }: { used: number; max: number }): void {
    const whole = { ...place, value: undefined }
    const count = `has ${sent} rows, of which`
    if (used === 0 && sent > 1) this.#add(whole, `${count} none fits`)
    if (used === max && sent > max)
      this.#add({ ...whole, fate: 'cut' }, `${count} no more than ${max} are used`)
  }

  #lookForTwins(rows: readonly { path: string; value: unknown }[]): void {
    const firstPaths = new Map<string, string>()
    for (const { path, value } of rows) {
      const id = String(partsOf(value)['id'])
      const first = firstPaths.get(id)
      if (first === undefined) firstPaths.set(id, path)
      else this.#add({ path: `${path}.id`, value: id, fate: 'row' }, `is the id of ${first} too`)
    }
  }

  #findBelow(place: Place): readonly Finding[] {
    const before = this.found.length
    this.look(place)
    return this.found.slice(before)
  }

  #lookAtUnion(place: Place, options: readonly unknown[]): readonly Finding[] {
    const searches = options
      .filter((option) => isList(place.value) === (rowOf(option) !== undefined))
      .map((schema) => {
        const search = new Search({
          findings: this.#findings,
          values: this.#valuesLeft,
          ...(this.#reading && { reading: this.#reading }),
        })
        search.look({ ...place, schema })
        return search.found
      })
    const count = (found: Finding[]) => found.filter(({ fate }) => fate === place.fate).length
    const [nearest = []] = searches.toSorted((one, other) => count(one) - count(other))
    this.found.push(...nearest)
    return nearest
  }

  #lookAtVariant(place: Place, options: readonly unknown[]): void {
    const { key } = partsOf(place.schema)
    if (typeof key !== 'string' || !isFields(place.value)) return this.#lookAtWhole(place)
    const value = place.value[key]
    const kinds = options.map((option) => partsOf(partsOf(option)['entries'])[key])
    const chosen = kinds.findIndex((kind) => isSchema(kind) && fits(kind, value))
    if (chosen >= 0) return this.look({ ...place, schema: options[chosen] })
    const names = kinds.map((kind) => JSON.stringify(partsOf(kind)['literal']))
    this.#add({ ...place, value, path: join(place.path, key) }, `must be ${names.join(' or ')}`)
  }

  #add({ path, value, fate }: Omit<Place, 'schema'>, reason: string): void {
    if (this.found.length < this.#findings)
      this.found.push({ path, value: shortly(value), reason, fate })
  }
}

/** Returns the fields of an object or the items of an array, each with its schema. */
function partsIn(place: Place): Place[] {
  const { type, entries, item } = partsOf(place.schema)
  const { value, path } = place
  if (isFields(entries) && isFields(value))
    return Object.entries(entries).map(([key, schema]) => ({
      ...place,
      schema,
      value: value[key],
      path: join(path, key),
    }))
  if (type !== 'array' || !isList(value)) return []
  // An array with too many rows is itself a mismatch, so the remaining rows are not checked.
  return value.slice(0, 1000).map((each, index) => ({
    ...place,
    schema: item,
    value: each,
    path: `${path}[${index}]`,
  }))
}

interface Rows {
  row: unknown
  max: number
  isById: boolean
}

/** Returns how `validRows` or `uniqueRows` checks rows; undefined for other schemas. */
function rowOf(schema: unknown): Rows | undefined {
  if (!isSchema(schema)) return undefined
  const { row, max, isById } = partsOf(v.getMetadata(schema))
  return row === undefined ? undefined : { row, max: Number(max), isById: isById === true }
}

/** Returns the path of a field: `join('list[0]', 'cover') // 'list[0].cover'`. */
export function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Returns the fields of an object, for example of a schema. Empty for other values. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isFields(value) ? value : {}
}

export function isSchema(value: unknown): value is v.GenericSchema {
  return partsOf(value)['kind'] === 'schema'
}
