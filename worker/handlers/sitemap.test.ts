import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { BackendError } from '../backend/errors.ts'
import { everyAnswer } from './every-answer.ts'
import type { AppEnv } from '../scope.ts'
import { sitemap } from './sitemap.ts'

const details = vi.hoisted(() => vi.fn<() => Promise<readonly { id: string }[]>>())

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))
vi.mock('../pages/collect-pages.ts', () => ({
  pages: new Map(
    ['mall/overview', 'mall/hotel-detail'].map((route) => [
      route,
      { route, ...(route.endsWith('detail') && { details }) },
    ]),
  ),
}))

async function ask(): Promise<Response> {
  const app = new Hono<AppEnv>()
    .use(everyAnswer)
    .get('/', sitemap)
    .onError((error, c) => c.text(error.message, 500))
  return app.request('/', {}, { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com' })
}

it('leaves out what the backend does not list, and is then kept by nobody', async () => {
  details.mockResolvedValueOnce([{ id: '7' }])
  details.mockRejectedValueOnce(new BackendError('unreachable', 'goodsList: HTTP 503'))
  const response = await ask()
  const xml = await response.text()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(xml).toContain('/mall/hotel/7</loc>')
  expect(xml).not.toContain('/en/mall/hotel/7</loc>')
})

it('hides no error of its own', async () => {
  details.mockResolvedValueOnce([]).mockRejectedValueOnce(new TypeError('list is undefined'))
  const response = await ask()
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('list is undefined')
})

it('gives readers of any other language the English page of what only English lists', async () => {
  details.mockResolvedValueOnce([]).mockResolvedValueOnce([{ id: '7' }])
  const xml = await (await ask()).text()
  expect(xml).toContain(`hreflang="x-default" href="${SITE_VARS.SITE_ORIGIN}/en/mall/hotel/7"`)
})
