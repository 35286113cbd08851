import { afterEach, expect, it, vi } from 'vitest'
import { SITE_ORIGIN, SITE_VARS } from '../../tests/support/start-site.ts'
import { cache, type Entry } from '../upstream/cache.ts'
import { app } from '../app.ts'

afterEach(() => vi.useRealTimers())

it('the health page works with any number of cached entries', async () => {
  const now = Date.now()
  vi.setSystemTime(now)
  const entries = Array.from({ length: 200_000 }, (_, id): [string, Entry] => [
    `goodsDetail:id=${id}`,
    { storedAt: now - (id % 60) * 1000, text: '', data: '', isMissing: false },
  ])
  vi.spyOn(cache, 'contents', 'get').mockReturnValue({ bytes: 0, entries })
  const OPS_TOKEN = 'operations-test-token-of-24-letters'
  const headers = { Authorization: `Bearer ${OPS_TOKEN}` }
  const env = { ...SITE_VARS, OPS_TOKEN }
  const response = await app.request(`${SITE_ORIGIN}/ops/health`, { headers }, env)
  expect(await response.json()).toMatchObject({
    calls: { goodsDetail: { copies: 200_000, newestS: 0, oldestS: 59 } },
  })
})
