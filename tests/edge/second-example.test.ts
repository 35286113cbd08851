import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crawl, faultsOfLinks } from '../../tools/check-site/crawl.ts'
import { shellOptions } from '../../tools/browser/engines.ts'
import { axeFindings } from '../support/axe.ts'
import { pageClockScript } from '../support/clock.ts'
import { readHtml } from '../support/read-html.ts'
import { startExample } from '../support/start-example.ts'
import { OTHER_ANSWERS, TRACES, tracedPages } from '../support/traces.ts'

/** Matches styles that only the theme `scroll` has. */
const SCROLL = /clip-path:polygon|Songti/
const ORIGIN = 'https://www.qingyu.example'

const builds = await mkdtemp(join(tmpdir(), 'second-example-'))
const dist = '.tmp/second-example'
const site = await startExample({
  folder: 'examples/qingyu',
  dist,
  builds,
  vars: { SITE_ORIGIN: ORIGIN },
})
const pages = await crawl(site.get)
// From now on, pages contain the script of the suites' clock, which browsers need. The crawled
// pages do not have it.
await site.setStage({ firstScript: pageClockScript })

afterAll(async () => {
  await site.stop()
  await rm(builds, { recursive: true })
})

const styleOf = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text).join('')

describe('every page of the second example', () => {
  it('exists in each language', () => {
    expect(pages.size).toBeGreaterThan(60)
    expect(faultsOfLinks(pages)).toEqual([])
    for (const prefix of ['/en/', '/ja/', '/zh-hant/'])
      expect([...pages.keys()].filter((path) => path.startsWith(prefix)).length).toBeGreaterThan(25)
  })

  it('has no trace of another site', () => {
    expect(tracedPages(pages)).toEqual([])
  })

  it('promises no response time for complaints, because site.yaml does not set one', () => {
    const promising = [...pages].filter(([, { html }]) => /个工作日|working day/.test(html))
    expect(promising.map(([path]) => path)).toEqual([])
    expect(pages.has('/service/complain')).toBe(true)
  })

  it('shows prices and telephone numbers, because no tickets are sold online', () => {
    expect(pages.get('/')?.html).toMatch(/<a class="button" href="\/mall\/ticket">票价<\/a>/)
    for (const path of ['/mall/ticket', '/mall/hotel/tide-house'])
      expect(pages.get(path)?.html).toMatch(
        /<a class="button" href="tel:\+86[^>]*>打电话[\d -]*<\/a>/,
      )
    expect(pages.get('/mall/ticket')?.html).toMatch(/购票电话 .*<a href="tel:\+86/)
  })

  it('has all its pictures, icons and share cards', async () => {
    const addresses = new Set<string>()
    for (const { html } of pages.values()) {
      for (const [, list = ''] of html.matchAll(/(?:src|imagesrcset)(?:[sS]et)?="(\/[^"]+)"/g))
        for (const each of list.split(/,\s+/)) addresses.add(each.split(' ')[0] ?? '')
      const card = readHtml(html).meta('og:image') ?? ''
      expect(card).toContain(`${ORIGIN}/pictures/`)
      addresses.add(card.replace(ORIGIN, ''))
    }
    const manifest = JSON.parse(await (await site.get('/manifest.webmanifest')).text())
    for (const { src } of manifest.icons) addresses.add(src)
    expect(addresses.size).toBeGreaterThan(40)
    expect([...addresses].join(' ')).toContain('/logo.svg')
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- in sequence, for a small load
      const { status } = await site.get(address)
      expect.soft(status, address).toBe(200)
    }
  })

  it('has only the styles of its theme, within the byte limit', async () => {
    for (const [path, { html }] of pages) {
      const style = styleOf(html)
      expect.soft(style, path).toContain('--titles:var(--texts)')
      expect.soft(style, path).not.toMatch(SCROLL)
      expect.soft(gzipSync(style, { level: 9 }).byteLength, path).toBeLessThanOrEqual(10_285)
    }
    const other = await readFile('dist/client/.vite/manifest.json', 'utf8')
    const { file } = JSON.parse(other)['client/styles/site.css']
    const scroll = await readFile(`dist/client/${file}`, 'utf8')
    expect(scroll).toMatch(SCROLL)
    expect(scroll).not.toContain('--titles:var(--texts)')
  })
})

