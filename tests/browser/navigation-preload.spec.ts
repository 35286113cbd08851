import { expect, type Page, test } from '@playwright/test'
import {
  editDocuments,
  editPayloads,
  expectSwapped,
  follow,
  holdRequests,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  nextFrame,
  PAYLOADS,
  recordRequests,
  setConnection,
  visit,
  visitPreloading,
} from '../support/client-page.ts'

const pathOf = (url: string) => new URL(url).pathname

// Requests that are still open at the end of a test may fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** A list of more than three items, with links to categories. */
const LIST = '/scenic/publicity'

/**
 * Returns the payload paths of links, in order and without duplicates. With `screens`, ignores
 * links that are further down than this number of windows.
 */
async function payloadPaths(page: Page, selector: string, screens = Infinity): Promise<string[]> {
  const paths = await page
    .locator(selector)
    .evaluateAll(
      (links, most) =>
        links
          .filter((link) => link.getBoundingClientRect().top < most * innerHeight)
          .map((link) => link.getAttribute('href') ?? ''),
      screens === Infinity ? Number.MAX_VALUE : screens,
    )
  return [...new Set(paths)].map((path) => `${path}/_payload.json`)
}

test('items are preloaded one screen ahead, in order and once', async ({ page }) => {
  // The payloads are small and the page is large, because preloads may use only a tenth of a page.
  // Nothing is compressed here.
  await editPayloads(page, () => ({ content: '', styles: [] }))
  await editDocuments(page, (html) => `${html}<!--${'x'.repeat(60_000)}-->`)
  const requests = recordRequests(page, PAYLOADS)
  await visitPreloading(page, LIST)
  const all = await payloadPaths(page, 'main .item a')
  const first = await payloadPaths(page, 'main .item a', 2)
  expect(first.length).toBeLessThan(all.length)
  await page.waitForLoadState('networkidle')
  const paths = requests.map((request) => pathOf(request.url()))
  expect(paths.length).toBeGreaterThan(1)
  expect(paths).toEqual(first.slice(0, paths.length))
  await page.locator('main .item a').last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  for (const request of requests.slice(paths.length)) paths.push(pathOf(request.url()))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => !all.includes(path))).toEqual([])
})

test('preloads use at most a tenth of the page’s bytes, but a press always loads', async ({
  page,
}) => {
  // A compressed payload has about this length.
  await editPayloads(page, () => ({ content: 'x'.repeat(4000), styles: [] }))
  const requests = recordRequests(page, PAYLOADS)
  await visitPreloading(page, LIST)
  await page.waitForLoadState('networkidle')
  await page.locator('main .item a').last().scrollIntoViewIfNeeded()
  await nextFrame(page)
  await page.waitForLoadState('networkidle')
  const { own, preloaded } = await bytesOf(page)
  expect(preloaded).toBeGreaterThan(0)
  expect(preloaded).toBeLessThanOrEqual(own / 10)
  expect(requests.length).toBeLessThan((await payloadPaths(page, 'main .item a')).length)
  const last = page.waitForRequest(PAYLOADS)
  await page.locator('main .item a').last().dispatchEvent('pointerdown')
  await last
})

/** Returns the bytes of the page itself, and of its preloads for other pages, as transferred. */
function bytesOf(page: Page): Promise<{ own: number; preloaded: number }> {
  return page.evaluate(() => {
    const sums = { own: 0, preloaded: 0 }
    for (const entry of performance.getEntries())
      if (entry instanceof PerformanceResourceTiming)
        sums[entry.initiatorType === 'fetch' ? 'preloaded' : 'own'] += entry.encodedBodySize
    return sums
  })
}

test('a navigation uses its preload, and waits for no other', async ({ page }) => {
  const requests = recordRequests(page, /\d\/mall\/hotel\/101\/_payload/)
  const preloaded = page.waitForResponse(/\d\/mall\/hotel\/101\/_payload/)
  await visitPreloading(page, HOTELS)
  await page.locator(`main a[href="${HOTEL}"]`).first().scrollIntoViewIfNeeded()
  await preloaded
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  expect(requests).toHaveLength(1)

  // Leaves the previous page, so that none of its requests are held.
  await page.goto('about:blank')
  const slow = await holdRequests(page, /\/_payload\.json\?(?!.*passes)/)
  await visitPreloading(page, LIST)
  await expect.poll(() => slow.held.length).toBeGreaterThan(0)
  await page.evaluate(() => navigation.navigate('/mall/hotel?passes').finished)
  await expectSwapped(page, '/mall/hotel?passes', HOTELS_NAME)
})

test('on 3G items are not preloaded before they are pressed', async ({ page }) => {
  await setConnection(page, { effectiveType: '3g' })
  const requests = recordRequests(page, PAYLOADS)
  await visitPreloading(page, HOTELS)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  const pointed = page.waitForRequest(PAYLOADS)
  await page.locator(`main a[href="${HOTEL}"]`).first().dispatchEvent('pointerdown')
  await pointed
})

for (const connection of [
  { saveData: true },
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
]) {
  test(`nothing is preloaded with ${JSON.stringify(connection)}`, async ({ page }) => {
    await setConnection(page, connection)
    const requests = recordRequests(page, PAYLOADS)
    await visitPreloading(page, HOTELS)
    await page.locator(`main a[href="${HOTEL}"]`).first().hover()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await follow(page, HOTEL)
    await expectSwapped(page, HOTEL, HOTEL_NAME)
  })
}

for (const type of ['pointerover', 'focusin', 'pointerdown']) {
  test(`a link outside the viewport is preloaded on ${type}`, async ({ page }) => {
    await page.addInitScript(() => {
      // With this fake observer, no link is ever visible.
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    await visitPreloading(page, HOTELS)
    const requests = recordRequests(page, PAYLOADS)
    const link = page.locator(`main a[href="${HOTEL}"]`).first()
    const request = page.waitForRequest(/hotel\/101\/_payload/)
    await link.dispatchEvent(type)
    await request
    await link.dispatchEvent(type)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(1)
  })
}

test('a passing pointer preloads nothing, and a press preloads at once', async ({ page }) => {
  await visit(page, HOTELS)
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }))
  const requests = recordRequests(page, PAYLOADS)
  // Excludes the guide, which always loads as a document.
  const groups = 'header .site-groups a:not([aria-current], [href$="/guide"])'
  const paths = await payloadPaths(page, groups)
  const [, rested, pressed] = paths
  const links = page.locator(groups)
  const rests = page.waitForRequest((request) => pathOf(request.url()) === rested)
  await links.evaluateAll(([first, second]) => {
    for (const link of [first, second])
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await rests
  await links.evaluateAll(([, , third]) => {
    third?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await expect
    .poll(() =>
      requests.map((request) => pathOf(request.url())).filter((path) => paths.includes(path)),
    )
    .toEqual([rested, pressed])
})
