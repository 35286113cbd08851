import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { UNOFFERED_LANGUAGES } from '../../locales/languages.ts'
import { CONTENT_STALE_MS } from '../../worker/limits.ts'
import { AGENTS } from '../support/addresses.ts'
import { untilNight } from '../support/night.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.toLowerCase())

it('a visitor to / is redirected to English if the browser prefers it, with the query', async () => {
  const response = await site.get('/?from=qr', { 'Accept-Language': 'en-GB,en;q=0.9' })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/en?from=qr')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Vary')).toBe(
    'Accept-Language, Cookie, Sec-Fetch-Site, Referer, User-Agent, ' +
      'Sec-Fetch-Dest, Sec-Fetch-Mode, Sec-Purpose, Purpose, X-Purpose, X-Moz',
  )
  expect(response.headers.getSetCookie()).toEqual([])
})

describe('any other address', () => {
  it.each(['/mall', '/en/mall', '/en'])(
    '%s is never redirected by cookie or browser language',
    async (path) => {
      for (const language of ['zh', 'en']) {
        const sent = { Cookie: `i18n_redirected=${language}`, 'Accept-Language': language }
        expect((await site.get(path, sent)).status).toBe(200)
      }
    },
  )

  const unoffered = UNOFFERED_LANGUAGES.flatMap((each) => [
    `/${each}`,
    `/${each}/mall`,
    `/${each.toUpperCase()}/x`,
  ])
  it.each(unoffered)('%s returns 404 with an English text', async (path) => {
    const response = await site.get(path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toMatch(new RegExp(`<html lang="${path.slice(1, 3).toLowerCase()}"`))
    expect(html).toMatch(/href="\/"/)
    expect(html).toMatch(/href="\/en"/)
    expect(html).toContain('<main class="error-view" id="main" lang="en"')
  })
})

describe('a request that is not a visit', () => {
  it.each([
    { 'Sec-Purpose': 'prefetch;prerender' },
    // The request of the service worker, which stores the page.
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' },
  ])('sets no cookie and is not redirected: %j', async (headers) => {
    for (const path of ['/en/mall', '/en/service/complain']) {
      const response = await site.get(path, headers)
      expect([response.status, cookiesOf(response)]).toEqual([200, []])
    }
    const root = await site.get('/', { ...headers, 'Accept-Language': 'en' })
    expect([root.status, cookiesOf(root)]).toEqual([200, []])
  })

  it('is distinguished from a visit, which sets cookies', async () => {
    const visit = { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': '' }
    expect(cookiesOf(await site.get('/en/mall', visit))).toHaveLength(2)
  })
})

describe('the language cookies', () => {
  it('store the language of the page for a year', async () => {
    const attributes = '=en; max-age=31536000; path=/; samesite=lax'
    expect(cookiesOf(await site.get('/en/mall'))).toEqual([
      `weblang${attributes}`,
      `i18n_redirected${attributes}`,
    ])
  })

  it('are set only when they change', async () => {
    const both = await site.get('/mall', { Cookie: 'webLang=zh; i18n_redirected=zh' })
    expect(cookiesOf(both)).toEqual([])
    const one = await site.get('/mall', { Cookie: 'webLang=en; i18n_redirected=zh' })
    expect(cookiesOf(one).map((cookie) => cookie.split('=')[0])).toEqual(['weblang'])
  })

  it('are also set by a 304 if the page had to be rendered again', async () => {
    const own = await startSite()
    onTestFinished(() => own.stop())
    const night = untilNight()
    await own.setStage({ aheadMs: night })
    const path = '/en/service/traffic'
    const tag = (await own.get(path, { 'User-Agent': AGENTS.bot })).headers.get('ETag') ?? ''
    await own.setStage({ aheadMs: night + CONTENT_STALE_MS })
    const response = await own.get(path, { 'User-Agent': AGENTS.bot, 'If-None-Match': tag })
    expect(response.status).toBe(304)
    expect(response.headers.get('Cache-Status')).toMatch(/fwd=miss/)
    expect(cookiesOf(response).map((cookie) => cookie.split(';')[0])).toEqual([
      'weblang=en',
      'i18n_redirected=en',
    ])
  })

  it.each([
    '/nothing',
    '/mall/hotel/0',
    '/mall/hotel/999999',
    '/mall/_payload.json',
    '/robots.txt',
    '/builds/latest.json',
  ])('are not set by %s', async (path) => {
    expect(cookiesOf(await site.get(path))).toEqual([])
  })

  it('are `Secure` on a page loaded over HTTPS', async () => {
    const cookies = (await site.byHttps('/mall/ticket')).headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Lax$/)
  })

  it('are never in a response that a shared cache may store', async () => {
    const response = await site.get('/mall')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('are sent across origins if that is configured', async () => {
    const framed = await startSite({ vars: { COOKIE_CROSS_ORIGIN: 'true' } })
    onTestFinished(() => framed.stop())
    const response = await framed.get('/mall')
    expect(cookiesOf(response)[0]).toMatch(/secure; samesite=none/)
    const marker = '<meta name="cookie-cross-origin" content="true"'
    expect(await response.text()).toContain(marker)
    expect(await (await site.get('/mall')).text()).not.toContain(marker)
  })
})
