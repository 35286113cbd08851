import { afterAll, describe, expect, it } from 'vitest'
import { UNOFFERED_LANGUAGES } from '../../locales/languages.ts'
import { AGENTS } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

const asJson = { Accept: 'application/json' }

describe('an address without a route', () => {
  it('shows a person only the status, icons that are links, and the search field', async () => {
    const response = await site.get('/nothing?x=1')
    const page = readHtml(await response.text())
    expect(response.status).toBe(404)
    expect(page.text(page.one('main'))).toBe('404')
    expect(page.all('a').map((link) => page.attribute(link, 'href'))).toEqual([
      '/',
      '/mall/ticket',
      '/infomation/guide',
      '/service/conditions',
    ])
    expect(page.attribute(page.one('form'), 'action')).toBe('/search')
    expect(page.attribute(page.one('input'), 'name')).toBe('q')
    expect(page.meta('robots')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each([
    ['/nothing', '404 · 浅澜湾'],
    ['/en/nothing', '404 · Qianlan Bay'],
    ...UNOFFERED_LANGUAGES.map((tag) => [`/${tag}/nothing`, '404 · Qianlan Bay']),
    ['/mall/hotel/nothing', '404 · 浅澜湾'],
  ])('has a title with the site’s name at %s', async (path, title) => {
    const response = await site.get(path, { Accept: 'text/html' })
    expect(readHtml(await response.text()).title()).toBe(title)
  })

  it('returns status and reason as plain text to a bot', async () => {
    const response = await site.get('/nothing', { 'User-Agent': AGENTS.bot })
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe('404 Page not found: /nothing')
  })

  it('returns the page to a caller that accepts JSON and HTML', async () => {
    const response = await site.get('/nothing', { Accept: 'application/json, text/html' })
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  it('returns JSON to a caller that asks for it', async () => {
    const response = await site.get('/nothing?x=1', asJson)
    expect(await response.json()).toEqual({
      error: true,
      url: '/nothing?x=1',
      statusCode: 404,
      statusMessage: 'Page not found: /nothing?x=1',
      message: 'Page not found: /nothing?x=1',
      data: { path: '/nothing?x=1' },
    })
  })
})

describe('an address with unusable parameters', () => {
  const unfit = [
    '/mall/hotel/1.5',
    '/mall/hotel?page=0',
    '/mall/hotel?persons=0',
    '/mall/hotel?price=cheap',
    '/mall/hotel?category=Not%20A%20Slug',
    // Invalid addresses are not redirected, whatever their spelling.
    '/EN/Mall/Hotel/101,',
    '/mall/shopping/301!/_payload.json',
  ]
  it.each(unfit)('%s returns 404 without a backend call', async (path) => {
    await site.get('/') // caches the menu
    await site.clearFaults()
    const response = await site.get(path, asJson)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: true,
      url: path,
      statusCode: 404,
      statusMessage: `Page Not Found: ${path}`,
      message: `Page Not Found: ${path}`,
      data: { path },
    })
    expect(await site.countCalls()).toEqual({})
  })

  it.each([
    '/mall/hotel/999999',
    '/mall/hotel/201',
    '/mall/hotel?page=500',
    '/mall/hotel?category=nowhere',
    '/mall/hotel?near=moon',
    '/service/qa?category=nowhere',
    '/infomation/guide?category=nowhere',
  ])('%s is valid but does not exist, and returns 404', async (path) => {
    const response = await site.get(path, asJson)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      statusMessage: `Page Not Found: ${path}`,
      data: { path },
    })
  })
})

describe('a query key', () => {
  it('is omitted from the canonical address if its value is the default', async () => {
    const page = await site.getPage('/mall/hotel?page=1')
    expect(page.links('canonical')[0]?.href).toMatch(/\/mall\/hotel$/)
  })

  it('is ignored if the page does not use it', async () => {
    const response = await site.get('/mall?from=singlemessage&__proto__=1&page=x')
    const page = readHtml(await response.text())
    expect(response.status).toBe(200)
    expect(page.links('canonical')[0]?.href).toMatch(/\/mall$/)
  })
})

describe('other spellings of an address', () => {
  it.each([
    ['/mall/', '/mall'],
    ['/EN/Information/Contact/', '/en/infomation/contact'],
    ['/EN/Mall/_payload.json?page=2', '/en/mall/_payload.json?page=2'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const response = await site.get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(location)
  })

  it('redirect a POST with 308, which keeps method and body', async () => {
    const address = `${site.site.origin}/EN/Service/Complain/`
    const { status, headers } = await fetch(address, { method: 'POST', redirect: 'manual' })
    expect([status, headers.get('Location')]).toEqual([308, '/en/service/complain'])
  })
})

const idOf = async (ray: string) =>
  (await site.get('/mall', { 'CF-Ray': ray })).headers.get('X-Request-Id')

it('a request id is Cloudflare’s ray id if that is valid, and otherwise a new id', async () => {
  expect(await idOf('9a1b2c3d4e5f6071-HKG')).toBe('9a1b2c3d4e5f6071-HKG')
  for (const ray of ['"><script>alert(1)</script>', 'short', 'x'.repeat(41)])
    expect(await idOf(ray)).toMatch(/^[0-9a-f]{20}-[0-9a-z]+$/)
})

describe('files and data beside the pages', () => {
  it.each(['/assets/none.js', '/pictures/none.avif'])(
    '%s returns 404 and is not cached',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
      const described = await site.get(path, asJson)
      expect(described.headers.get('Cache-Control')).toBe('no-store')
      expect(await described.json()).toMatchObject({ error: true, url: path, statusCode: 404 })
    },
  )

  it('the stylesheet and script of a page exist', async () => {
    const page = await site.getPage('/mall')
    const files = [
      ...page.links('stylesheet').map(({ href }) => href),
      ...page.all('script').flatMap((script) => page.attribute(script, 'src') ?? []),
    ]
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await site.get(file)).status).toBe(200)
  })

  it('the build’s files contain its id and time', async () => {
    const latest = await site.get('/builds/latest.json')
    const build = await latest.json()
    expect(build).toEqual({ id: expect.stringMatching(/^[\w-]+$/), timestamp: expect.any(Number) })
    expect(latest.headers.get('Cache-Control')).toBe('no-store')
    const meta = await site.get(`/builds/meta/${build.id}.json`)
    expect(await meta.json()).toMatchObject(build)
    expect(meta.headers.get('Cache-Control')).toMatch(/immutable/)
    const other = await site.get('/builds/meta/other.json', asJson)
    expect(await other.json()).toMatchObject({ statusCode: 404, url: '/builds/meta/other.json' })
    const page = await site.getPage('/mall')
    expect(page.meta('build-id')).toBe(build.id)
  })
})

