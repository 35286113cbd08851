import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  type Endpoint,
  ENDPOINT_NAMES,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import { MISFIT } from './validate-object.ts'
import { validatorOf } from './validator.ts'

interface Described {
  operationId: EndpointName
  responses: Record<'200', { content: { 'application/json'?: { example?: { data: unknown } } } }>
}

const openapi: { paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync('openapi.json', 'utf8'),
)

/** The example of each call's data in the contract's description. */
const EXAMPLES = new Map(
  Object.values(openapi.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [
      operationId,
      responses['200'].content['application/json']?.example?.data,
    ]),
)

/** What may stand in the place of any value. */
const OTHERS: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  '7',
  0,
  -1,
  1.5,
  2 ** 60,
  true,
  [],
  [null, { id: 'a' }],
  {},
  { id: 'A b' },
  '2026-02-30',
  '0001-01-01',
  '2026-11-20 24:00',
  '08:00',
  'https://a.example/x',
  'http://a.example/x',
  '12.50',
]

/** The value with each of its parts, one at a time, left out, doubled or replaced. */
function* mutantsOf(value: unknown): Generator {
  yield* OTHERS
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const other of mutantsOf(part)) yield withPart(value, key, other)
    yield withPart(value, key, part, true)
  }
  if (Array.isArray(value)) yield [...value, ...value]
}

function withPart(whole: object, key: string, part: unknown, isLeftOut = false): unknown {
  if (Array.isArray(whole)) return whole.map((each, n) => (String(n) === key ? part : each))
  return Object.fromEntries(
    Object.entries(whole).flatMap(([name, each]) => {
      if (name !== key) return [[name, each]]
      return isLeftOut ? [] : [[name, part]]
    }),
  )
}

function byValibot(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : MISFIT
}

const READS = ENDPOINT_NAMES.filter((name) => 'tag' in endpoints[name])

it.each(READS)('what %s answers is judged as its schema says', (name) => {
  const { data: schema }: Endpoint = endpoints[name]
  const validate = validatorOf(schema)
  const example = EXAMPLES.get(name)
  expect(validate(example)).toEqual(byValibot(schema, example))
  expect(validate(example)).not.toBe(MISFIT)
  const judged = [...mutantsOf(example)].filter((mutant) => {
    const [ours, theirs] = [validate(mutant), byValibot(schema, mutant)]
    return ours === MISFIT || theirs === MISFIT
      ? ours !== theirs
      : JSON.stringify(ours) !== JSON.stringify(theirs)
  })
  expect(judged).toEqual([])
})

it('copies only what it changes, and leaves what it was given as it is', () => {
  const validate = validatorOf(
    v.object({ at: v.string(), rows: v.array(v.object({ n: v.optional(v.number(), 1) })) }),
  )
  const right = { at: 'a', rows: [{ n: 1 }, { n: 2 }] }
  expect(validate(right)).toBe(right)
  const given = { at: 'a', rows: [{ n: 1 }, { n: 2, more: 'x' }, {}] }
  const before = structuredClone(given)
  const made = validate(given)
  expect(made).toEqual({ at: 'a', rows: [{ n: 1 }, { n: 2 }, { n: 1 }] })
  expect(given).toEqual(before)
})

it('looks at each value once, also where a backend sends more than it must', () => {
  let looks = 0
  const seen = v.pipe(
    v.string(),
    v.check(() => (looks += 1) > 0),
  )
  const validate = validatorOf(v.object({ a: v.object({ b: v.object({ seen }) }) }))
  expect(validate({ a: { b: { seen: 'x', more: 1 }, more: 1 }, more: 1 })).toEqual({
    a: { b: { seen: 'x' } },
  })
  expect(looks).toBe(1)
})
