import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { startCompressor } from '../bench/compressor.ts'
import { HOTEL, HOTELS, HOTELS_NAME } from '../support/client-page.ts'
import { freePort } from '../support/free-port.ts'
import { expectMap } from '../support/guide-page.ts'
import { lostRules } from '../support/lost-rules.ts'
import { startSite } from '../support/start-site.ts'

test.use({ serviceWorkers: 'allow' })

const WORDS = [
  {
    prefix: '',
    title: '没有网络',
    again: '再试一次',
    searching: '搜索全站',
    hotels: HOTELS_NAME,
    tickets: '门票',
  },
  {
    prefix: '/en',
    title: 'No connection',
    again: 'Try again',
    searching: 'Search the site',
    hotels: 'Places to stay',
    tickets: 'Tickets',
  },
] as const

for (const { prefix, title, again, searching, hotels, tickets } of WORDS) {
  test(`visited pages under ${prefix}/ open offline with their time`, async ({ page, context }) => {
    await page.goto(prefix + HOTELS)
    await expectCached(page, prefix + HOTELS)
    await page.locator(`main a[href="${prefix}${HOTEL}"]`).first().click()
    await expect(page).toHaveURL(prefix + HOTEL)
    await expect(heading(page)).not.toHaveText(hotels)
    const name = await heading(page).innerText()
    await expectCached(page, prefix + HOTEL)
    await page.goto(prefix + HOTELS)
    await expect(notice(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText(hotels)
    await expect(notice(page).locator('time')).toHaveText(/2\d{3}/)
    await page.locator(`main a[href="${prefix}${HOTEL}"]`).first().click()
    await expect(heading(page)).toHaveText(name)
    await expect(notice(page)).toHaveCount(1)
    await page.goBack()
    await expect(heading(page)).toHaveText(hotels)
  })

  test(`an unvisited page under ${prefix}/ lists the visited pages offline`, async ({
    page,
    context,
  }) => {
    await page.goto(prefix + HOTELS)
    await expectCached(page, prefix + HOTELS)
    await context.setOffline(true)
    await page.goto(`${prefix}/mall/ticket`)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('.area-opening .seal')).toBeVisible()
    const search = page.getByRole('main').getByRole('link', { name: searching })
    await expect(search).toHaveAttribute('href', new RegExp(`${prefix}/search$`))
    await expect(page.locator('body > header, body > footer')).toHaveCount(2)
    await expect(page.locator('[aria-current]')).toHaveCount(0)
    // The offline page has the styles of the page before it, so all pages must have its rules.
    expect(await lostRules(page, 'style:not([data-href])')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: hotels }).click()
    await expect(heading(page)).toHaveText(hotels)
    await page.goBack()
    await expect(heading(page)).toHaveText(title)
    await context.setOffline(false)
    await page.getByRole('link', { name: again }).click()
    await expect(heading(page)).toHaveText(tickets)
  })
}

test('a filtered guide opens offline with its filter', async ({ page, context }) => {
  const guide = '/infomation/guide'
  const toilets = page.locator('.category-filter').getByRole('link', { name: '卫生间' })
  await page.goto(guide)
  await expectCached(page, guide)
  await expectMap(page)
  await context.setOffline(true)
  await toilets.click()
  await expect(page).toHaveURL(`${guide}?category=toilet`)
  const found = await page.locator('li.point').count()
  await page.reload()
  await expect(notice(page)).toHaveCount(1)
  await expect(toilets).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('li.point')).toHaveCount(found)
})

test('the retry link stays on the site if the path begins with //', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(HOTELS)
  await expectCached(page, HOTELS)
  await context.setOffline(true)
  await page.goto(`${baseURL}//evil.test/mall?a=1&b=2`)
  const again = page.getByRole('link', { name: '再试一次' })
  expect(await again.evaluate((link: HTMLAnchorElement) => link.href)).toBe(page.url())
})

test('only pages that the site has returned are stored', async ({ page }) => {
  const other = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Cache-Control': 'private, no-cache',
      'Access-Control-Allow-Origin': '*',
      'X-Kept-At': '0',
    })
    response.end('<title>evil</title><main>evil</main>')
  })
  const port = await freePort()
  other.listen(port)
  await page.goto(HOTELS)
  await expectCached(page, HOTELS)
  await page.evaluate((origin) => {
    const html = new Blob(['<main>evil</main>'], { type: 'text/html' })
    for (const address of [
      `${origin}/mall/ticket`,
      'data:text/html,<main>evil</main>',
      URL.createObjectURL(html),
      `${location.origin}/MALL/HOTEL/`,
      `${location.origin}/mall/_payload.json`,
      `${location.origin}/service-worker.js`,
      `${location.origin}/mall/restaurant`,
    ])
      navigator.serviceWorker.controller?.postMessage(address)
  }, `http://127.0.0.1:${port}`)
  await expectCached(page, '/mall/restaurant')
  expect(await cachedAddresses(page)).toEqual([HOTELS, '/mall/restaurant'])
  other.close()
})

test('a page received compressed is shown offline', async ({ page, context }) => {
  const port = await freePort()
  const site = await startSite()
  const compressor = await startCompressor(port, Number(site.site.port))
  await page.goto(`http://localhost:${port}${HOTELS}`)
  await expectCached(page, HOTELS)
  expect(await cachedHeaders(page, HOTELS)).not.toContain('content-encoding')
  expect(await cachedHeaders(page, HOTELS)).toContain('content-security-policy')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText(HOTELS_NAME)
  compressor.close()
  await site.stop()
})

test('personal and missing pages are not stored', async ({ page }) => {
  await page.goto('/service/complain')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/mall/hotel/999999')
  await page.goto(HOTELS)
  await expectCached(page, HOTELS)
  expect(await cachedAddresses(page)).toEqual([HOTELS])
})

test('the most recently shown pages are stored', async ({ page }) => {
  await page.goto(HOTELS)
  await expectCached(page, HOTELS)
  await page.evaluate(async () => {
    const pages = await caches.open('pages')
    for (let place = 1; place <= 65; place += 1)
      await pages.put(`/mall/hotel?page=${place}`, new Response())
  })
  await page.goto('/mall/ticket')
  await expect.poll(async () => (await cachedAddresses(page)).length).toBe(60)
  expect((await cachedAddresses(page)).at(-1)).toBe('/mall/ticket')
  expect(await cachedAddresses(page)).not.toContain(HOTELS)
  await page.goto('/mall')
  await expectCached(page, '/mall')
  await page.goto('/mall/ticket')
  await expect.poll(async () => (await cachedAddresses(page)).at(-1)).toBe('/mall/ticket')
})

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function notice(page: Page) {
  return page.locator('main > .notice')
}

/** Returns path and query of the pages that the browser has stored, the latest last. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages = await (await caches.open('pages')).keys()
    return pages.map(({ url }) => url.slice(location.origin.length))
  })
}

function cachedHeaders(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (each) => {
    const cached = await (await caches.open('pages')).match(each, { ignoreVary: true })
    return [...new Headers(cached?.headers).keys()]
  }, address)
}

async function expectCached(page: Page, address: string): Promise<void> {
  await expect.poll(() => cachedAddresses(page)).toContain(address)
}