it.each(['/mall/shopping', '/infomation/corporateCulture', '/en/scenic/information'])(
  'the page %s is switched off and returns 404',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
    const linked = [...pages.values()].filter(({ html }) => html.includes(`href="${path}`))
    expect(linked).toEqual([])
  },
)

it.each([...OTHER_ANSWERS, '/.well-known/security.txt', '/visit.json'])(
  '%s has no trace of another site',
  async (path) => {
    const text = await (await site.get(path)).text()
    expect(text).not.toBe('')
    expect(text).not.toMatch(TRACES)
  },
)

it('the guide measures distances from the start of a visit in site.yaml', () => {
  expect(pages.get('/infomation/guide')?.html).toContain('距游客中心直线')
  expect(pages.get('/en/infomation/guide')?.html).toContain('from the visitor centre as the crow')
})

// The timeout is long, because axe takes up to two seconds for a page, and the machine may be busy.
describe('in a browser', { timeout: 120_000 }, () => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>
  beforeAll(async () => void (browser = await chromium.launch(shellOptions)))
  afterAll(() => browser.close())

  it.each([
    { width: 1440, colorScheme: 'light', path: '/' },
    { width: 390, colorScheme: 'dark', path: '/en' },
    { width: 390, colorScheme: 'light', path: '/mall/ticket' },
    { width: 1440, colorScheme: 'dark', path: '/en/mall/hotel/tide-house' },
    { width: 390, colorScheme: 'light', path: '/infomation/guide' },
  ] as const)(
    '$path is aligned, fits $width px and passes axe, $colorScheme',
    async ({ path, ...look }) => {
      const { width, colorScheme } = look
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
        userAgent:
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      })
      const page = await context.newPage()
      await page.goto(site.site.origin + path)
      const title = page.locator('h1')
      expect(await title.evaluate((one) => getComputedStyle(one).writingMode)).toBe('horizontal-tb')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const lines = await page.locator('.site-header .site-name').evaluate((name) => {
        const text = document.createRange()
        text.selectNode(name.lastChild ?? name)
        return text.getClientRects().length
      })
      expect(lines).toBe(1)
      expect(await axeFindings(page)).toEqual([])
      await context.close()
    },
  )

  it('the Chinese part of an English address has its own line, for the driver', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 844 } })
    await page.goto(`${site.site.origin}/en/infomation/contact`)
    const address = page.locator('main address p').first()
    const chinese = address.locator('[lang|=zh]')
    expect(await chinese.count()).toBe(1)
    const own = await address.evaluate((text) => {
      const words = document.createRange()
      words.selectNode(text.firstChild ?? text)
      return words.getBoundingClientRect().bottom
    })
    expect((await chinese.boundingBox())?.y).toBeGreaterThanOrEqual(own - 1)
    expect(await page.locator('footer address').textContent()).not.toMatch(/\p{Script=Han}/u)
    await page.close()
  })

  it('the home page shows its announcements before pictures of the sights', () => {
    const html = pages.get('/')?.html ?? ''
    const announcements = html.indexOf('class="latest')
    expect(announcements).toBeGreaterThan(0)
    expect(html.indexOf('class="recommended')).toBeGreaterThan(announcements)
  })

  it('an article without a picture begins with a band as wide as the window', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 844 } })
    const [[path] = ['']] = [...pages].filter(
      ([each, { html }]) => /^\/infomation\/announcement\/./.test(each) && !/<picture/.test(html),
    )
    await page.goto(site.site.origin + path)
    const article = page.locator('.article')
    expect(await article.locator('> .picture').count()).toBe(0)
    const band = await article.locator('> .article-header').evaluate((header) => {
      const { backgroundColor, boxShadow, color } = getComputedStyle(header)
      return { backgroundColor, boxShadow, color }
    })
    const night = await page.evaluate(
      () =>
        getComputedStyle(document.querySelector('.site-footer') ?? document.body).backgroundColor,
    )
    expect(band.backgroundColor).toBe(night)
    // The shadow fills the window next to the column of the text.
    expect(band.boxShadow).toContain(night)
    expect(band.color).not.toBe(await page.evaluate(() => getComputedStyle(document.body).color))
    await page.close()
  })
})
