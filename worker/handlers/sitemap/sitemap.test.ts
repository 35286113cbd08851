import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../../tests/support/start-site.ts'
import { BackendError } from '../../upstream/call.ts'
import { everyAnswer } from '../every-answer.ts'
import type { AppEnv } from '../../scope.ts'
import { sitemaps } from './sitemaps.ts'

const details = vi.hoisted(() => vi.fn<() => Promise<readonly { id: string }[]>>())

vi.mock(import('../../render/build.ts'), () => import('../../../tests/support/made-build.ts'))
vi.mock('../../pages/collect-pages.ts', () => ({
  allPages: async () =>
    ['mall/overview', 'mall/hotel-detail'].map((route) => ({
      route,
      ...(route.endsWith('detail') && { details }),
    })),
}))

const kv = new Map<string, string>()
const COPIES = {
  get: async (key: string) => kv.get(key) ?? null,
  put: async (key: string, value: string) => void kv.set(key, value),
}

async function ask(language = 'zh'): Promise<Response> {
  const app = new Hono<AppEnv>()
    .use(everyAnswer)
    .route('/', sitemaps)
    .onError((error, c) => c.text(error.message, 500))
  const env = { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com', COPIES }
  const waiting: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  const response = await app.request(`/sitemap-${language}.xml`, {}, env, context)
  await Promise.all(waiting)
  return response
}

it('leaves out what the backend does not list, and is then kept by nobody', async () => {
  details.mockResolvedValueOnce([{ id: '7' }])
  details.mockRejectedValueOnce(new BackendError('unreachable', 'goodsList: HTTP 503'))
  const response = await ask()
  const xml = await response.text()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(xml).toContain('/mall/hotel/7</loc>')
  expect(xml).not.toContain('hreflang="en" href="https://www.shore.example/en/mall/hotel/7"')
})

it('is as it was when all was known, where the backend fails to list something', async () => {
  details.mockResolvedValueOnce([{ id: '8' }]).mockResolvedValueOnce([{ id: '8' }])
  const whole = await (await ask()).text()
  expect(whole).toContain('/mall/hotel/8</loc>')
  details.mockRejectedValue(new BackendError('unreachable', 'goodsList: HTTP 503'))
  const response = await ask()
  expect(await response.text()).toBe(whole)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  details.mockReset()
  kv.clear()
})

it('hides no error of its own', async () => {
  details.mockResolvedValueOnce([]).mockRejectedValueOnce(new TypeError('list is undefined'))
  const response = await ask()
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('list is undefined')
})

it('gives readers of any other language the English page of what only English lists', async () => {
  details.mockResolvedValueOnce([]).mockResolvedValueOnce([{ id: '7' }])
  const xml = await (await ask('en')).text()
  expect(xml).toContain(`hreflang="x-default" href="${SITE_VARS.SITE_ORIGIN}/en/mall/hotel/7"`)
})
