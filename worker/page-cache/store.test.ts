import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { Purges } from '../answers/purges.ts'
import { StoreFailures } from '../answers/store-failures.ts'
import { readSettings } from '../settings.ts'
import { CONTENT_KEPT_MS, CONTENT_STALE_MS } from '../limits.ts'
import type { CachedPage } from './cached-page.ts'
import { PageCache, pageStore } from './store.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))

const KEY = '/mall/hotel'
const MINUTE_MS = 60_000
const store = {
  cache: {
    match: async () => undefined,
    put: vi.fn<(address: string, response: Response) => Promise<void>>(async () => {}),
    delete: async () => true,
  },
  address: 'https://site.test/_kept/page/',
}
const createCache = () =>
  new PageCache({ purges: new Purges(), storeFailures: new StoreFailures() })

beforeEach(() => void store.cache.put.mockClear())

const pageOf = (etag: string, storedAt: number, isDegraded = false): CachedPage => ({
  body: new Uint8Array(),
  calls: [],
  freshUntil: storedAt + MINUTE_MS,
  staleUntil: storedAt + CONTENT_STALE_MS,
  keptUntil: storedAt + CONTENT_KEPT_MS,
  storedAt,
  etag,
  isDegraded,
})

describe('a page that lacks a part', () => {
  it.each([0, 2])(
    'never replaces a whole one that may still be sent: after %i min',
    async (min) => {
      const cache = createCache()
      await cache.keep(store, KEY, pageOf('whole', 0))
      await cache.keep(store, KEY, pageOf('degraded', min * MINUTE_MS, true))
      expect(cache.fromMemory(KEY)?.etag).toBe('whole')
    },
  )

  it('is cached where there is none or only an old one, and only in this isolate', async () => {
    const cache = createCache()
    await cache.keep(store, KEY, pageOf('degraded', 0, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('degraded')
    expect(store.cache.put).not.toHaveBeenCalled()
    await cache.keep(store, KEY, pageOf('whole', MINUTE_MS))
    expect(store.cache.put).toHaveBeenCalledOnce()
    await cache.keep(store, KEY, pageOf('degraded again', 12 * MINUTE_MS, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('degraded again')
  })
})

it('keeps no page that was purged while it was made, in place of one made since', async () => {
  const namespace = { get: async () => null, put: async () => {} }
  const purges = new Purges(() => 1000)
  const cache = new PageCache({ purges, storeFailures: new StoreFailures() })
  await purges.purge(['goodsList'], namespace)
  await cache.keep(store, KEY, { ...pageOf('new', 1001), calls: [['goodsList', 1001]] })
  await cache.keep(store, KEY, { ...pageOf('purged', 999), calls: [['goodsList', 999]] })
  expect(cache.fromMemory(KEY)?.etag).toBe('new')
  expect(store.cache.put).toHaveBeenCalledOnce()
})

it('lets each stale page be made again once in six seconds', () => {
  const cache = createCache()
  const asked = [KEY, KEY, '/en/mall/hotel'].map((key) => cache.mayRefresh(key, 0))
  expect(asked).toEqual([true, false, true])
  expect([5999, 6000].map((now) => cache.mayRefresh(KEY, now))).toEqual([false, true])
})

const storeOf = (vars: object) => pageStore(readSettings({ ...SITE_VARS, ...vars })).address

describe('the store', () => {
  it('keeps the pages of one configuration apart from those of another', () => {
    expect(storeOf({})).toMatch(/^https:\/\/www\.shore\.example\/_kept\/page\/a-/)
    expect(storeOf({})).toBe(storeOf({}))
    expect(storeOf({ HOTLINE: '12301' })).not.toBe(storeOf({}))
    expect(storeOf({ AMAP_SECRET: 'a' })).not.toBe(storeOf({}))
  })

  it('keeps them when the operators’ token changes', () => {
    expect(storeOf({ OPS_TOKEN: 'a-token-for-tests-only' })).toBe(storeOf({}))
  })
})
