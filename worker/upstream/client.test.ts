import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BACKEND_ANSWER_BYTES, BACKEND_TRY_MS } from './client.ts'
import { BACKEND_CALL_MS } from '../limits.ts'
import { RICH_TEXT_FIELDS } from '../../contract/values.ts'
import type { BackendMapping } from '../../contract/mapping.ts'
import { bytesOf, NO_UTF8 } from '../../tests/support/encodings.ts'
import { BackendError } from './call.ts'
import { openUpstream } from '../../tests/support/open-upstream.ts'

type Answering = () => Response | Promise<Response>

/**
 * Returns a backend client with a stubbed fetch. The fetch returns the given answers in order, then
 * repeats the last one.
 */
function createTestBackend(...answers: Answering[]) {
  return createMappedBackend({}, ...answers)
}

function createMappedBackend(mapping: BackendMapping, ...answers: Answering[]) {
  const requests: Request[] = []
  const droppedParts: string[] = []
  const { backend } = openUpstream({
    mapping,
    warn: (message) => droppedParts.push(message),
    fetch: async (url, init) => {
      requests.push(new Request(url, init))
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer === undefined) throw new Error('no answer given')
      return answer()
    },
  })
  return { backend, requests, droppedParts }
}

const category = { id: 'lake', name: '湖畔', count: 2 }
const good: Answering = () => Response.json({ code: 0, msg: '', data: { list: [category] } })
const hanging: Answering = () => new Promise<never>(() => {})
const status =
  (code: number): Answering =>
  () =>
    new Response('', { status: code })

const saying =
  (length: number, body: string): Answering =>
  () =>
    new Response(body, { headers: { 'Content-Length': String(length) } })

