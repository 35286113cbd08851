import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asGb18030 } from '../../tests/support/encodings.ts'
import { PATIENCE_MS } from '../limits.ts'
import { Guard } from './guard.ts'
import { createBackendSearch, SEARCHES_IN_FLIGHT } from './backend.ts'

const FOUND = { link: '/mall/hotel/1', title: '海边' }
const answered = (list: unknown[], code = 0) => Response.json({ code, msg: '', data: { list } })

/**
 * Returns a backend search that gets this response, with its requested addresses and its warnings.
 */
function searchWith(answer: () => Response | Promise<Response>, guard = new Guard()) {
  const queries: string[] = []
  const warnings: string[] = []
  const find = createBackendSearch({
    origin: 'http://backend.test',
    frontend: 'test-web',
    mapping: {},
    guard,
    warn: (message) => warnings.push(message),
    fetch: async (url) => {
      queries.push(url)
      return answer()
    },
  })
  return { find: () => find({ q: '海 &b', languageId: '1' }), queries, warnings }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the search of a backend', () => {
  it('receives the typed text, and returns the valid results', async () => {
    const { find, queries, warnings } = searchWith(() =>
      answered([FOUND, { link: 'https://elsewhere.test/', title: 'x' }, { title: 'y' }]),
    )
    expect(await find()).toEqual([expect.objectContaining(FOUND)])
    const url = new URL(queries[0] ?? '')
    expect(url.pathname).toBe('/backends/api/search')
    expect(Object.fromEntries(url.searchParams)).toEqual({ q: '海 &b', languageId: '1' })
    expect(warnings).toEqual([])
  })

  it.each([
    ['HTTP 500', () => new Response('', { status: 500 })],
    ['another code', () => answered([], 500)],
    ['no JSON', () => new Response('<html>')],
    ['what was typed, and no JSON', () => new Response('海 is not found')],
    ['no UTF-8', () => new Response(asGb18030(JSON.stringify({ code: 0, msg: '海', data: {} })))],
    ['no list', () => Response.json({ code: 0, msg: '', data: {} })],
    ['too much', () => new Response(`"${'x'.repeat(600_000)}"`)],
    ['a network error', () => Promise.reject(new Error('refused'))],
  ])('returns undefined on %s, and the log does not contain the typed text', async (_, answer) => {
    const { find, warnings } = searchWith(answer)
    expect(await find()).toBeUndefined()
    expect(warnings).toHaveLength(1)
    expect(warnings.join()).not.toContain('海')
    expect(warnings.join()).not.toContain(encodeURIComponent('海'))
  })

  it('returns undefined after its timeout', async () => {
    const { find } = searchWith(() => new Promise(() => {}))
    const finding = find()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await finding).toBeUndefined()
  })

  it('is not called for a while after several failures', async () => {
    const { find, queries } = searchWith(() => new Response('', { status: 500 }))
    for (let time = 0; time < 9; time += 1) await find()
    expect(queries).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(10_000)
    await find()
    expect(queries).toHaveLength(6)
  })

  it('is limited to a few simultaneous calls', async () => {
    const { find, queries } = searchWith(() => new Promise(() => {}))
    const all = Array.from({ length: SEARCHES_IN_FLIGHT + 2 }, () => find())
    expect(queries).toHaveLength(SEARCHES_IN_FLIGHT)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await Promise.all(all)
  })
})
