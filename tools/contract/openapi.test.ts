import { describe, expect, it } from 'vitest'
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts'
import { check } from '../../contract/check.ts'
import { toMarkdown, FORMATS } from './api-page.ts'
import { objectsIn } from './data.ts'
import { shortened } from './examples.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { examplesIn, toOpenApi } from './openapi.ts'
import { listed, listedNotes } from '../../contract/listing.ts'

const description = toOpenApi({ menu: { site: {} } })

/** All fields of all schemas in the description, by path. */
const fields = [...objectsIn(description.paths), ...objectsIn(description.components)].flatMap(
  ({ path, object }) =>
    Object.entries(Object(object['properties'])).map(([name, schema]) => ({
      at: `${path}.${name}`,
      name,
      schema: Object(schema),
    })),
)

describe('the OpenAPI description', () => {
  it('has an operation for each call, for a batch and for a search', () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => String(operationId)).toSorted()).toEqual(
      [...ENDPOINT_NAMES, 'batch', 'search'].toSorted(),
    )
  })

  it('describes every field of a response', () => {
    const own =
      /200\.content\.[^.]+\.schema\.anyOf\[0\]\.(?:code|msg|data)$|schemas\.(?:Price|Refusal)\./
    const silent = fields.filter(
      ({ at, schema }) => schema.description === undefined && !own.test(at),
    )
    expect(fields.length).toBeGreaterThan(300)
    expect(silent.map(({ at }) => at)).toEqual([])
  })

  it('has the required fields and alternative formats of the contract', () => {
    const { required, properties } = jsonSchemaOf(listed, listedNotes())
    expect(required).toEqual(['id', 'title', 'inLanguage'])
    expect(properties?.['cover']).toMatchObject({ $ref: '#/components/schemas/Picture' })
    expect(description.components.schemas['Price']?.anyOf).toHaveLength(3)
  })

  it('contains the examples', () => {
    const { menu, ...others } = examplesIn(JSON.parse(JSON.stringify(description)))
    expect(menu).toEqual({ site: {} })
    expect(Object.keys(others)).toEqual(['proposal', 'search'])
    expect(examplesIn({})).toEqual({})
  })

  it('names the item type of a field that only some items have', () => {
    const page = toMarkdown(description)
    expect(page).toContain(
      '| **list[].type** | "hotel", "restaurant", "goods" | The kind of the item. |',
    )
    expect(page).toMatch(/\n\| \*\*list\[\]\.cuisine\*\* \| .* \| Only "restaurant": /)
    expect(page).toMatch(/\n\| exceptions\[\]\.opens \| /)
  })

  it('has a page with a table for each call', () => {
    const page = toMarkdown(description)
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    for (const at of operations) expect(page).toContain(`\n## ${at}\n`)
    expect(page).toContain('| **list[].title** | ')
  })
})

describe('the page of the API calls', () => {
  const page = toMarkdown(description)

  const sectionOf = (at: string) => page.split(`\n## ${at}\n`)[1]?.split('\n## ')[0]

  it('lists each error code with the text that visitors see', () => {
    for (const code of [404, 4001, 4002, 4003])
      expect(page).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'))
    expect(page).toContain('| any other |')
  })

  it.each(FORMATS)('has a valid example of each format: %s', (name, schema, _, example) => {
    expect(check(schema, example).success).toBe(true)
    expect(page).toContain(`| ${name} |`)
  })

  it('states the order of a list, and the pages that make a call', () => {
    expect(sectionOf('POST /api/web/announcement')).toContain('Order: the newest first')
    expect(sectionOf('POST /api')).toContain('activities the soonest first')
    expect(sectionOf('GET /api/vote')).toContain(
      'Pages: `/`, `/mall`, `/mall/ticket`, `/search?q={words}`.',
    )
    expect(sectionOf('GET /api/menu/{languageId}')).toContain('Every page.')
  })

  it('marks required fields inside a union whose options have no type', () => {
    expect(page).toContain('\n| **today.facilities[].report.validUntil** | ')
    expect(page).toContain('\n| **exceptions[].sessions[].opens** | ')
    expect(page).toContain('\n| today.facilities | ')
  })

  it('states the format or the limit of a field', () => {
    expect(page).toContain('| **stops[].time** | time of day |')
    expect(page).toMatch(/\| \*\*list\[\]\.title\*\* \| string, 1 to 4000 characters \|/)
  })
})

it('every POST has an example request, and every call an example response', () => {
  const all = Object.fromEntries(ENDPOINT_NAMES.map((name) => [name, {}]))
  for (const methods of Object.values(toOpenApi(all).paths))
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId, requestBody, responses } = operation
      const shown = method === 'post' ? [requestBody, responses] : [responses]
      for (const each of shown)
        expect({ operationId, text: JSON.stringify(each) }).toEqual({
          operationId,
          text: expect.stringContaining('"example":'),
        })
    }
})

it('an example is a shortened response', () => {
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
    rows: ['a'],
    text: `${'山'.repeat(80)}…`,
    html: '<p>…',
    img: 'data:image/png;base64,AAAA',
  })
})
