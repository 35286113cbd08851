import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { SITE_ORIGIN, SITE_VARS } from '../../tests/support/start-site.ts'
import { everyAnswer } from '../app.ts'
import { log } from '../log.ts'
import type { AppEnv } from '../scope.ts'
import { amapProxy } from './amap-proxy.ts'

vi.mock(import('../log.ts'))

afterEach(() => vi.unstubAllGlobals())

/** Sends a call as the guide makes it. The configured secret is `secret`. */
const call = () =>
  new Hono<AppEnv>()
    .use(everyAnswer)
    .all('*', amapProxy)
    .request(
      '/_AMapService/v3/direction/walking',
      { headers: { Referer: `${SITE_ORIGIN}/infomation/guide`, 'Sec-Fetch-Site': 'same-origin' } },
      {
        ...SITE_VARS,
        AMAP_KEY: 'key',
        AMAP_SECRET: 'secret',
        AMAP_CALLS: { limit: async () => ({ success: true }) },
      },
    )

it('cancels the body of a response that it does not forward', async () => {
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel }), { status: 503 }))
  expect((await call()).status).toBe(502)
  expect(cancel).toHaveBeenCalledOnce()
})

it('removes the secret from the logged error message', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    throw new Error(`cannot load ${address}`)
  })
  expect((await call()).status).toBe(502)
  expect(vi.mocked(log).mock.lastCall?.[2]).toEqual({
    failure: 'amap',
    message: 'cannot load https://restapi.amap.com/v3/direction/walking?jscode=…',
  })
})
