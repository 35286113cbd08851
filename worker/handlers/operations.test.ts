import { afterEach, expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { isolate } from '../backend-for-request.ts'
import { operations } from './operations.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))
vi.mock(import('../edge/operators-only.ts'), () => ({
  operatorsOnly: async (_c, next) => next(),
}))

afterEach(() => vi.useRealTimers())

it('health copes with any number of copies', async () => {
  isolate.answers = new LruCache(Infinity)
  const now = Date.now()
  vi.setSystemTime(now)
  for (let id = 0; id < 200_000; id += 1) {
    const storedAt = now - (id % 60) * 1000
    isolate.answers.set(
      `goodsDetail:id=${id}`,
      { storedAt, text: '', data: '', isMissing: true },
      0,
    )
  }
  const response = await operations.request('/health', {}, SITE_VARS)
  expect(await response.json()).toMatchObject({
    calls: { goodsDetail: { copies: 200_000, newestS: 0, oldestS: 59 } },
  })
})
