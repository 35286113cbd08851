import { afterEach, expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { cache } from '../upstream/cache.ts'
import type { Entry } from '../upstream/cache.ts'
import { operations } from './operations.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))
vi.mock(import('../edge/operators-only.ts'), () => ({
  operatorsOnly: async (_c, next) => next(),
}))

afterEach(() => vi.useRealTimers())

it('health copes with any number of copies', async () => {
  const now = Date.now()
  vi.setSystemTime(now)
  const entries = Array.from({ length: 200_000 }, (_, id): [string, Entry] => [
    `goodsDetail:id=${id}`,
    { storedAt: now - (id % 60) * 1000, text: '', data: '', isMissing: false },
  ])
  vi.spyOn(cache, 'contents', 'get').mockReturnValue({ bytes: 0, entries })
  const response = await operations.request('/health', {}, SITE_VARS)
  expect(await response.json()).toMatchObject({
    calls: { goodsDetail: { copies: 200_000, newestS: 0, oldestS: 59 } },
  })
})
