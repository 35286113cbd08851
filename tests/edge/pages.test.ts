import { afterAll, describe, expect, it } from 'vitest'
import { ELDER_SCRIPT } from '../../shared/elder-mode.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { routes } from '../../worker/sections/index.ts'
import { AGENTS, isWritten, PAGE_ADDRESSES } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

/** All internal links that were found on the pages. */
const links = new Set<string>()

const { id: buildId } = await (await site.get('/builds/latest.json')).json()

describe.each(PAGE_ADDRESSES)('$name in $language', ({ address, path, tag, language, name }) => {
  const others = LANGUAGES.filter((each) => each !== language)

  it('is a complete page in its language, with links, headings and pictures', async () => {
    const response = await site.get(address, { Host: 'evil.test' })
    const html = await response.text()
    const page = readHtml(html)
    expect(response.status).toBe(200)
    expect(page.attribute(page.one('html'), 'lang')).toBe(tag)
    expect(page.text(page.one('h1')).trim()).not.toBe('')
    expect(page.title().trim()).not.toBe('')
    expect(page.meta('description')?.length).toBeGreaterThan(10)
    const { language: code } = new Intl.Locale(language)
    expect(page.meta('og:locale')).toMatch(new RegExp(`^${code}_[A-Z]{2}$`))
    expect(html.endsWith('</html>')).toBe(true)
    expect(html).not.toMatch(/undefined|\[object|NaN|deferred-part/)
    // No address may contain the `Host` header of the request.
    const versions = LANGUAGES.filter((each) => isWritten({ name, language: each }))
    const own = versions.includes(language) ? address : inLanguage('en', path)
    expect(page.links('canonical')).toEqual([{ href: SITE_ORIGIN + own, hreflang: undefined }])
    expect(page.links('alternate').filter(({ hreflang }) => hreflang !== undefined)).toEqual([
      ...versions.map((each) => ({
        hreflang: tagOf(each),
        href: SITE_ORIGIN + inLanguage(each, path),
      })),
      { hreflang: 'x-default', href: SITE_ORIGIN + path },
    ])
    const hrefs = page.all('a').flatMap((link) => page.attribute(link, 'href') ?? [])
    const inside = hrefs.filter((href) => href.startsWith('/'))
    for (const other of others) expect(inside).toContain(inLanguage(other, path))
    expect(inside.length).toBeGreaterThan(10)
    for (const href of inside) links.add(href)
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1),
    )
    const files = page.all('img').filter((img) => !page.attribute(img, 'src')?.startsWith('data:'))
    const whole = { width: expect.anything(), height: expect.anything(), alt: expect.any(String) }
    for (const image of files) expect(image.properties).toMatchObject(whole)
  })

  it('is the same for a bot and in its payload, with no unexpected inline script', async () => {
    const [forPerson, forBot, inPayload] = await Promise.all([
      site.get(address),
      site.get(address, { 'User-Agent': AGENTS.bot }),
      site.get(`${address === '/' ? '' : address}/_payload.json?${buildId}`),
    ])
    const html = await forBot.text()
    expect(withoutUnique(html)).toBe(withoutUnique(await forPerson.text()))
    const page = readHtml(html)
    for (const script of page.all('script')) {
      const { type, src } = script.properties
      const isData = type === 'application/ld+json' || type === 'application/json'
      const isOwn = String(src).startsWith('/assets/') || page.text(script) === ELDER_SCRIPT
      expect(isData || isOwn).toBe(true)
    }
    const payload = await inPayload.json()
    const content = readHtml(payload.content)
    expect(inPayload.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(payload).toMatchObject({ buildId, language, toasts: [] })
    expect(payload.head.title).toBe(page.title())
    expect(withoutUnique(content.text(content.one('body')))).toBe(
      withoutUnique(page.text(page.one('main'))),
    )
  })
})

describe('the X-Page-Address header', () => {
  it.each(PAGE_ADDRESSES.filter(({ name }) => name !== 'complaint'))(
    'of $address matches its route',
    async ({ address, name, language }) => {
      const pattern = (await site.get(address)).headers.get('X-Page-Address')
      expect(pattern?.split('?')[0]).toBe(inLanguage(language, routes[name]))
    },
  )

  it.each([
    ['/mall/hotel', /^page=1&category=&/],
    ['/en/mall/ticket', /&ride=\*$/],
    ['/mall/hotel/101', /^day=&nights=1&persons=$/],
    ['/infomation/guide', /^map=$/],
    ['/scenic/intro', /^spot=$/],
  ])('of %s has the query keys and their default values', async (address, query) => {
    const pattern = (await site.get(address)).headers.get('X-Page-Address')
    expect(pattern?.split('?')[1]).toMatch(query)
  })
})

