import { expect, type Page, test } from '@playwright/test'
import {
  editPayloads,
  expectSwapped,
  follow,
  followNew,
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

// Requests that a page still makes when its test is over may fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** A list of more than three items, and links to choose among them. */
const LIST = '/scenic/publicity'

/** The paths of the payloads of links, each once, in their order; only of those less than `screens` from the window's top. */
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

test('items are preloaded a screen before they are seen, in their order, each once, and no other link', async ({
  page,
}) => {
  // Small, since nothing compresses them here.
  await editPayloads(page, () => ({ content: '', styles: [] }))
  const asked = recordRequests(page, PAYLOADS)
  await visitPreloading(page, LIST)
  const first = await payloadPaths(page, 'main .item a', 2)
  const all = await payloadPaths(page, 'main .item a')
  expect(first.length).toBeLessThan(all.length)
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(first.length)
  await page.waitForLoadState('networkidle')
  expect(asked.map((request) => pathOf(request.url()))).toEqual(first)
  await page.locator('main .item a').last().scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBeGreaterThan(first.length)
  await page.waitForLoadState('networkidle')
  const paths = asked.map((request) => pathOf(request.url()))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => !all.includes(path))).toEqual([])
})

test('no fourth preload starts before one of three has ended, and none of an item that has left', async ({
  page,
}) => {
  const slow = await holdRequests(page, PAYLOADS)
  const asked = recordRequests(page, PAYLOADS)
  await visitPreloading(page, LIST)
  const all = await payloadPaths(page, 'main .item a')
  expect(all.length).toBeGreaterThan(4)
  await expect.poll(() => slow.held.length).toBe(3)
  const last = page.locator('main .item a').last()
  await page.evaluate(() => {
    const spacer = document.createElement('div')
    spacer.style.height = '400vh'
    document.querySelector('main .item:nth-last-child(1)')?.before(spacer)
  })
  await last.scrollIntoViewIfNeeded()
  // A fourth one would start as soon as its link is in sight.
  await nextFrame(page)
  await nextFrame(page)
  expect(slow.held).toHaveLength(3)
  await slow.release()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  expect(asked.map((request) => pathOf(request.url()))).toEqual([...all.slice(0, 3), all.at(-1)])
})

