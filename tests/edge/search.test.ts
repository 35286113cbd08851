import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { readHtml } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const address = (search: string, prefix = '') =>
  `${prefix}/search?${new URLSearchParams({ q: search })}`

async function results(search: string, prefix?: string) {
  const page = await site.getPage(address(search, prefix))
  return page
    .all('a')
    .filter((link) => page.attribute(link, 'href') !== undefined)
    .map((link) => ({ title: page.text(link).trim(), href: page.attribute(link, 'href') }))
}

describe('a search', () => {
  it.each([
    ['宠物', '可以带狗吗？', /^\/service\/qa#question-8003$/],
    ['老燈塔', '老灯塔', /^\/infomation\/guide#point-/],
    ['环岛船几点', '环岛船', /^\/service\/traffic$/],
  ])('for %j finds %j', async (search, title, href) => {
    const found = await results(search)
    expect(found).toContainEqual({ title, href: expect.stringMatching(href) })
  })

  it('works in English and links to English pages', async () => {
    const found = await results('lighthouse', '/en')
    expect(found).toContainEqual({
      title: expect.stringMatching(/lighthouse/i),
      href: expect.stringMatching(/^\/en\/infomation\/guide#point-/),
    })
  })

  it('keeps its text in form and title, and has noindex', async () => {
    const page = await site.getPage(address('灯塔'))
    expect(page.meta('robots')).toBe('noindex')
    expect(page.title()).toContain('灯塔')
    const field = page.all('input').find((input) => page.attribute(input, 'name') === 'q')
    expect(field && page.attribute(field, 'value')).toBe('灯塔')
    expect((await site.getPage('/search')).meta('robots')).not.toBe('noindex')
  })

  it('without words shows the categories of questions, and other pages', async () => {
    const page = await site.getPage('/en/search')
    const links = page.all('a', page.one('main')).map((link) => page.attribute(link, 'href'))
    expect(links).toContain('/en/service/qa?category=island')
    expect(links).toContain('/en/mall/ticket')
  })

  it('is never cached', async () => {
    const [first, second] = [await site.get(address('灯塔')), await site.get(address('灯塔'))]
    for (const { headers } of [first, second]) {
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Cache-Status') ?? '').not.toMatch(/hit|stored/)
    }
  })

  it('shows the pictures of its results', async () => {
    const page = await site.getPage(address('灯塔'))
    const pictures = page.ofClass('search-group').flatMap((group) => page.all('img', group))
    expect(pictures.length).toBeGreaterThan(0)
  })

  it('without results links to the categories of questions', async () => {
    const found = await results('qqqq')
    const categories = found.filter(({ href }) => href?.startsWith('/service/qa?category='))
    expect(categories.length).toBeGreaterThan(1)
  })

  it('can be filtered by group', async () => {
    const page = await site.getPage(`${address('灯塔')}&in=places`)
    expect(page.all('h2').map((heading) => page.text(heading))).toContain('地点')
    expect((await site.get(`${address('灯塔')}&in=nothing`)).status).toBe(404)
  })

  it('without results shows a message and the hotline', async () => {
    const page = await site.getPage(address('qqqqqq'))
    const main = page.text(page.one('main'))
    expect(main).toContain('没有找到“qqqqqq”')
    expect(main).toContain('0600-555 0168')
  })

  it.each(['长'.repeat(230), '灯塔 '.repeat(500), 'x'.repeat(5000)])(
    'that is too long for an address is shortened (%#)',
    async (typed) => {
      for (const prefix of ['', '/en']) {
        const response = await site.get(address(typed, prefix))
        expect(response.status).toBe(200)
        const page = readHtml(await response.text())
        const field = page.all('input').find((input) => page.attribute(input, 'name') === 'q')
        const value = (field && page.attribute(field, 'value')) ?? ''
        expect(value).toBe(typed.slice(0, 80).trim())
        // All links on the page must also be short enough.
        const links = page.all('a').map((link) => page.attribute(link, 'href') ?? '')
        expect(links.filter((href) => href.length > 2048)).toEqual([])
        const other = links.find((href) => href.startsWith(`${prefix === '' ? '/en' : ''}/search?`))
        expect(other).toContain(new URLSearchParams({ q: value }).toString().replaceAll('+', '%20'))
      }
      const payload = await site.get(`/search/_payload.json?${new URLSearchParams({ q: typed })}`)
      expect(payload.status).toBe(200)
      // Other pages do not accept such a long text.
      const other = await site.get(`/mall?${new URLSearchParams({ q: typed })}`)
      expect(other.status).toBe(414)
    },
  )
})

const minute = () => Math.floor(Date.now() / 60_000)

const suggest = (typed: string, prefix = '', headers = {}) =>
  site.get(`${prefix}/search/suggest.json?${new URLSearchParams({ q: typed })}`, headers)

describe('the suggestions of a search', () => {
  it.each([
    ['狗', '', '可以带狗吗？', '/service/qa#question-8003', /^\d 条建议$/],
    ['dogs', '/en', 'May dogs come along?', '/en/service/qa#question-8003', /^\d suggestions?$/],
    ['燈塔', '', '老灯塔', '/infomation/guide#point-1', /^\d 条建议$/],
  ])('for %j under %j begin with %j', async (typed, prefix, title, href, count) => {
    const response = await suggest(typed, prefix)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { suggestions, ...words } = await response.json()
    expect(suggestions[0]).toMatchObject({ title, href })
    expect(suggestions.length).toBeLessThanOrEqual(6)
    expect(words.count).toMatch(count)
  })

  it('list goods last', async () => {
    const { suggestions } = await (await suggest('海')).json()
    const areGoods = suggestions.map(({ href }: { href: string }) =>
      /^\/mall\/(?:\w+\/|ticket#)/.test(href),
    )
    expect(areGoods).toContain(true)
    expect(areGoods).toEqual(areGoods.toSorted((a: boolean, b: boolean) => Number(a) - Number(b)))
  })

  it.each(['', ' ', 'qqqqqqqq', '<script>alert(1)</script>', '长'.repeat(200), '\u0000', '%'])(
    'for %j are a JSON list',
    async (typed) => {
      const response = await suggest(typed)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(await response.json()).toMatchObject({ suggestions: expect.any(Array) })
    },
  )

  it('reject POST, and cause no backend calls', async () => {
    const posted = await fetch(`${site.site.origin}/search/suggest.json`, { method: 'POST' })
    expect(posted.status).toBe(405)
    await suggest('灯')
    await site.clearFaults()
    await suggest('灯塔')
    expect(await site.countCalls()).toEqual({})
  })

  it('are limited per visitor', async () => {
    const visitor = { 'CF-Connecting-IP': '203.0.113.99' }
    // The limit is per minute, so the test repeats if a new minute has begun.
    for (let begun = NaN; begun !== minute();) {
      begun = minute()
      for (let calls = 0; calls < 300; calls += 50)
        await Promise.all(Array.from({ length: 50 }, () => suggest('', '', visitor)))
    }
    const limited = await suggest('', '', visitor)
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await suggest('', '', { 'CF-Connecting-IP': '203.0.113.98' })).status).toBe(200)
  })
})

describe('with the backend down', () => {
  it('a search still has its results, and shows their age once they are old', async () => {
    await results('带狗')
    await site.setFault({ call: '*', fault: 'status', value: 503 })
    await site.advanceClock(60 * 60 * 1000)
    const page = await site.getPage(address('带狗'))
    expect(page.text(page.one('main'))).toContain('可以带狗吗？')
    expect(page.text(page.one('body'))).toMatch(/信息更新于/)
  })

  it('a search without cached data returns a page with other links', async () => {
    const cold = await startSite()
    onTestFinished(() => cold.stop())
    await cold.get('/service/complain')
    await cold.setFault({ call: '*', fault: 'status', value: 503 })
    for (const path of [address('带狗'), '/search']) {
      const page = await cold.getPage(path)
      const main = page.one('main')
      expect(page.text(main).includes('现在查不了')).toBe(path !== '/search')
      const links = page.all('a', main).map((link) => page.attribute(link, 'href'))
      expect(links).toContain('/service/qa')
    }
  })
})

const findings =
  (...list: object[]) =>
  () =>
    Response.json({ code: 0, msg: '', data: { list } })

describe('a backend with its own search', async () => {
  const queries: string[] = []
  let answer = findings()
  const own = await startSite({
    vars: { BACKEND_ORIGIN: 'https://backend.example', BACKEND_SEARCH: 'true' },
    outbound: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname !== '/backends/api/search')
        return fetch(`${site.backend.origin}${pathname}${search}`, {
          method: request.method,
          headers: { 'Content-Type': 'application/json' },
          body: request.method === 'POST' ? await request.text() : null,
        })
      queries.push(search)
      return answer()
    },
  })
  afterAll(() => own.stop())
  it('returns results in its own order, with pages in the reader’s language', async () => {
    answer = findings(
      { link: '/infomation/announcement/1024', title: 'Second to none', summary: 'Whatever' },
      { link: '/mall/hotel/no/such', title: 'No page' },
      { link: '//evil.test/', title: 'Elsewhere' },
      { link: '/service/traffic#parking', title: '<b>Parking</b>', inLanguage: 'zh' },
      { link: '/service/traffic#parking', title: 'The same once more' },
    )
    const page = await own.getPage(address('parking', '/en'))
    const items = page.all('h3').map((heading) => page.text(heading).trim())
    expect(items).toEqual(['Second to none', '<b>Parking</b>'])
    const html = page.text(page.one('main'))
    expect(html).not.toMatch(/No page|Elsewhere|The same/)
    const hrefs = page.all('a').map((link) => page.attribute(link, 'href'))
    expect(hrefs).toContain('/en/infomation/announcement/1024')
    expect(hrefs).toContain('/en/service/traffic#parking')
    expect(new URLSearchParams(queries.at(-1)).get('q')).toBe('parking')
    expect(new URLSearchParams(queries.at(-1)).get('languageId')).toBe('2')
  })

  it('returns no results if it finds nothing', async () => {
    answer = findings()
    const page = await own.getPage(address('带狗'))
    expect(page.text(page.one('main'))).toContain('没有找到“带狗”')
  })

  it('is replaced by the index if it fails', async () => {
    answer = () => new Response('', { status: 502 })
    const page = await own.getPage(address('带狗'))
    expect(page.text(page.one('main'))).toContain('可以带狗吗？')
    expect(own.logs.join('\n')).not.toContain('带狗')
  })
})
