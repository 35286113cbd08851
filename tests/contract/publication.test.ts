import { afterAll, describe, expect, it } from 'vitest'
import { addressOf, ENTRY_KINDS } from '../../backend/kinds.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { storedTime } from '../../backend/written-time.ts'
import { type Input, startBackend } from '../support/start-backend.ts'
import { LISTS, listOf } from './calls.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

interface Listed {
  total: number
  list: { id: string; title: string; category?: { id: string } }[]
  categories: { id: string; count: number }[]
}

const NOTHING: Listed['list'][number] = { id: '', title: '' }

async function read<Data>(name: EndpointName, input: Input): Promise<Data> {
  const { code, data } = await backend.call(name, input)
  expect(code).toBe(0)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `backend.test.ts` checks the shapes
  return data as Data
}

/** Returns the time `minutes` from now, in the format of the database. */
const at = (minutes: number) => storedTime(Date.now() + minutes * 60_000)

type When = 'before' | 'during' | 'after'

/** Changes an item's publication times, so that now is before, during or after its publication. */
async function place(kind: string, id: string, when: When): Promise<void> {
  const times: Record<When, [from: string, until: string]> = {
    before: [at(5), at(9)],
    during: [at(-5), at(5)],
    after: [at(-9), at(-1 / 60)],
  }
  const [from, until] = times[when]
  await backend.query(
    'UPDATE entries SET publish_at = ?, withdraw_at = ? WHERE kind = ? AND id = ?',
    from,
    until,
    kind,
    id,
  )
}

const HIDDEN = ['before', 'after'] as const

describe.each(LISTS)('$name of $kind', ({ name, kind, detail, more }) => {
  it.each(HIDDEN)('omits an item %s its publication period', async (when) => {
    const whole = await read<Listed>(name, listOf(more)(1))
    const [, { id, category } = NOTHING, other] = whole.list
    const ask = { query: { id, languageId: 1, ...more } }
    await place(kind, id, when)

    const rest = await read<Listed>(name, listOf(more)(1))
    expect(rest.total).toBe(whole.total - 1)
    expect(rest.list.map((item) => item.id)).toEqual(
      whole.list.map((item) => item.id).filter((each) => each !== id),
    )
    expect(rest.categories).toEqual(
      whole.categories.map((each) =>
        each.id === category?.id ? { ...each, count: each.count - 1 } : each,
      ),
    )
    expect((await backend.call(detail, ask)).code).toBe(404)
    const neighbour = { query: { id: other?.id, languageId: 1, ...more } }
    expect(JSON.stringify(await read(detail, neighbour))).not.toContain(`"id":"${id}"`)

    await place(kind, id, 'during')
    expect(await read(name, listOf(more)(1))).toEqual(whole)
    expect((await backend.call(detail, ask)).code).toBe(0)
  })
})

interface Recommended {
  sections: { items: { id: string; url: string }[] }[]
}

/** Changes the languages of an item's texts to ones that the site does not offer, or back. */
function moveTexts(kind: string, id: string, by: 900 | -900) {
  const sql = 'UPDATE entry_texts SET language_id = language_id + ? WHERE kind = ? AND id = ?'
  return backend.query(sql, by, kind, id)
}

it.each(LISTS)(
  '$name of $kind omits items in languages that the site no longer offers',
  async ({ name, kind, detail, more }) => {
    const whole = await read<Listed>(name, listOf(more)(1))
    const [, { id, category } = NOTHING] = whole.list
    await moveTexts(kind, id, 900)
    const rest = await read<Listed>(name, listOf(more)(1))
    const ask = { query: { id, languageId: 1, ...more } }
    const { code } = await backend.call(detail, ask)
    await moveTexts(kind, id, -900)
    expect(rest.list).toHaveLength(whole.list.length - 1)
    expect(rest.total).toBe(whole.total - 1)
    expect(rest.categories).toEqual(
      whole.categories.map((each) =>
        each.id === category?.id ? { ...each, count: each.count - 1 } : each,
      ),
    )
    expect(code).toBe(404)
    expect(await read(name, listOf(more)(1))).toEqual(whole)
  },
)

describe('a response without pagination', () => {
  it.each(HIDDEN)('omits a recommended item %s its publication period', async (when) => {
    const ask = { params: { languageId: 2 } }
    const whole = await read<Recommended>('recommendations', ask)
    await place('hotel', '101', when)
    const { sections } = await read<Recommended>('recommendations', ask)
    const urls = (of: Recommended['sections']) =>
      of.flatMap(({ items }) => items.map(({ url }) => url))
    expect(urls(whole.sections)).toContain('/mall/hotel/101')
    expect(urls(sections)).toEqual(urls(whole.sections).filter((url) => url !== '/mall/hotel/101'))
    await place('hotel', '101', 'during')
    expect(await read('recommendations', ask)).toEqual(whole)
  })

  it.each(HIDDEN)('omits a spot %s its publication period', async (when) => {
    const ask = { params: { languageId: 1 } }
    const whole = await read<{ spots: { id: string }[] }>('scenic', ask)
    const [{ id } = NOTHING, ...others] = whole.spots
    await place('spot', id, when)
    expect(await read('scenic', ask)).toEqual({ ...whole, spots: others })
    await place('spot', id, 'during')
    expect(await read('scenic', ask)).toEqual(whole)
  })
})

it('items of different kinds with the same id have different URLs', () => {
  const addresses = ENTRY_KINDS.map((kind) => addressOf({ kind, id: '1' }))
  expect(new Set(addresses).size).toBe(ENTRY_KINDS.length)
})