const call = (answers: Answering[]) => {
  const { backend, requests, droppedParts } = createTestBackend(...answers)
  return {
    requests,
    droppedParts,
    answer: backend('hotelCategories', { query: { languageId: '1' } }),
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a call to the backend', () => {
  it('has the right address and headers, and sends nothing about the visitor', async () => {
    const { requests, answer } = call([good])
    await expect(answer).resolves.toEqual({ list: [category] })
    expect(requests[0]?.url).toBe('http://backend.test/backends/api/point/recommend?languageId=1')
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      platform: '11',
      'x-frontend': 'test-web',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(requests[0]?.redirect).toBe('manual')
  })

  it('sends path parameters in the path and a body in the body', async () => {
    const { backend, requests } = createTestBackend(() =>
      Response.json({ code: 1, msg: '', data: null }),
    )
    await backend('menu', { params: { languageId: '2' } }).catch(() => {})
    const body = { type: 'news', languageId: 2, page: 1, pageSize: 9 } as const
    await backend('messageList', { body }).catch(() => {})
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /backends/api/menu/2',
      'POST /backends/api',
    ])
    expect(await requests[1]?.json()).toEqual(body)
  })

  it('returns the valid rows of a list, omits the others, and reports them', async () => {
    const rows = [
      category,
      { id: 'BAD SLUG', name: '坏' },
      null,
      { id: 'gate' },
      { id: 'gate', name: '山门' },
    ]
    const { answer, droppedParts } = call([
      () => Response.json({ code: 0, msg: '', data: { list: rows } }),
    ])
    await expect(answer).resolves.toEqual({ list: [category, { id: 'gate', name: '山门' }] })
    expect(droppedParts).toEqual([
      'GET /api/point/recommend?languageId=1 → list[1].id: "BAD SLUG" must be a number or 1 to 64 of A–Z, a–z, 0–9, _ and -; list[2] is null; list[3].name is missing; left out 3 of 5 rows of list',
    ])
  })

  it('has the request in its error messages, but nothing that a visitor typed', async () => {
    const { backend } = createTestBackend(status(404))
    const query = {
      languageId: '1',
      type: 'zhang-san-13800138000',
      page: '1',
      pageSize: '9',
    } as const
    await expect(backend('productList', { query })).rejects.toThrow(
      'GET /api/web/product?languageId=1: HTTP 404',
    )
  })

  it('is malformed if any exception occurs while its response is read', async () => {
    // Cleaning rich text is the last step of parsing.
    vi.spyOn(RICH_TEXT_FIELDS, 'has').mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded')
    })
    const { answer } = call([good])
    await expect(answer).rejects.toMatchObject({ name: 'BackendError', kind: 'malformed' })
  })

  it('reports nothing if all rows are valid', async () => {
    const { answer, droppedParts } = call([good])
    await answer
    expect(droppedParts).toEqual([])
  })

  it.each<[string, Answering, Partial<BackendError>]>([
    ['HTTP 404', status(404), { kind: 'unreachable' }],
    ['HTTP 201', status(201), { kind: 'unreachable' }],
    ['HTML', () => new Response('<html>'), { kind: 'unreachable' }],
    ['half an answer', () => new Response('{"code":0,"da'), { kind: 'unreachable' }],
    ['no answer of the contract', () => Response.json([]), { kind: 'unreachable' }],
    [
      'code 500 with a text',
      () => Response.json({ code: 500, msg: '忙', data: null }),
      { kind: 'refused', msg: '忙', code: 500 },
    ],
    [
      'data of another shape',
      () => Response.json({ code: 0, data: { list: 'none' } }),
      { kind: 'malformed' },
    ],
    [
      'code 0 as text',
      () => Response.json({ code: '0', data: { list: [] } }),
      { kind: 'unreachable' },
    ],
    ['too much', () => new Response('x'.repeat(BACKEND_ANSWER_BYTES + 1)), { kind: 'unreachable' }],
  ])('throws one typed error on %s, without a retry', async (_, answering, expected) => {
    const { requests, answer } = call([answering])
    await expect(answer).rejects.toBeInstanceOf(BackendError)
    await expect(answer).rejects.toMatchObject(expected)
    expect(requests).toHaveLength(1)
  })

  it.each([502, 503, 504])('is retried once after HTTP %i', async (code) => {
    const { requests, answer } = call([status(code), good])
    await vi.advanceTimersByTimeAsync(200)
    await expect(answer).resolves.toEqual({ list: [category] })
    expect(requests).toHaveLength(2)
  })

  it.each([
    [0, 50],
    [1, 150],
  ])('is retried after a pause between 50 and 150 ms: %#', async (random, pauseMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { requests, answer } = call([status(503), good])
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    await answer
  })

  it('times out each try, and finally the call, if no response arrives', async () => {
    const { requests, answer } = call([hanging])
    const failing = answer.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(BACKEND_TRY_MS + 200)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(BACKEND_CALL_MS - BACKEND_TRY_MS)
    expect(await failing).toMatchObject({ kind: 'unreachable' })
    expect(requests).toHaveLength(2)
  })

  it('is not retried after its time limit', async () => {
    let sent = 0
    const { backend } = openUpstream({
      takesBatches: true,
      fetch: () => {
        sent += 1
        return new Promise<never>(() => {})
      },
    })
    const calls = (['1', '2'] as const).map((languageId) =>
      backend('goodsDetail', { query: { id: '7', languageId } }).catch(() => 'failed'),
    )
    await vi.advanceTimersByTimeAsync(BACKEND_CALL_MS)
    expect(sent).toBe(3) // The batch, then each call separately.
    await vi.advanceTimersByTimeAsync(BACKEND_CALL_MS)
    expect(sent).toBe(3)
    expect(await Promise.all(calls)).toEqual(['failed', 'failed'])
  })

  it('is never retried if it writes', async () => {
    const { backend, requests } = createTestBackend(status(503))
    await expect(backend('captcha', { query: {} })).rejects.toMatchObject({ kind: 'unreachable' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(1)
  })

  it.each([{ data: null }, {}])('counts an item with code 404 as not found: %j', async (rest) => {
    const missing = () => Response.json({ code: 404, msg: '内容不存在', ...rest })
    const { backend } = createTestBackend(missing)
    const answer = backend('goodsDetail', { query: { id: '7', languageId: '1' } })
    await expect(answer).rejects.toMatchObject({ isNotFound: true, msg: '内容不存在' })
  })

  it('validates the response after the site’s mapping', async () => {
    const mapping: BackendMapping = {
      envelope: (answer) => ({ code: 0, msg: '', data: answer }),
      calls: {
        hotelCategories: ({ rows }: { rows: { no: number; label: string }[] }, { languageId }) => ({
          list: rows.map(({ no, label }) => ({ id: no, name: `${label}${String(languageId)}` })),
        }),
      },
    }
    const { backend } = createMappedBackend(mapping, () =>
      Response.json({ ok: 1, rows: [{ no: 7, label: '湖畔' }] }),
    )
    const answer = await backend('hotelCategories', { query: { languageId: '2' } })
    expect(answer).toEqual({ list: [{ id: '7', name: '湖畔2' }] })
  })

  it('is malformed if the site’s mapping throws', async () => {
    const mapping: BackendMapping = {
      calls: { hotelCategories: (data: { none: { x: 1 } }) => data.none.x },
    }
    const { backend } = createMappedBackend(mapping, good)
    const answer = backend('hotelCategories', { query: { languageId: '1' } })
    await expect(answer).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('TypeError'),
    })
  })

  it('rejects a response that is too long, whatever length its header has', async () => {
    const text = JSON.stringify({ code: 0, msg: '', data: { list: [category] } })
    await expect(call([saying(100, text)]).answer).resolves.toEqual({ list: [category] })
    const long = text + ' '.repeat(BACKEND_ANSWER_BYTES)
    for (const length of [7, long.length, Number.NaN])
      await expect(call([saying(length, long)]).answer).rejects.toThrow('bytes')
  })

  describe.each([
    [
      'announced',
      (body: Buffer<ArrayBuffer>) => ({ headers: { 'Content-Length': String(body.length) }, body }),
    ],
    ['streamed', (body: Buffer<ArrayBuffer>) => ({ headers: {}, body })],
  ])('%s', (_, given) => {
    const answerWith = (body: Buffer<ArrayBuffer>) => () =>
      new Response(given(body).body, given(body))
    const [before = '', after = ''] = JSON.stringify({
      code: 0,
      msg: '',
      data: { list: [{ ...category, name: 'lake' }] },
    }).split('lake","name":"', 2)

    it.each(NO_UTF8)(
      'is rejected without a retry if it is not valid UTF-8: %s',
      async (__, bytes) => {
        const body = bytesOf(`${before}lake","name":"${bytes}${after}`)
        const { answer, requests } = call([answerWith(body)])
        await expect(answer).rejects.toMatchObject({
          kind: 'unreachable',
          message: 'GET /api/point/recommend?languageId=1: not UTF-8',
        })
        expect(requests).toHaveLength(1)
      },
    )

    it('may begin with a byte order mark', async () => {
      const body = Buffer.from(
        `\uFEFF${JSON.stringify({ code: 0, msg: '', data: { list: [category] } })}`,
      )
      await expect(call([answerWith(body)]).answer).resolves.toEqual({ list: [category] })
    })
  })

  it('is refused instead of not found if a list returns code 404', async () => {
    const { answer } = call([() => Response.json({ code: 404, msg: 'no route', data: null })])
    await expect(answer).rejects.toMatchObject({ kind: 'refused', isNotFound: false })
  })
})
