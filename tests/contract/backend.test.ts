import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type EndpointData,
  type EndpointName,
  endpoints,
  type ReadName,
} from '../../contract/endpoints.ts'
import { type Input, startBackend } from '../support/start-backend.ts'
import { byId, inPath, inQuery, listOf, LISTS, READS } from './calls.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

/** Makes a call and returns its data. Expects that the schema changes nothing in it. */
async function read<Name extends EndpointName>(
  name: Name,
  input: Input,
): Promise<EndpointData<Name>> {
  const { code, msg, data } = await backend.call(name, input)
  expect({ code, msg }).toEqual({ code: 0, msg: '' })
  const schema: v.GenericSchema = endpoints[name].data
  const parsed = v.parse(schema, data)
  expect(data).toEqual(parsed)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of the same row
  return parsed as EndpointData<Name>
}

const rows = Object.entries(READS).map(([name, ask]) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses the key types
  return { name: name as ReadName, at: endpoints[name as ReadName].at, ask }
})

describe.each(rows)('$at', ({ name, ask }) => {
  it.each([1, 2])('returns data that fits the contract, in language %i', async (languageId) => {
    expect(await read(name, ask(languageId))).toBeTypeOf('object')
  })

  it('rejects an unknown language', async () => {
    const { code, msg, data } = await backend.call(name, ask(99))
    expect({ code, data }).toEqual({ code: 400, data: null })
    expect(msg).not.toBe('')
  })
})

/** Fields that are dropped as a whole if a part of them is invalid. */
const WHOLE = new Set(['hours', 'sale', 'notSold', 'refunds', 'rides'])

/** Adds invalid rows at the beginning of every list, except coordinates and `WHOLE` fields. */
function withBadRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, WHOLE.has(key) ? part : withBadRows(part)]),
    )
  const isTuple = value.length > 0 && value.every((part) => typeof part === 'number')
  return isTuple ? value : [null, {}, ...value.map(withBadRows)]
}

describe('a response with invalid parts', () => {
  it.each(rows)('loses only the invalid items of its lists: $at', async ({ name, ask }) => {
    const answer = await read(name, ask(1))
    const bad = withBadRows(answer)
    expect(bad).not.toEqual(answer)
    expect(v.parse<v.GenericSchema>(endpoints[name].data, bad)).toEqual(answer)
  })

  it.each([
    ['announcementDetail', 'tags'],
    ['strategyDetail', 'stops'],
    ['goodsList', 'categories'],
    ['questionList', 'categories'],
    ['scenic', 'facts'],
    ['scenic', 'transport'],
    ['scenic', 'parking'],
    ['scenic', 'accessibility'],
    ['scenic', 'spots'],
    ['guide', 'children'],
    ['goodsDetail', 'facilities'],
    ['goodsDetail', 'access'],
    ['productDetail', 'gallery'],
    ['productDetail', 'specifications'],
    ['productDetail', 'sellers'],
  ] as const)('keeps the rest of %s if %s is not a list', async (name, key) => {
    const answer = await read(name, READS[name](1))
    const parse = (data: unknown) => v.parse<v.GenericSchema>(endpoints[name].data, data)
    expect(answer).toHaveProperty(key)
    for (const none of [null, 'x', undefined])
      expect(parse({ ...answer, [key]: none })).toEqual({ ...answer, [key]: [] })
  })

  it.each(['http://shop.example/', '/mall/ticket', 'javascript:alert(1)'])(
    'omits an invalid URL of a seller or an authority: %s',
    async (url) => {
      const hotel = await read('goodsDetail', READS.goodsDetail(1))
      const booking = { ...hotel.booking, url }
      expect(v.parse(endpoints.goodsDetail.data, { ...hotel, booking })).toEqual({
        ...hotel,
        booking: { ...booking, url: undefined },
      })
      const { site, ...others } = await read('menu', READS.menu(1))
      const filed = { ...site, icp: { number: '1', url }, publicSecurity: { number: '2', url } }
      expect(v.parse(endpoints.menu.data, { ...others, site: filed })).toEqual({
        ...others,
        site: { ...site, icp: undefined, publicSecurity: undefined },
      })
    },
  )
})

