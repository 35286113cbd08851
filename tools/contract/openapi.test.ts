import { describe, expect, it } from 'vitest'
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts'
import { toMarkdown } from './api-page.ts'
import { objectsIn } from './data.ts'
import { shortened } from './examples.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { examplesIn, toOpenApi } from './openapi.ts'
import { listed, listedNotes } from '../../contract/listing.ts'

const description = toOpenApi({ menu: { site: {} } })

/** All fields of all schemas of the description, by path. */
const fields = [...objectsIn(description.paths), ...objectsIn(description.components)].flatMap(
  ({ path, object }) =>
    Object.entries(Object(object['properties'])).map(([name, schema]) => ({
      at: `${path}.${name}`,
      name,
      schema: Object(schema),
    })),
)

describe('the description of the calls', () => {
  it('has an operation for each call, for a batch of them and for a search', () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => String(operationId)).toSorted()).toEqual(
      [...ENDPOINT_NAMES, 'batch', 'search'].toSorted(),
    )
  })

  it('says of every field of an answer what it is', () => {
    const own =
      /200\.content\.[^.]+\.schema\.anyOf\[0\]\.(?:code|msg|data)$|schemas\.(?:Price|Refusal)\./
    const silent = fields.filter(
      ({ at, schema }) => schema.description === undefined && !own.test(at),
    )
    expect(fields.length).toBeGreaterThan(300)
    expect(silent.map(({ at }) => at)).toEqual([])
  })

  it('requires what the contract requires, and takes what it takes', () => {
    const { required, properties } = jsonSchemaOf(listed, listedNotes())
    expect(required).toEqual(['id', 'title', 'inLanguage'])
    expect(properties?.['cover']).toMatchObject({ $ref: '#/components/schemas/Picture' })
    expect(description.components.schemas['Price']?.anyOf).toHaveLength(3)
  })

  it('keeps its examples', () => {
    expect(examplesIn(JSON.parse(JSON.stringify(description)))).toEqual({ menu: { site: {} } })
    expect(examplesIn({})).toEqual({})
  })

  it('is a page with a table for each call', () => {
    const page = toMarkdown(description)
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    for (const at of operations) expect(page).toContain(`\n## ${at}\n`)
    expect(page).toContain('| **list[].title** | string |')
  })
})

it('an example is the beginning of an answer', () => {
  const long = '山'.repeat(500)
  expect(
    shortened({
      list: [1, 2, 3],
      rows: ['a', 'b', 'c'],
      text: long,
      html: `<p>${long}</p>`,
      img: `data:image/png;base64,${'A'.repeat(900)}`,
    }),
  ).toEqual({
    list: [1, 2, 3],
    rows: ['a', 'b'],
    text: `${'山'.repeat(160)}…`,
    html: '<p>…',
    img: 'data:image/png;base64,AAAA',
  })
})
