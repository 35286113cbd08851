import { afterAll, describe, expect, it } from 'vitest'
import { storedTime } from '../../backend/written-time.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { type Input, startBackend } from '../support/start-backend.ts'
import { LISTS } from './calls.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

interface Item {
  id: string
  previous?: { id: string }
  next?: { id: string }
}

interface Listed {
  list: Item[]
  categories: { id: string; count: number }[]
}

async function read<Data = Listed>(name: EndpointName, input: Input): Promise<Data> {
  const { code, data } = await backend.call(name, input)
  expect(code).toBe(0)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `backend.test.ts` checks the shapes
  return data as Data
}

/** Returns the ids of a list, in its order. */
async function idsOf(name: EndpointName, input: Input): Promise<string[]> {
  return (await read(name, input)).list.map(({ id }) => id)
}

const inLanguage = { languageId: 1 }
const page = (more = {}): Input => ({ body: { ...inLanguage, page: 1, pageSize: 100, ...more } })

/** The lists that editors sort themselves, each with the kind of its items. */
const EDITORS: [name: EndpointName, kind: string, input: Input][] = [
  ...LISTS.filter(({ order }) => order === 'editors').map(
    ({ name, kind, more }): [EndpointName, string, Input] => [name, kind, page(more)],
  ),
  ['productList', 'goods', { query: { ...inLanguage, page: 1, pageSize: 100 } }],
  ['ticketList', 'ticket', { query: inLanguage }],
  ['questionList', 'question', { params: inLanguage }],
]

describe('the editors’ order', () => {
  it.each(EDITORS)('decides the order of %s of %s, whatever the ids', async (name, kind, input) => {
    const reverse = () =>
      backend.query('UPDATE entries SET position = -position WHERE kind = ?', kind)
    const before = await idsOf(name, input)
    await reverse()
    const after = await idsOf(name, input)
    await reverse()
    expect(before.length).toBeGreaterThan(2)
    expect(after).toEqual(before.toReversed())
    const [first] = await backend.query<{ id: string }>(
      'SELECT id FROM entries WHERE kind = ? ORDER BY position LIMIT 1',
      kind,
    )
    expect(before[0]).toBe(first?.id)
  })

  it('also decides the order of categories, including empty ones', async () => {
    await backend.query(
      `INSERT INTO categories (version, kind, id, language_id, position, name)
       SELECT version, 'news', 'zzz', id, -1, name
       FROM content_versions, (SELECT 1 AS id, '空' AS name UNION SELECT 2, 'Empty') WHERE is_live = 1`,
    )
    const { categories } = await read('messageList', page({ type: 'news' }))
    await backend.query("DELETE FROM categories WHERE id = 'zzz'")
    expect(categories[0]).toEqual({ id: 'zzz', name: '空', count: 0 })
    expect(categories.slice(1).every(({ count }) => count > 0)).toBe(true)
  })
})

const ARTICLES = LISTS.filter(({ order }) => order === 'newest')

describe('articles', () => {
  it.each(ARTICLES)('of $name of $kind are sorted newest first', async ({ name, kind, more }) => {
    const rows = await backend.query<{ id: string; published_at: string; position: number }>(
      'SELECT id, published_at, position FROM entries WHERE kind = ?',
      kind,
    )
    const expected = rows
      .toSorted(
        (a, b) =>
          Date.parse(b.published_at) - Date.parse(a.published_at) || b.position - a.position,
      )
      .map(({ id }) => id)
    expect(await idsOf(name, page(more))).toEqual(expected)
  })

  it.each(ARTICLES)(
    'of $name of $kind with equal times appear once each, in the order of their links',
    async ({ name, kind, detail, more }) => {
      await backend.query(
        'UPDATE entries SET published_at = ? WHERE kind = ?',
        '2026-01-01T08:00:00+08:00',
        kind,
      )
      const pages = await Promise.all(
        [1, 2, 3].map((number) => idsOf(name, page({ ...more, page: number, pageSize: 2 }))),
      )
      const ids = pages.flat()
      const editors = await backend.query<{ id: string }>(
        'SELECT id FROM entries WHERE kind = ? ORDER BY position DESC LIMIT 6',
        kind,
      )
      expect(ids).toEqual(editors.map(({ id }) => id))
      expect(new Set(ids).size).toBe(Math.min(6, ids.length))
      expect(ids.length).toBeGreaterThan(4)
      for (const [index, id] of ids.slice(0, 4).entries()) {
        const article = await read<Item>(detail, { query: { ...inLanguage, id, ...more } })
        expect([article.next?.id, article.previous?.id]).toEqual([ids[index - 1], ids[index + 1]])
      }
    },
  )
})

/** Returns the time `minutes` from now, in the format of the database. */
const at = (minutes: number) => storedTime(Date.now() + minutes * 60_000)

it('activities that have ended are listed after the others, in China time', async () => {
  const input = page({ type: 'activity' })
  const [over = '', coming = ''] = await idsOf('messageList', input)
  await backend.query(
    "UPDATE entries SET starts_at = '2020-01-01T08:00:00+08:00', ends_at = '2020-01-02T08:00:00+08:00' WHERE kind = 'activity'",
  )
  const place = "UPDATE entries SET starts_at = ?, ends_at = ? WHERE kind = 'activity' AND id = ?"
  await backend.query(place, at(-240), at(-2), over)
  await backend.query(place, at(-180), at(5), coming)
  expect((await idsOf('messageList', input)).slice(0, 2)).toEqual([coming, over])
})