describe.each(LISTS)('$name of $kind', ({ name, kind, detail, more }) => {
  it.each([1, 2])('lists every entry of the database, in language %i', async (languageId) => {
    const { list, total } = await read(name, listOf(more)(languageId))
    const ids = await backend.query<{ id: string }>('SELECT id FROM entries WHERE kind = ?', kind)
    expect(list.map(({ id }) => id).toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
    expect(total).toBe(ids.length)
  })

  it.each([1, 2])(
    'lists items with the same title as their details, language %i',
    async (languageId) => {
      const { list } = await read(name, listOf(more)(languageId))
      const details = await Promise.all(
        list.map(({ id }) => read(detail, { query: { id, languageId, ...more } })),
      )
      expect(details).toMatchObject(list.map(({ id, title }) => ({ id, title })))
    },
  )

  it('returns an empty list and the right total for a page beyond the end', async () => {
    const first = await read(name, listOf({ ...more, pageSize: 4 })(1))
    const beyond = await read(name, listOf({ ...more, page: 99 })(1))
    expect(first.list).toHaveLength(4)
    expect(beyond).toMatchObject({ list: [], total: first.total, page: 99, pageSize: 100 })
  })

  it('starts a page after the last item of the previous page', async () => {
    const whole = await read(name, listOf(more)(2))
    const second = await read(name, listOf({ ...more, page: 2, pageSize: 3 })(2))
    expect(second.list).toEqual(whole.list.slice(3, 6))
  })

  it('has as many entries in each category as the category’s count', async () => {
    const whole = await read(name, listOf(more)(2))
    for (const { id, count } of whole.categories) {
      const { list, total, categories } = await read(name, listOf({ ...more, category: id })(2))
      expect({ id, listed: list.length, total }).toEqual({ id, listed: count, total: count })
      expect(list.every(({ category }) => category?.id === id)).toBe(true)
      expect(categories).toEqual(whole.categories)
    }
    expect(await read(name, listOf({ ...more, category: 'no-such' })(2))).toMatchObject({
      list: [],
      total: 0,
    })
  })
})

describe('the other lists', () => {
  it('contain every question, ticket and child guide', async () => {
    const { questions = 0, tickets = 0 } = Object.fromEntries(
      (
        await backend.query<{ kind: string; n: number }>(
          'SELECT kind, count(*) AS n FROM entries GROUP BY kind',
        )
      ).map(({ kind, n }) => [`${kind}s`, n]),
    )
    for (const languageId of [1, 2]) {
      expect((await read('questionList', inPath(languageId))).list).toHaveLength(questions)
      expect((await read('ticketList', inQuery(languageId))).list).toHaveLength(tickets)
      for (const { id, name } of (await read('guide', inPath(languageId))).children) {
        expect(await read('childGuide', byId(id)(languageId))).toMatchObject({
          id,
          name,
          parent: { id: '1' },
        })
      }
      for (const { id, title } of (await read('scenic', inPath(languageId))).spots) {
        expect(await read('scenicSpot', byId(id)(languageId))).toMatchObject({ id, title })
      }
    }
  })

  it('filter products by type, and limit the page size to 100', async () => {
    const query = { languageId: 2, page: 1, pageSize: 999 }
    const whole = await read('productList', { query })
    const [tea] = whole.categories
    const { list, total } = await read('productList', { query: { ...query, type: tea?.id } })
    expect(whole.pageSize).toBe(100)
    expect({ listed: list.length, total }).toEqual({ listed: tea?.count, total: tea?.count })
    expect(await read('productTypes', inQuery(2))).toEqual({ list: whole.categories })
  })

  it('have the same services in the same order in every ticket', async () => {
    const { list } = await read('ticketList', inQuery(2))
    const [first, ...others] = list.map(({ services }) => services.map(({ name }) => name))
    for (const services of others) expect(services).toEqual(first)
  })
})

it('a list of articles has the same update times as the articles', async () => {
  const { list } = await read('announcementList', listOf()(1))
  const details = await Promise.all(list.map(({ id }) => read('announcementDetail', byId(id)(1))))
  const dates = details.map(({ updatedAt }) => updatedAt)
  expect(list.map(({ updatedAt }) => updatedAt)).toEqual(dates)
  expect(new Set(dates).size).toBeGreaterThan(2)
})

it('content without English is in Chinese on the English site, also in lists and links', async () => {
  const [missing] = await backend.query<{ id: string }>(
    `SELECT id FROM entries e WHERE kind = 'news'
       AND NOT EXISTS (SELECT 1 FROM entry_texts t WHERE t.kind = e.kind AND t.id = e.id AND t.language_id = 2)`,
  )
  const { id = '' } = missing ?? {}
  const { list } = await read('messageList', listOf({ type: 'news' })(2))
  const listed = list.find((item) => item.id === id)
  const details = await read('messageDetail', { query: { id, type: 'news', languageId: 2 } })
  const chinese = await read('messageDetail', { query: { id, type: 'news', languageId: 1 } })
  expect(listed).toMatchObject({ inLanguage: 'zh', title: chinese.title })
  expect(details).toMatchObject({
    inLanguage: 'zh',
    title: chinese.title,
    content: chinese.content,
  })
  const next = await read('messageDetail', {
    query: { id: details.next?.id, type: 'news', languageId: 2 },
  })
  expect([details.languages, chinese.languages, next.languages]).toEqual([
    ['zh'],
    ['zh'],
    ['zh', 'en'],
  ])
  expect(next.previous).toEqual({ id, title: chinese.title })
  expect(list.filter(({ inLanguage }) => inLanguage === 'en').length).toBeGreaterThan(
    list.length / 2,
  )
})

describe('an error', () => {
  const details = rows.filter(({ ask }) => ask(1).query?.['id'] !== undefined)

  it.each(details)('is 404 for an unknown id: $at', async ({ name, ask }) => {
    const query = { ...ask(2).query, id: '999999' }
    expect(await backend.call(name, { query })).toEqual({ code: 404, msg: 'Not found', data: null })
    const chinese = await backend.call(name, { query: { ...query, languageId: 1 } })
    expect(chinese.msg).toBe('内容不存在')
  })

  it.each(details)('is 400 for an invalid id: $at', async ({ name, ask }) => {
    for (const id of ['', '1.5', 'a b', 'x'.repeat(65), "1' OR '1'='1", '码头', '../1', 'a\n']) {
      expect(await backend.call(name, { query: { ...ask(2).query, id } })).toMatchObject({
        code: 400,
      })
    }
  })

  it.each(['not JSON', '[]', 'null', '{}', '{"languageId":1,"page":0,"pageSize":10}'])(
    'is 400 for the body %s',
    async (body) => {
      expect(await backend.call('pointList', { body })).toMatchObject({ code: 400, data: null })
    },
  )

  it('is 404 for an unknown path or method', async () => {
    for (const path of [
      '/',
      '/backends',
      '/backends/api/nothing',
      '/api/menu/1',
      '/backends/api/menu/1/x',
    ]) {
      const response = await fetch(`${backend.origin}${path}`)
      expect({ path, status: response.status }).toEqual({ path, status: 404 })
      expect(await response.json()).toMatchObject({ code: 404 })
    }
    const other = await fetch(`${backend.origin}/backends/api/menu/1`, { method: 'POST' })
    expect(other.status).toBe(404)
  })

  it('is 500 for an unexpected failure, and is logged once as a line of JSON', async () => {
    const [view] = await backend.query<{ sql: string }>(
      "SELECT sql FROM sqlite_master WHERE name = 'live_documents'",
    )
    await backend.query('DROP VIEW live_documents')
    const logged = backend.logs.length
    const response = await backend.send('menu', inPath(1))
    await backend.query(view?.sql ?? '')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ code: 500, msg: 'Internal error' })
    const lines = backend.logs.slice(logged).filter((line) => line.includes('no such table'))
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { level: 'error', cause: expect.stringContaining('no such table') },
    ])
  })
})
