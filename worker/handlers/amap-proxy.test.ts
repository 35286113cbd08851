import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { SITE_ORIGIN, SITE_VARS } from '../../tests/support/start-site.ts'
import type { AppEnv } from '../app-env.ts'
import { amapProxy } from './amap-proxy.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))
vi.mock(import('../log.ts'))

afterEach(() => vi.unstubAllGlobals())

it('reads nothing of an answer that it does not send on', async () => {
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel }), { status: 503 }))
  const response = await new Hono<AppEnv>().all('*', amapProxy).request(
    '/_AMapService/v3/direction/walking',
    { headers: { Referer: `${SITE_ORIGIN}/infomation/guide`, 'Sec-Fetch-Site': 'same-origin' } },
    {
      ...SITE_VARS,
      AMAP_KEY: 'key',
      AMAP_SECRET: 'secret',
      AMAP_CALLS: { limit: async () => ({ success: true }) },
    },
  )
  expect(response.status).toBe(502)
  expect(cancel).toHaveBeenCalledOnce()
})