test('a page preloads no more items once 40 kB have come, and still what is pressed', async ({
  page,
}) => {
  await editPayloads(page, ({ content }) => ({ content: content + 'x'.repeat(50_000) }))
  const asked = recordRequests(page, PAYLOADS)
  await visitPreloading(page, LIST)
  await expect.poll(() => asked.length).toBe(3)
  await page.waitForLoadState('networkidle')
  await page.locator('main .item a').last().scrollIntoViewIfNeeded()
  await nextFrame(page)
  await nextFrame(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(3)
  const last = page.waitForRequest(PAYLOADS)
  await page.locator('main .item a').last().dispatchEvent('pointerdown')
  await last
})

test('a navigation uses what was preloaded, and does not wait in the preload queue', async ({
  page,
}) => {
  const requests = recordRequests(page, /\d\/mall\/hotel\/101\/_payload/)
  const preloaded = page.waitForResponse(/\d\/mall\/hotel\/101\/_payload/)
  await visitPreloading(page, HOTELS)
  await page.locator(`main a[href="${HOTEL}"]`).first().scrollIntoViewIfNeeded()
  await preloaded
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  expect(requests).toHaveLength(1)

  // Requests of the previous page are not held.
  await page.goto('about:blank')
  const slow = await holdRequests(page, /\/_payload\.json\?(?!.*passes)/)
  await visitPreloading(page, LIST)
  await expect.poll(() => slow.held.length).toBe(3)
  await page.evaluate(() => navigation.navigate('/mall/hotel?passes').finished)
  await expectSwapped(page, '/mall/hotel?passes', HOTELS_NAME)
})

test('a page that came with a toast is requested again the next time, and any other is not', async ({
  page,
}) => {
  const failures = ['网络服务异常']
  await visit(page, HOTELS)
  await editPayloads(page, () => ({ toasts: failures.splice(0) }))
  const requests = recordRequests(page, /\d\/mall\/hotel\/101\/_payload/)
  const read = async () => {
    await followNew(page, HOTEL)
    await expectSwapped(page, HOTEL, HOTEL_NAME)
    await followNew(page, HOTELS)
    await expectSwapped(page, HOTELS, HOTELS_NAME)
  }
  await followNew(page, HOTEL)
  await expect(page.locator('.toast')).toContainText('网络服务异常')
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await followNew(page, HOTELS)
  await expectSwapped(page, HOTELS, HOTELS_NAME)
  await read()
  expect(requests).toHaveLength(2)
  await read()
  expect(requests).toHaveLength(2)
})

for (const connection of [
  { saveData: true },
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
]) {
  test(`nothing is preloaded on a connection with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
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
  test(`a link out of sight is preloaded on ${type}`, async ({ page }) => {
    await page.addInitScript(() => {
      // No link ever comes into sight.
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    await visitPreloading(page, HOTELS)
    const requests = recordRequests(page, PAYLOADS)
    const link = page.locator(`main a[href="${HOTEL}"]`).first()
    const asked = page.waitForRequest(/hotel\/101\/_payload/)
    await link.dispatchEvent(type)
    await asked
    await link.dispatchEvent(type)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(1)
  })
}

test('a pointer that rests on one link after the other has five preloads in flight at most', async ({
  page,
}) => {
  const slow = await holdRequests(page, PAYLOADS)
  await visitPreloading(page, LIST)
  await expect.poll(() => slow.held.length).toBe(3)
  const groups = 'header .site-groups a:not([aria-current], [href$="/guide"])'
  const links = await page.locator(groups).all()
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) {
    await link.dispatchEvent('pointerover')
    await page.waitForTimeout(150)
  }
  expect(slow.held).toHaveLength(5)
  const last = page.waitForRequest(PAYLOADS)
  await slow.release()
  expect(pathOf((await last).url())).toBe((await payloadPaths(page, groups)).at(-1))
})

test('a pointer that only passes a link preloads nothing, and a press does at once', async ({
  page,
}) => {
  await visit(page, HOTELS)
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }))
  const requests = recordRequests(page, PAYLOADS)
  // The guide is always loaded as a document.
  const groups = 'header .site-groups a:not([aria-current], [href$="/guide"])'
  const paths = await payloadPaths(page, groups)
  const [, rested, pressed] = paths
  const links = page.locator(groups)
  const rests = page.waitForRequest(PAYLOADS)
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

test('a failed preload is not retried at every move of the pointer', async ({ page }) => {
  await page.route(PAYLOADS, (route) => route.fulfill({ status: 503 }))
  await visit(page, HOTELS)
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }))
  const requests = recordRequests(page, /hotel\/101\/_payload/)
  const link = page.locator(`main a[href="${HOTEL}"]`).first()
  const failed = page.waitForResponse(/hotel\/101\/_payload/)
  await link.dispatchEvent('pointerover')
  await failed
  for (let move = 0; move < 5; move += 1) await link.dispatchEvent('pointerover')
  expect(requests).toHaveLength(1)
  await page.unroute(PAYLOADS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  expect(requests).toHaveLength(2)
})

test('links of the new page are preloaded, those of the previous one are dropped', async ({
  page,
}) => {
  const slow = await holdRequests(page, /mall\/(?!hotel\/102).*_payload|_payload.*page=/)
  await visitPreloading(page, HOTELS)
  const requests = recordRequests(page, PAYLOADS)
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a id="late" href="/service/qa">late</a>')
  })
  await follow(page, '/mall/hotel/102')
  await expect(page).toHaveURL('/mall/hotel/102')
  await expect(page.locator('#late')).toHaveCount(0)
  await slow.release()
  await page.locator('main a[href^="/"]').first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests.map((request) => pathOf(request.url()))).not.toContain(
    '/service/qa/_payload.json',
  )
})
