import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import zh from '../../locales/zh.json' with { type: 'json' }
import { AGENTS } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { type Fault, startSite, type TestSite } from '../support/start-site.ts'

const site = await startSite()
await Promise.all([site.get('/service/qa'), site.get('/en/service/qa')]) // caches both menus
/** After this time, incomplete pages are rendered again, and open breakers allow a call. */
const LATER_MS = 30_000
afterEach(async () => {
  await site.clearFaults()
  await site.advanceClock(LATER_MS)
})
afterAll(() => site.stop())

const FAULTS: Omit<Fault, 'call'>[] = [
  { fault: 'status', value: 500 },
  { fault: 'code', value: 500, msg: '忙' },
]

describe.each(FAULTS)('a backend with the fault %j', (fault) => {
  it('causes 503 with a hotline and Retry-After if it fails to send the main data', async () => {
    await site.setFault({ call: 'announcementDetail', ...fault })
    const response = await site.get('/infomation/announcement/1024')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const page = readHtml(await response.text())
    expect(page.text(page.one('h1'))).toBe('503')
    expect(page.text(page.one('main'))).toContain('0600-555 0168')
    expect(page.text(page.one('main'))).not.toContain('忙')
  })

  it('causes a page without one part and with one warning if it fails to send that part', async () => {
    await site.setFault({ call: 'hotelCategories', ...fault })
    const response = await site.get('/mall/hotel')
    const page = readHtml(await response.text())
    expect(response.status).toBe(200)
    expect(page.text(page.one('main'))).toContain('北礁客舍')
    expect(page.ofClass('toast-warning').map((toast) => page.text(toast))).toEqual([
      fault.fault === 'code' ? '忙' : zh['failure.network'],
    ])
  })
})

it('a news item that cannot be loaded returns 503, even if no notice has its id', async () => {
  await site.setFault({ call: 'messageDetail', fault: 'status', value: 500, times: 1 })
  expect((await site.get('/scenic/information/2001')).status).toBe(503)
})

it('the home page shows the opening hours even without the facts of the day', async () => {
  await site.setFault({ call: 'recommendations', fault: 'status', value: 500 })
  for (const [path, hours] of [
    ['/', '明日'],
    ['/en', 'Tomorrow'],
  ] as const) {
    const page = readHtml(await (await site.get(path)).text())
    const facts = page.ofClass('today-facts').map((list) => page.text(list))
    expect(facts).toEqual([expect.stringContaining(hours)])
    expect(facts[0]).toMatch(/08:00–18:00|08:30–17:00/)
  }
})

describe('error messages for visitors', () => {
  it('escape markup from the backend', async () => {
    await site.setFault({
      call: 'hotelCategories',
      fault: 'code',
      value: 1,
      msg: '<img src=x onerror=alert(1)>',
    })
    const html = await (await site.get('/mall/hotel')).text()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('never include details of a backend fault in JSON', async () => {
    await site.setFault({ call: 'goodsList', fault: 'code', value: 500, msg: 'SQL near line 3' })
    const response = await site.get('/mall/restaurant', { Accept: 'application/json' })
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('SQL')
  })
})

describe('a slow backend', () => {
  it('does not delay the beginning of a page', async () => {
    await site.setFault({ call: 'recommendations', fault: 'latency', value: 800 })
    const started = performance.now()
    const response = await site.get('/')
    const reader = response.body?.getReader()
    let first = ''
    while (!first.includes('<h1')) {
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) break
      first += new TextDecoder().decode(chunk.value)
    }
    const firstMs = performance.now() - started
    let rest = ''
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      rest += new TextDecoder().decode(chunk.value)
    }
    expect(first).toContain('<h1')
    expect(first).not.toContain('</html>')
    expect(rest).toContain('北礁客舍')
    expect(rest).toMatch(/<\/html>$/)
    // Compares times of the same request: its beginning must not wait for the slow call.
    expect(firstMs).toBeLessThan((performance.now() - started) / 2)
  })

  it('does not prevent a bot from getting the whole page', async () => {
    await site.setFault({ call: 'recommendations', fault: 'latency', value: 300 })
    const html = await (await site.get('/en', { 'User-Agent': AGENTS.bot })).text()
    expect(html).toContain('href="/en/mall/hotel/101"')
  })
})

describe('a backend that has never responded', () => {
  let bare: TestSite
  beforeAll(async () => {
    bare = await startSite({ isEmpty: true })
  })
  afterAll(() => bare.stop())

  it('does not affect robots.txt, the sitemap, the build files and the assets', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/builds/latest.json', '/favicon.svg']) {
      expect((await bare.get(path)).status).toBe(200)
    }
  })

  it('causes an incomplete sitemap with no-store', async () => {
    expect((await bare.get('/sitemap-zh.xml')).headers.get('Cache-Control')).toBe('no-store')
  })
})