/** Returns the texts of all list items on the page. */
async function itemsOf(address: string): Promise<string[]> {
  const page = await site.getPage(address)
  return page.ofClass('item').map((item) => page.text(item))
}

describe('content that exists only in Chinese', () => {
  it('is shown on the English page with a notice, and is canonical on the Chinese page', async () => {
    const page = await site.getPage('/en/infomation/announcement/1006')
    expect(page.attribute(page.one('html'), 'lang')).toBe('en')
    const notices = page.ofClass('notice').map((notice) => page.text(notice))
    expect(notices.filter((text) => text.includes('Chinese'))).toHaveLength(1)
    expect(page.links('canonical')[0]?.href).toBe(
      'https://www.shore.example/infomation/announcement/1006',
    )
    expect(page.links('alternate').map(({ hreflang }) => hreflang)).toEqual(['zh-CN', 'x-default'])
    const chinese = await site.getPage('/infomation/announcement/1006')
    expect(chinese.links('alternate')).toEqual(page.links('alternate'))
  })

  it('is marked in English lists, but not in Chinese lists', async () => {
    const english = await itemsOf('/en/scenic/information')
    expect(english.filter((item) => item.includes('In Chinese'))).toEqual([
      expect.stringContaining('南滩海草床恢复'),
    ])
    const chinese = await itemsOf('/scenic/information')
    expect(chinese.length).toBeGreaterThan(5)
    expect(chinese.filter((item) => item.includes('中文内容'))).toEqual([])
  })
})
