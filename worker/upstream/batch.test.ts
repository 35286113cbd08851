import { DEFAULT_READING } from '../../contract/check.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EndpointName } from '../../contract/endpoints.ts'
import { bytesOf, NO_UTF8 } from '../../tests/support/encodings.ts'
import { callOf, parseAnswer } from './call.ts'
import { BACKEND_TRY_MS, Client } from './client.ts'
import { Guard } from './guard.ts'

const answerOf = (name: string) =>
  `{"code":0,"msg":"","data":{"list":[{"id":"x","name":"${name}"}]}}`
const line = (index: number, name: string) => `[${index},${answerOf(name)}]\n`
const announced = (text: string) =>
  new Response(text, {
    headers: { 'Content-Length': String(new TextEncoder().encode(text).length) },
  })

/** Returns a response without `Content-Length`. Its chunks may end in the middle of a character. */
function streamed(text: string, bytesAPiece = 7): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(at, (at += bytesAPiece)))
      },
    }),
  )
}

/**
 * Makes three simultaneous calls. Returns all HTTP requests, and for each call the request that its
 * response came from.
 */
async function askThree(batched: () => Response | Promise<Response>, guard = new Guard()) {
  const requested: string[] = []
  const bodies: unknown[] = []
  const warnings: string[] = []
  const client = new Client({
    origin: 'http://backend.test',
    frontend: 'test-web',
    takesBatches: true,
    guard,
    warn: (message) => warnings.push(message),
    fetch: async (url, init) => {
      const { pathname } = new URL(url)
      requested.push(pathname)
      if (!pathname.endsWith('/batch')) return new Response(answerOf('alone'))
      bodies.push(JSON.parse(typeof init.body === 'string' ? init.body : ''))
      return batched()
    },
  })
  async function ask(name: EndpointName) {
    const call = callOf(name, { query: { languageId: '1' } })
    return parseAnswer(call, await client.text(call), { mapping: {}, reading: DEFAULT_READING })
  }
  const settled = await Promise.allSettled([
    ask('hotelCategories'),
    ask('productTypes'),
    ask('hotelCategories'),
  ])
  const results = settled.map((each) =>
    each.status === 'fulfilled'
      ? /"name":"(.*?)"/.exec(each.value.text)?.[1]
      : String(each.reason.kind),
  )
  return { results, requested, bodies, warnings }
}

const BATCH = '/backends/api/batch'
const all = line(0, '一') + line(1, '二') + line(2, '三')

describe('simultaneous calls', () => {
  it.each([
    ['in one piece', () => announced(all)],
    ['in pieces', () => streamed(all)],
  ])('are sent as one request, with its response %s', async (_, batched) => {
    const { results, requested, bodies } = await askThree(batched)
    expect(results).toEqual(['一', '二', '三'])
    expect(requested).toEqual([BATCH])
    expect(bodies[0]).toEqual([
      { at: 'GET /api/point/recommend?languageId=1' },
      { at: 'GET /api/web/product/type?languageId=1' },
      { at: 'GET /api/point/recommend?languageId=1' },
    ])
  })

  it.each([
    ['in another order', line(2, '三') + line(0, '一') + line(1, '二'), ['一', '二', '三'], 0],
    ['with a missing line', line(0, '一') + line(2, '三'), ['一', 'alone', '三'], 1],
    [
      'with a repeated line',
      line(0, '一') + line(0, '二') + line(1, '二'),
      ['一', '二', 'alone'],
      1,
    ],
    [
      'with too many lines',
      line(7, '八') + line(0, '一') + line(1, '二') + line(2, '三'),
      ['一', '二', 'alone'],
      1,
    ],
    [
      'with a line of wrong types',
      `[0,{"code":"0"}]\n${line(1, '二')}${line(2, '三')}`,
      ['unreachable', '二', '三'],
      0,
    ],
    [
      'with a malformed line',
      `[0,{"code":0,"data":[]}]\n${line(1, '二')}${line(2, '三')}`,
      ['malformed', '二', '三'],
      0,
    ],
    [
      'with a refused call',
      `[0,{"code":7,"msg":""}]\n${line(1, '二')}${line(2, '三')}`,
      ['refused', '二', '三'],
      0,
    ],
    [
      'with one that is too long',
      `${line(1, '二')}[0,"${'x'.repeat(2 ** 21)}"]\n${line(2, '三')}`,
      ['alone', '二', 'alone'],
      2,
    ],
    ['with a cut one', `${line(1, '二')}${line(2, '三')}[0,{"code":0,`, ['alone', '二', '三'], 1],
    ['as something else', '<!doctype html>\n{}\n[]\n', ['alone', 'alone', 'alone'], 3],
    ['empty', '', ['alone', 'alone', 'alone'], 3],
  ])('get their own responses if the batch is answered %s', async (_, text, expected, alone) => {
    for (const batched of [() => announced(text), () => streamed(text, 65_536)]) {
      const { results, requested } = await askThree(batched)
      expect(results).toEqual(expected)
      expect(requested).toHaveLength(1 + alone)
    }
  })

  it.each(NO_UTF8)(
    'get their own responses if one of them is not valid UTF-8: %s',
    async (_, bytes) => {
      const odd = bytesOf(`[0,{"code":0,"msg":"${bytes}","data":{"list":[]}}]\n`)
      const text = Buffer.concat([
        Buffer.from(`\uFEFF${line(1, '二')}`),
        odd,
        Buffer.from(line(2, '三')),
      ])
      for (const headers of [{ 'Content-Length': String(text.length) }, {}]) {
        const { results, requested } = await askThree(() => new Response(text, { headers }))
        expect(results).toEqual(['alone', '二', '三'])
        expect(requested).toHaveLength(2)
      }
    },
  )

  it.each([404, 400, 503])('are sent one by one after HTTP %i, which is logged', async (status) => {
    const { results, requested, warnings } = await askThree(() => new Response('', { status }))
    expect(results).toEqual(['alone', 'alone', 'alone'])
    expect(requested).toHaveLength(4)
    expect(warnings[0]).toContain(`POST /api/batch: HTTP ${status}; its calls are made one by one`)
  })

  it.each([404, 200])('are not batched after five failed batches, HTTP %i', async (status) => {
    const guard = new Guard()
    const down = () => new Response('', { status })
    for (let times = 0; times < 5; times += 1) await askThree(down, guard)
    expect((await askThree(down, guard)).requested).not.toContain(BATCH)
  })
})

describe('a batch that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('returns the responses so far, and sends the other calls again in the remaining time', async () => {
    const bytes = new TextEncoder().encode(line(1, '二'))
    const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes) })
    const pending = askThree(() => new Response(body))
    await vi.advanceTimersByTimeAsync(BACKEND_TRY_MS)
    expect((await pending).results).toEqual(['alone', '二', 'alone'])
  })
})
