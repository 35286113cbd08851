import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askPage, type Load, loadTexts, openPageScope } from '../../tests/support/ask-page.tsx'
import { SITE_ORIGIN } from '../../tests/support/start-site.ts'
import { BackendError } from '../upstream/call.ts'
import { CONTENT_FRESH_MS, CONTENT_STALE_MS, RENDERS_AT_ONCE } from '../limits.ts'
import type { PageRequest } from '../page-request.ts'
import { pageFromMemory, cachedOrNewPage } from './answer.ts'
import { pageCache } from './store.ts'

vi.stubEnv('DEV', false)
// Node lacks this class; the substitute passes on the same bytes.
vi.stubGlobal('IdentityTransformStream', TransformStream)

// 08:00 in Shanghai, where the area closes at 18:00.
const NOW = Date.UTC(2026, 10, 25)
const CLOSES = Date.UTC(2026, 10, 25, 10)
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  return () => void vi.useRealTimers()
})

let keys = 0
/** Returns a page that no other test uses. */
function newPage(load: Load, options: Partial<Parameters<typeof askPage>[0]> = {}): PageRequest {
  keys += 1
  return askPage({ load, key: `/en/mall/ticket?test=${keys}`, ...options })
}

const requestOf = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`${SITE_ORIGIN}/en/mall/ticket`, { headers, method })

/** Returns the response that a reader gets. Waits until all background work has ended. */
async function ask(pageRequest: PageRequest, request = requestOf(), vars = {}) {
  const { scope, afterwards } = openPageScope(vars)
  const answer =
    pageFromMemory(scope, pageRequest, request) ??
    (await cachedOrNewPage(scope, pageRequest, request))
  const { status, headers } = answer
  const text = await answer.text()
  await afterwards()
  return { status, headers, text, record: scope.record, cache: headers.get('Cache-Status') }
}

describe('a page that is not cached', () => {
  it('is rendered, and cached for the next reader', async () => {
    const load = loadTexts({ text: 'Tickets' })
    const pageRequest = newPage(load)
    const first = await ask(pageRequest)
    expect(first).toMatchObject({ status: 200, cache: 'Shanmen; fwd=miss; stored' })
    expect(first.text).toContain('<h1>Tickets</h1>')
    const second = await ask(pageRequest)
    expect(second).toMatchObject({ cache: 'Shanmen; hit; ttl=60', record: { cache: 'hit' } })
    expect(second.text).toBe(first.text)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is streamed if a part comes later, and cached when it is complete', async () => {
    const later = Promise.withResolvers<string>()
    const load = loadTexts({ text: 'Tickets', later: later.promise })
    const pageRequest = newPage(load)
    const { scope, afterwards } = openPageScope()
    const { body } = await cachedOrNewPage(scope, pageRequest, requestOf())
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const beginning = await reader?.read()
    expect(beginning?.value).toMatch(/<h1>Tickets<\/h1>$/)
    later.resolve('Rules')
    expect((await reader?.read())?.value).toMatch(/^<p>Rules<\/p>/)
    await reader?.cancel()
    await afterwards()
    expect((await ask(pageRequest)).text).toContain('<h1>Tickets</h1><p>Rules</p>')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is rendered only a few times for many requests at once', async () => {
    const { promise, resolve } = Promise.withResolvers<{ text: string }>()
    const load = vi.fn<Load>(() => promise)
    const pageRequest = newPage(load)
    const readers = Array.from({ length: 20 }, () => ask(pageRequest))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(RENDERS_AT_ONCE))
    resolve({ text: 'Tickets' })
    const answers = await Promise.all(readers)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(load).toHaveBeenCalledTimes(RENDERS_AT_ONCE)
  })
})

describe('a cached page', () => {
  it('is sent without its body on a matching ETag, and to HEAD', async () => {
    const pageRequest = newPage(loadTexts({ text: 'Tickets' }))
    const { headers } = await ask(pageRequest)
    const etag = headers.get('ETag') ?? ''
    const again = await ask(pageRequest, requestOf({ 'If-None-Match': etag }))
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.get('ETag')).toBe(etag)
    const head = await ask(pageRequest, requestOf({}, 'HEAD'))
    expect(head).toMatchObject({ status: 200, text: '' })
  })

  it('is sent while it is rendered again if it is older than a minute', async () => {
    const load = loadTexts({ text: 'Old' })
    const pageRequest = newPage(load)
    await ask(pageRequest)
    load.mockResolvedValue({ text: 'New' })
    vi.setSystemTime(NOW + CONTENT_FRESH_MS)
    const stale = await ask(pageRequest)
    expect(stale.text).toContain('Old')
    expect(stale.cache).toBe('Shanmen; hit; ttl=0; detail=refreshing')
    expect((await ask(pageRequest)).text).toContain('New')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is sent with its age if it is stale and rendering fails', async () => {
    const load = loadTexts({ text: 'Old' })
    const pageRequest = newPage(load)
    await ask(pageRequest)
    vi.setSystemTime(NOW + CONTENT_STALE_MS)
    load.mockRejectedValue(new BackendError('unreachable', 'GET /api/vote: HTTP 503'))
    const old = await ask(pageRequest)
    expect(old).toMatchObject({ status: 200, record: { cache: 'old' } })
    expect([...old.record.failures]).toEqual(['unreachable', 'page'])
    expect(old.text).toMatch(/<main[^>]*><p[^>]*>[^<]*<time/)
  })

  it('is not sent after the opening hours on it have changed, even if rendering fails', async () => {
    const load = loadTexts({ text: 'Old' })
    const pageRequest = newPage(load)
    await ask(pageRequest)
    load.mockRejectedValue(new BackendError('unreachable', 'GET /api/vote: HTTP 503'))
    vi.setSystemTime(CLOSES - 1000)
    expect(await ask(pageRequest)).toMatchObject({ status: 200, record: { cache: 'old' } })
    vi.setSystemTime(CLOSES)
    await expect(ask(pageRequest)).rejects.toMatchObject({ status: 503 })
  })

  it('is deleted if the page no longer exists', async () => {
    const load = loadTexts({ text: 'Old' })
    const pageRequest = newPage(load)
    await ask(pageRequest)
    vi.setSystemTime(NOW + CONTENT_STALE_MS)
    load.mockRejectedValue(new BackendError('refused', 'GET /api/vote', { isNotFound: true }))
    await expect(ask(pageRequest)).rejects.toMatchObject({ status: 404 })
    expect(pageCache.fromMemory(pageRequest.key)).toBeUndefined()
  })
})

it.each([
  ['because it differs for each reader', { isPersonal: true as const }, {}],
  ['because the operator turned the cache off', {}, { PAGE_CACHE: 'off' }],
])('a page that may not be cached (%s) is rendered each time', async (_, options, vars) => {
  const load = loadTexts({ text: 'Tickets' })
  const pageRequest = newPage(load, options)
  const { headers } = await ask(pageRequest, requestOf(), vars)
  await ask(pageRequest, requestOf(), vars)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(load).toHaveBeenCalledTimes(2)
})
