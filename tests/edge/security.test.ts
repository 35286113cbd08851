import { afterAll, describe, expect, it } from 'vitest'
import { AGENTS } from '../support/addresses.ts'
import { SITE_ORIGIN, startSite, type TestSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const site = await startSite()
const strict = await startSite({ vars: { CANONICAL_HOST_ONLY: 'true' } })
const abroad = await startSite({
  vars: { IMAGE_HOSTS: 'https://img.example.com https://*.cdn.example.com' },
})
afterAll(() => Promise.all([site.stop(), strict.stop(), abroad.stop()]))

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(site.site.origin + path, { method, headers, redirect: 'manual' })

const policyOf = async ({ get }: TestSite, path = '/mall/hotel/101') =>
  (await get(path)).headers.get('Content-Security-Policy')

describe('methods', () => {
  const readOnly = [
    '/',
    '/mall/_payload.json',
    '/robots.txt',
    '/sitemap.xml',
    '/builds/latest.json',
  ]
  const refused = ['POST', 'PUT', 'OPTIONS']

  it.each(readOnly.flatMap((path) => refused.map((method) => [method, path] as const)))(
    '%s %s returns 405 with the allowed methods',
    async (method, path) => {
      const response = await send(method, path)
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  it('are refused with a page for a person, and with JSON for a program', async () => {
    const inHtml = await send('POST', '/mall', { 'User-Agent': AGENTS.person })
    expect(inHtml.headers.get('Content-Type')).toMatch(/^text\/html/)
    const inJson = await send('POST', '/mall', { Accept: 'application/json' })
    expect(await inJson.json()).toMatchObject({ statusCode: 405, url: '/mall' })
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s to the form returns 405', async (method) => {
    const response = await send(method, '/service/complain')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
  })

  it.each(readOnly)('HEAD %s returns the same as GET without the body', async (path) => {
    const [head, get] = [await send('HEAD', path), await send('GET', path)]
    expect(head.status).toBe(get.status)
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'))
    expect(await head.text()).toBe('')
  })
})

it.each(['/', '/robots.txt', '/builds/latest.json', '/nothing', '/mall/_payload.json'])(
  'an address over 2 KiB returns 414 below %s',
  async (path) => {
    const address = `${path}?x=${'a'.repeat(2049 - path.length - 3)}`
    expect(address).toHaveLength(2049)
    expect((await site.get(address)).status).toBe(414)
    expect((await site.get(address.slice(0, -1))).status).not.toBe(414)
  },
)

describe('another host', () => {
  it.each([
    ['/mall?a=1', '/mall?a=1'],
    ['/en', '/en'],
    ['//evil.test/x', '//evil.test/x'],
    ['/nothing', '/nothing'],
  ])('is redirected to the canonical host if one is configured: %s', async (path, target) => {
    const response = await strict.get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(SITE_ORIGIN + target)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('is redirected even if the page is cached', async () => {
    const cacheStatus = async () =>
      (await strict.byHttps('/mall/ticket')).headers.get('Cache-Status')
    await until(async () => /hit/.test((await cacheStatus()) ?? ''))
    expect((await strict.get('/mall/ticket')).status).toBe(301)
  })

  it('is redirected with the method and body of a POST', async () => {
    const { status, headers } = await fetch(`${strict.site.origin}/service/complain`, {
      method: 'POST',
      redirect: 'manual',
    })
    expect(status).toBe(308)
    expect(headers.get('Location')).toBe(`${SITE_ORIGIN}/service/complain`)
  })

  it('is accepted if no canonical host is configured', async () => {
    expect((await site.get('/mall', { Host: 'other.example' })).status).toBe(200)
  })
})

it.each(['/mall/hotel/101', '/infomation/guide', '/nothing'])(
  '%s has the complete policy',
  async (path) => {
    const policy = await policyOf(site, path)
    expect(policy?.replaceAll(/(?:'sha256-[\w+/]{43}=' ?)+/g, "'<hash>'").split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' '<hash>'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      'media-src data:',
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-to policy',
      "style-src 'self' '<hash>'",
      "require-trusted-types-for 'script'",
      'trusted-types shanmen default elder',
    ])
  },
)

it('pictures may be loaded only from the site and the configured hosts', async () => {
  expect(await policyOf(site)).toContain("img-src 'self' data:; ")
  for (const path of ['/mall/hotel/101', '/service/complain'])
    expect(await policyOf(abroad, path)).toContain(
      "img-src 'self' data: https://img.example.com https://*.cdn.example.com; ",
    )
})

it.each([
  // The second request gets the page from the cache.
  ['/en/scenic/intro', 'private, no-cache'],
  ['/en/scenic/intro', 'private, no-cache'],
  ['/en/scenic/intro/_payload.json', 'private, no-cache'],
  ['/service/complain', 'no-store'],
  ['/nothing', 'no-cache'],
  ['/%', 'no-cache'],
  ['/EN', 'no-cache'],
  ['/mall/', 'no-cache'],
  ['/assets/none.js', 'no-store'],
  ['/builds/latest.json', 'no-store'],
  ['/builds/meta/none.json', 'no-cache'],
  ['/ops/health', 'no-store'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/sitemap.xml', 'public, max-age=3600'],
])('%s has the security headers and its Cache-Control', async (path, cacheControl) => {
  const { headers } = await site.get(path)
  expect(headers.get('Cache-Control')).toBe(cacheControl)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  expect(headers.get('Content-Security-Policy')).toMatch(
    isPage ? /^default-src 'none'; script-src 'self'/ : /^default-src 'none'; sandbox$/,
  )
  expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}; includeSubDomains$/)
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(headers.get('X-Build-Id')).toMatch(/^[\w-]+$/)
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{16,}$/)
})