describe('browsers', () => {
  it.each([
    ['/mall/hotel', /^key-order, params, except=\("page" "category" /],
    ['/infomation/guide', /"map".*"category"/],
    ['/', /except=\(\)$/],
  ])('learn which query keys change the page at %s', async (address, expected) => {
    expect((await site.get(address)).headers.get('No-Vary-Search')).toMatch(expected)
  })

  it('learn which pages to prefetch when their links are pressed', async () => {
    const { headers } = await site.get('/')
    const rules = await site.get(headers.get('Speculation-Rules')?.slice(1, -1) ?? '')
    expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
    const { prefetch } = await rules.json()
    expect(prefetch).toHaveLength(1)
    expect(prefetch[0].eagerness).toBe('conservative')
    expect(prefetch[0].where.and[0].href_matches).toEqual(
      expect.arrayContaining([
        { pathname: '/infomation/guide' },
        { pathname: '/en/service/complain' },
      ]),
    )
  })
})

describe('a query that selects a part of a page', () => {
  it.each([
    ['/scenic/intro?spot=7002', '/scenic/intro'],
    ['/en/service/qa?category=shore', '/en/service/qa'],
    ['/infomation/guide?category=toilet', '/infomation/guide'],
    ['/infomation/guide?map=2&category=toilet', '/infomation/guide?map=2'],
  ])('has the canonical address of the whole page: %s', async (address, whole) => {
    const page = await site.getPage(address)
    expect(page.links('canonical')[0]?.href).toBe(SITE_ORIGIN + whole)
    expect(page.meta('og:url')).toBe(SITE_ORIGIN + whole)
  })

  it('is described in the title', async () => {
    const page = await site.getPage('/en/scenic/intro?spot=7003')
    expect(page.title()).toBe('About the scenic area: East Dyke Beach · Qianlan Bay')
  })
})

it.each(LANGUAGES)(
  'a further page of a list has its own address and alternates: %s',
  async (language) => {
    const path = '/mall/shopping?page=2'
    const page = await site.getPage(inLanguage(language, path))
    const versions = [...LANGUAGES.map((each) => inLanguage(each, path)), path]
    const alternates = versions.map((address) => SITE_ORIGIN + address)
    expect(page.links('canonical')[0]?.href).toBe(SITE_ORIGIN + inLanguage(language, path))
    expect(page.links('alternate').map(({ href }) => href)).toEqual(alternates)
    const switches = page.all('a').filter((link) => page.attribute(link, 'hrefLang') !== undefined)
    const others = LANGUAGES.filter((each) => each !== language)
    expect(switches.map((link) => page.attribute(link, 'href'))).toEqual(
      expect.arrayContaining(others.map((each) => inLanguage(each, path))),
    )
  },
)

describe('all links of all pages', () => {
  /** The titles of all pages, by canonical address. */
  const titles = new Map<string, string>()

  it('lead to pages that exist', async () => {
    const statuses: [href: string, status: number][] = []
    const queue = [...links]
    const walk = async () => {
      for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
        const response = await site.get(href, { 'Sec-Fetch-Site': 'same-origin' })
        statuses.push([href, response.status])
        const page = readHtml(await response.text())
        const [canonical] = page.links('canonical')
        // Without interface texts in its language, a page has the title of another language.
        if (page.attribute(page.one('body'), 'lang') !== undefined) continue
        if (canonical?.href !== undefined) titles.set(canonical.href, page.title())
      }
    }
    await Promise.all(Array.from({ length: 8 }, walk))
    expect(statuses.length).toBeGreaterThan(100)
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  }, 120_000)

  it('lead to a different title for each canonical address', () => {
    const addresses = new Map<string, string[]>()
    for (const [address, title] of titles)
      addresses.set(title, [...(addresses.get(title) ?? []), address])
    expect(titles.size).toBeGreaterThan(100)
    expect([...addresses].filter(([, some]) => some.length > 1)).toEqual([])
  })
})

/** Removes values of the complaint form that differ for each request. */
function withoutUnique(html: string): string {
  return html
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replaceAll(/data:(?:image\/svg\+xml|audio\/wav);base64,[^"]*/g, 'CAPTCHA')
}
