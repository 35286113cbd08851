import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Purges } from '../backends/purges.ts'
import type { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))

const KEY = '/mall/hotel'
const MINUTE_MS = 60_000
const shelf = {
  cache: {
    match: async () => undefined,
    put: vi.fn<(address: string, response: Response) => Promise<void>>(async () => {}),
    delete: async () => true,
  },
  address: 'https://site.test/_kept/page/',
}
beforeEach(() => void shelf.cache.put.mockClear())

const pageOf = (etag: string, storedAt: number, isPoor = false): KeptPage => ({
  route: 'mall/hotel-list',
  language: 'zh',
  form: 'document',
  body: new Uint8Array(),
  calls: [],
  freshUntil: storedAt + MINUTE_MS,
  storedAt,
  etag,
  isPoor,
})

describe('a page that lacks a part', () => {
  it.each([0, 2])(
    'never replaces a whole one that may still be sent: after %i min',
    async (min) => {
      const cache = new PageCache(new Purges())
      await cache.keep(shelf, KEY, pageOf('whole', 0))
      await cache.keep(shelf, KEY, pageOf('poor', min * MINUTE_MS, true))
      expect(cache.fromMemory(KEY)?.etag).toBe('whole')
    },
  )

  it('is kept where there is none or only an old one, and only in this isolate', async () => {
    const cache = new PageCache(new Purges())
    await cache.keep(shelf, KEY, pageOf('poor', 0, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('poor')
    expect(shelf.cache.put).not.toHaveBeenCalled()
    await cache.keep(shelf, KEY, pageOf('whole', MINUTE_MS))
    expect(shelf.cache.put).toHaveBeenCalledOnce()
    await cache.keep(shelf, KEY, pageOf('poor again', 12 * MINUTE_MS, true))
    expect(cache.fromMemory(KEY)?.etag).toBe('poor again')
  })
})

it('lets each stale page be made again once in eight seconds', () => {
  const cache = new PageCache(new Purges())
  const asked = [KEY, KEY, '/en/mall/hotel'].map((key) => cache.mayRefresh(key, 0))
  expect(asked).toEqual([true, false, true])
  expect([7999, 8000].map((now) => cache.mayRefresh(KEY, now))).toEqual([false, true])
})
