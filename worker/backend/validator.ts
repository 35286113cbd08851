import type * as v from 'valibot'
import { MISFIT, type Validate, validateObject } from './validate-object.ts'

/** What valibot's schemas and the steps of its pipes are made of, as far as answers of the contract need it. */
interface Part {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  type: string
  pipe?: readonly Part[]
  fallback?: unknown
  default?: unknown
  entries?: Readonly<Record<string, Part>>
  item?: Part
  items?: readonly Part[]
  wrapped?: Part
  options?: readonly unknown[]
  key?: string
  literal?: unknown
  requirement?: unknown
  operation?: (value: unknown) => unknown
  metadata?: { row?: Part; max?: number }
}

const known = new WeakMap<object, Validate>()

/**
 * Does what a schema does, in closures that are built once: valibot makes an object of every value that it looks at, to say what is
 * wrong with it, and answers are right. Throws while building where the schema has something that is not known here.
 */
export function validatorOf(schema: v.GenericSchema): Validate {
  return build(schema)
}

function build(schema: Part): Validate {
  const made = known.get(schema)
  if (made !== undefined) return made
  const validate = withFallback(schema, schema.pipe ? ofPipe(schema.pipe) : ofType(schema))
  known.set(schema, validate)
  return validate
}

function withFallback(schema: Part, validate: Validate): Validate {
  if (!('fallback' in schema)) return validate
  const { fallback } = schema
  return (value) => {
    const made = validate(value)
    return made === MISFIT ? fallback : made
  }
}

/** The first of a pipe is its schema, with the fallback of the whole. */
function ofPipe(pipe: readonly Part[]): Validate {
  const steps = pipe.flatMap((part, index) => {
    if (part.kind === 'schema') return index === 0 && !part.pipe ? ofType(part) : build(part)
    if (part.type === 'raw_transform') return rowsOf(pipe.slice(0, index))
    return stepOf(part) ?? []
  })
  return (value) => {
    let made = value
    for (const step of steps) {
      made = step(made)
      if (made === MISFIT) return MISFIT
    }
    return made
  }
}

function when(fits: (value: never) => boolean): Validate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the steps before have made it one
  return (value) => (fits(value as never) ? value : MISFIT)
}

const TYPES: Readonly<Record<string, (schema: Part) => Validate>> = {
  unknown: () => (value) => value,
  string: () => when((value) => typeof value === 'string'),
  boolean: () => when((value) => typeof value === 'boolean'),
  number: () => when((value) => typeof value === 'number' && !Number.isNaN(value)),
  literal: ({ literal }) => when((value) => value === literal),
  picklist: ({ options = [] }) => when((value) => options.includes(value)),
  optional: ofOptional,
  array: ({ item }) => ofArray(partOf(item)),
  tuple: ({ items = [] }) => ofTuple(items),
  object: ({ entries = {} }) => ofObject(entries),
  union: ofUnion,
  variant: ofVariant,
}

function ofType(schema: Part): Validate {
  const make = TYPES[schema.type]
  if (make === undefined) throw new Error(`No validator for ${schema.type}`)
  return make(schema)
}

function partOf(part: Part | undefined): Part {
  if (part === undefined) throw new Error('A schema lacks a part')
  return part
}

function ofOptional(schema: Part): Validate {
  const validate = build(partOf(schema.wrapped))
  return (value) => {
    const given = value === undefined ? schema.default : value
    return given === undefined ? undefined : validate(given)
  }
}

function ofArray(item: Part): Validate {
  const validate = build(item)
  if (item.type === 'unknown' && item.pipe === undefined) return when(Array.isArray)
  return (value) => {
    if (!isList(value)) return MISFIT
    let made: unknown[] | undefined
    for (let at = 0; at < value.length; at += 1) {
      const one = validate(value[at])
      if (one === MISFIT) return MISFIT
      if (one !== value[at]) made ??= value.slice(0, at)
      made?.push(one)
    }
    return made ?? value
  }
}

function ofTuple(items: readonly Part[]): Validate {
  const validates = items.map(build)
  return (value) => {
    if (!Array.isArray(value)) return MISFIT
    const made: unknown[] = []
    for (const [index, validate] of validates.entries()) {
      const one = validate(value[index])
      if (one === MISFIT) return MISFIT
      made.push(one)
    }
    return made
  }
}

function ofObject(entries: Readonly<Record<string, Part>>): Validate {
  const fields = Object.entries(entries).map(([key, schema]) => ({
    key,
    validate: build(schema),
    fallback: schema.fallback,
    hasDefault: schema.default !== undefined,
    isOptional: schema.type === 'optional',
  }))
  return (value) => (isRecord(value) ? validateObject(value, fields) : MISFIT)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function ofUnion({ options = [] }: Part): Validate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- those of a union are schemas
  const validates = (options as readonly Part[]).map(build)
  return (value) => firstFit(validates, value)
}

function ofVariant({ options = [], key = '' }: Part): Validate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- those of a variant are schemas of objects
  const kinds = (options as readonly Part[]).map((option) => ({
    isMeant: build(partOf(option.entries?.[key])),
    validate: build(option),
  }))
  return (value) => {
    if (!isRecord(value) || !(key in value)) return MISFIT
    const name = value[key]
    const meant = kinds.filter(({ isMeant }) => isMeant(name) !== MISFIT)
    return firstFit(
      meant.map(({ validate }) => validate),
      value,
    )
  }
}

function firstFit(validates: readonly Validate[], value: unknown): unknown {
  for (const validate of validates) {
    const made = validate(value)
    if (made !== MISFIT) return made
  }
  return MISFIT
}

/** The rows that fit, as `fitting` keeps them: it says in its metadata which and how many. */
function rowsOf(before: readonly Part[]): Validate {
  const { row, max = 0 } = before.findLast(({ metadata }) => metadata?.row)?.metadata ?? {}
  const validate = build(partOf(row))
  return (value) => {
    if (!isList(value)) return MISFIT
    const kept: unknown[] = []
    let isAll = value.length <= max
    for (const each of value) {
      if (kept.length === max) break
      const one = validateRow(validate, each)
      if (one !== MISFIT) kept.push(one)
      isAll &&= one === each
    }
    if (isAll) return value
    return kept.length > 0 || value.length < 2 ? kept : MISFIT
  }
}

/** A row that makes a schema throw does not fit. */
function validateRow(validate: Validate, row: unknown): unknown {
  try {
    return validate(row)
  } catch {
    return MISFIT
  }
}

/** A step of a pipe; nothing for one that changes nothing. */
function stepOf(step: Part): Validate | undefined {
  const { requirement, operation } = step
  switch (step.type) {
    case 'metadata':
    case 'brand':
      return undefined
    case 'trim':
      return (value) => String(value).trim()
    case 'transform':
      return operation
    case 'min_length':
      return when(({ length }: { length: number }) => length >= Number(requirement))
    case 'max_length':
      return when(({ length }: { length: number }) => length <= Number(requirement))
    case 'min_value':
      return when((value: number) => value >= Number(requirement))
    case 'max_value':
      return when((value: number) => value <= Number(requirement))
    case 'starts_with':
      return when((value: string) => value.startsWith(String(requirement)))
    default:
      return required(step)
  }
}

/** A check by a pattern or a function. */
function required({ type, requirement }: Part): Validate {
  if (requirement instanceof RegExp) return when((value: string) => requirement.test(value))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot's requirements that are functions answer that
  if (typeof requirement === 'function') return when(requirement as (value: never) => boolean)
  throw new Error(`No validator for the step ${type}`)
}
