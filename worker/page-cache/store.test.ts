import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { Purges } from '../upstream/stores.ts'
import { CONTENT_MAX_AGE_MS, CONTENT_STALE_MS } from '../limits.ts'
import { type CachedPage, PageCache } from './store.ts'

const KEY = '/mall/hotel'
const MINUTE_MS = 60_000
const createCache = () => new PageCache(new Purges())

const pageOf = (etag: string, storedAt: number, isDegraded = false): CachedPage => ({
  body: new Uint8Array(),
  noticeAt: 0,
  calls: [],
  freshUntil: storedAt + MINUTE_MS,
  staleUntil: storedAt + CONTENT_STALE_MS,
  expiresAt: storedAt + CONTENT_MAX_AGE_MS,
  storedAt,
  etag,
  isDegraded,
})

describe('an incomplete page', () => {
  it.each([0, 2])('never replaces a complete page that may still be sent: after %i min', (min) => {
    const cache = createCache()
    cache.keep(KEY, pageOf('whole', 0))
    cache.keep(KEY, pageOf('degraded', min * MINUTE_MS, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('whole')
  })

  it('is cached if there is no other page, or only one that is too old', () => {
    const cache = createCache()
    cache.keep(KEY, pageOf('degraded', 0, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('degraded')
    cache.keep(KEY, pageOf('whole', MINUTE_MS))
    cache.keep(KEY, pageOf('degraded again', 12 * MINUTE_MS, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('degraded again')
  })
})

it('does not replace a newer page with one that was purged while it was rendered', async () => {
  const namespace = { get: async () => null, put: async () => {} }
  fakeClock(1000)
  const purges = new Purges()
  const cache = new PageCache(purges)
  await purges.purge(['goodsList'], namespace)
  cache.keep(KEY, { ...pageOf('new', 1001), calls: [['goodsList', 1001]] })
  cache.keep(KEY, { ...pageOf('purged', 999), calls: [['goodsList', 999]] })
  expect(cache.fromMemory(KEY)?.etag).toBe('new')
})

it('allows a refresh of each stale page once in six seconds', () => {
  const cache = createCache()
  const pageRequest = [KEY, KEY, '/en/mall/hotel'].map((key) => cache.mayRefresh(key, 0))
  expect(pageRequest).toEqual([true, false, true])
  expect([5999, 6000].map((now) => cache.mayRefresh(KEY, now))).toEqual([false, true])
})

it('allows the next refresh two seconds after `refreshSoon`', () => {
  const cache = createCache()
  expect(cache.mayRefresh(KEY, 0)).toBe(true)
  cache.refreshSoon(KEY, 100)
  expect([2099, 2100, 2101].map((now) => cache.mayRefresh(KEY, now))).toEqual([false, true, false])
})

it('allows a refresh if the clock was set back', () => {
  const cache = createCache()
  expect([60_000, 0].map((now) => cache.mayRefresh(KEY, now))).toEqual([true, true])
})

it('never drops pages without a query, however many queries are requested', () => {
  const cache = createCache()
  const large = { body: new Uint8Array(100_000) }
  const plain = ['/mall/ticket', '/mall/ticket/_payload.json', '/mall/ticket/_payload.json?shell=']
  for (const key of plain) cache.keep(key, { ...pageOf(key, 0), ...large })
  for (let n = 0; n < 1000; n += 1)
    for (const path of ['/mall/ticket', '/mall/ticket/_payload.json'])
      cache.keep(`${path}?adult=${n}`, { ...pageOf('made up', 0), ...large })
  expect(plain.map((key) => cache.fromMemory(key)?.etag)).toEqual(plain)
  // The latest variants with a query are still cached.
  expect(cache.fromMemory('/mall/ticket?adult=999')?.etag).toBe('made up')
  expect(cache.fromMemory('/mall/ticket?adult=0')).toBeUndefined()
})
