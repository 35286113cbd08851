import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'
import { until, untilMinuteHasRoom } from '../support/until.ts'

const KEY = 'k'.repeat(32)
const SECRET = 's'.repeat(32)
const GUIDE = `${SITE_ORIGIN}/en/infomation/guide?category=food`
const WALKING = '/_AMapService/v3/direction/walking'

/** The requests that AMap has got, and its answer to them. */
let requests: Request[] = []
let answer: (request: Request) => Response | Promise<Response>
const site = await startSite({
  vars: { AMAP_KEY: KEY, AMAP_SECRET: SECRET },
  outbound: (request) => {
    requests.push(request)
    return answer(request)
  },
})
afterAll(() => site.stop())
beforeEach(() => {
  requests = []
  answer = () =>
    new Response('cb({"status":"1"})', { headers: { 'Content-Type': 'application/octet-stream' } })
})

const call = (path: string, headers: Record<string, string> = {}) =>
  site.get(path, { Referer: GUIDE, Accept: '*/*', ...headers })

describe('the proxy for AMap’s calls', () => {
  it('forwards a call with the secret, and returns a script', async () => {
    const response = await call(`${WALKING}?origin=118,30&key=${KEY}&callback=cb`, {
      Cookie: 'webLang=zh',
      'X-Forwarded-For': '10.0.0.1',
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('cb({"status":"1"})')
    expect(response.headers.get('Content-Type')).toBe('application/javascript; charset=UTF-8')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const [request] = requests
    expect(request?.url).toBe(
      `https://restapi.amap.com/v3/direction/walking?origin=118%2C30&key=${KEY}&callback=cb&jscode=${SECRET}`,
    )
    expect(request?.headers.get('Referer')).toBe(`${SITE_ORIGIN}/`)
    expect(request?.headers.get('Cookie')).toBeNull()
    expect(request?.headers.get('X-Forwarded-For')).toBeNull()
  })

  it.each([
    ['/v4/map/styles', 'https://webapi.amap.com/v4/map/styles'],
    ['/v3/vectormap', 'https://fmap01.amap.com/v3/vectormap'],
    ['/v3/vectormaps', 'https://restapi.amap.com/v3/vectormaps'],
    ['/v3/log/init', 'https://restapi.amap.com/v3/log/init'],
  ])('forwards %s to its host', async (path, upstream) => {
    await call(`/_AMapService${path}?a=1`)
    expect(requests.map(({ url }) => url)).toEqual([`${upstream}?a=1&jscode=${SECRET}`])
  })

  it('returns data that no browser runs if no callback is given', async () => {
    const response = await call('/_AMapService/v4/map/styles')
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=UTF-8')
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  })

  it('ignores a secret that the caller sends', async () => {
    await call(`${WALKING}?jscode=mine&jscode=yours`)
    expect(requests[0]?.url).toBe(`https://restapi.amap.com/v3/direction/walking?jscode=${SECRET}`)
  })

  it.each([
    'alert(1)',
    'a;b',
    'a b',
    'a[0]',
    '1a',
    '.a',
    'a..b',
    '',
    'a'.repeat(65),
    'cb&callback=alert(1)',
    'cb&callback=cb',
  ])('refuses the callback %j', async (callback) => {
    const response = await call(`${WALKING}?callback=${callback.replaceAll(' ', '%20')}`)
    expect(response.status).toBe(400)
    expect(requests).toEqual([])
  })

  it.each(['jsonp_12', '_$1', 'AMap._jsonp.f1'])('accepts the callback %s', async (callback) => {
    expect((await call(`${WALKING}?callback=${callback}`)).status).toBe(200)
  })

  it.each<[why: string, headers: Record<string, string>]>([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from another origin of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['as a script of another page', { Referer: `${SITE_ORIGIN}/service/qa` }],
    ['as a script of a page that sends no Referer', { Referer: '' }],
    ['as a script of another host', { Referer: 'https://evil.test/infomation/guide' }],
  ])('refuses a call %s', async (_, headers) => {
    const response = await call(`${WALKING}?callback=cb`, headers)
    expect(response.status).toBe(403)
    expect(requests).toEqual([])
  })

  it('refuses another key', async () => {
    for (const query of ['key=other', `key=${KEY}&key=other`]) {
      const response = await call(`${WALKING}?${query}`)
      expect(response.status).toBe(403)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    expect(requests).toEqual([])
  })

  it.each([
    '/_AMapService',
    '/_AMapService/',
    '/_AMapService/index.html',
    '/_AMapService/v3/../../etc/passwd',
    '/_AMapService/v3/%2e%2e/x',
    '/_AMapService//evil.test/v3/x',
    '/_AMapService/v3/a@evil.test',
    '/_AMapService/v3/direction%2fwalking',
  ])('does not forward %s', async (path) => {
    expect((await call(path)).status).toBe(404)
    expect(requests).toEqual([])
  })

  it('refuses data to a caller that is not a page of the site', async () => {
    expect((await call(WALKING, { Referer: '' })).status).toBe(403)
    expect((await call(WALKING, { Referer: 'https://evil.test/' })).status).toBe(403)
    expect((await call(WALKING, { Referer: '', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect(requests).toHaveLength(1)
  })

  it('forwards three hundred calls per minute and visitor', { timeout: 45_000 }, async () => {
    await untilMinuteHasRoom(15_000)
    const visitor = { 'CF-Connecting-IP': '203.0.113.77' }
    const statuses = []
    for (let n = 0; n < 30; n += 1) {
      const ten = Array.from({ length: 10 }, () => call(WALKING, visitor))
      for (const { status } of await Promise.all(ten)) statuses.push(status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await call(WALKING, visitor)).status).toBe(429)
    expect((await call(WALKING, { 'CF-Connecting-IP': '203.0.113.78' })).status).toBe(200)
    expect(requests).toHaveLength(301)
  })

  it('accepts GET only', async () => {
    const response = await fetch(`${site.site.origin}${WALKING}`, { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET')
    expect(requests).toEqual([])
  })

  it.each<[what: string, answer: typeof answer]>([
    [
      'a redirect, which it does not follow',
      ({ url }) =>
        url.startsWith('https://evil.test')
          ? new Response('cb({"status":"1"})')
          : Response.redirect('https://evil.test/', 302),
    ],
    ['an error', () => new Response('no', { status: 500 })],
    ['a response that is too large', () => new Response('x'.repeat(1024 * 1024 + 1))],
    ['no response', () => Promise.reject(new Error('down'))],
  ])('returns 502 for %s, without the secret in the response or the log', async (_, bad) => {
    answer = bad
    site.logs.length = 0
    const response = await call(`${WALKING}?callback=cb`)
    expect(response.status).toBe(502)
    expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain(SECRET)
    expect(requests).toHaveLength(1)
    await until(async () => site.logs.some((line) => line.includes('"failure":"amap"')))
    expect(site.logs.join()).not.toContain(SECRET)
  })

  it('waits at most five seconds', { timeout: 30_000 }, async () => {
    answer = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 15_000))
    const begin = Date.now()
    expect((await call(WALKING)).status).toBe(502)
    expect(Date.now() - begin).toBeLessThan(9000)
  })
})

describe('the guide with an AMap key', () => {
  it.each(['/infomation/guide', '/en/infomation/guide?category=food'])(
    'has a policy that allows AMap: %s',
    async (path) => {
      const response = await site.get(path)
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("'unsafe-eval' https://*.amap.com")
      expect(policy).toContain("worker-src 'self' blob:")
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('trusted-types')
      expect(/script-src [^;]+/.exec(policy)?.[0]).not.toContain("'unsafe-inline'")
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      const html = await response.text()
      expect(html).toContain(`"amap":{"key":"${KEY}","hasProxy":true}`)
      expect(html).not.toContain(SECRET)
    },
  )

  it.each(['/', '/en', '/infomation/contact', '/infomation/guide?map=99', '/infomation/guides'])(
    'keeps the policy of other responses strict: %s',
    async (path) => {
      const response = await site.get(path)
      expect(response.headers.get('Content-Security-Policy')).not.toMatch(/unsafe-eval|amap/)
      expect(await response.text()).not.toContain(SECRET)
    },
  )
})
