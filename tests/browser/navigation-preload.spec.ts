import { expect, test } from '@playwright/test'
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

test('visible links are preloaded, each once, at most five at a time', async ({ page }) => {
  let running = 0
  let peak = 0
  const asked: string[] = []
  await page.route(PAYLOADS, async (route) => {
    running += 1
    peak = Math.max(peak, running)
    asked.push(route.request().url())
    const response = await route.fetch()
    running -= 1
    await route.fulfill({ response })
  })
  await visitPreloading(page, '/scenic/information')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => asked.length).toBeGreaterThan(7)
  await page.waitForLoadState('networkidle')
  expect(peak).toBe(5)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.map(pathOf)).not.toContain('/infomation/guide/_payload.json')
})

test('no sixth preload starts before one of five has ended', async ({ page }) => {
  const slow = await holdRequests(page, PAYLOADS)
  await visitPreloading(page, '/scenic/information')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => slow.held.length).toBe(5)
  // A sixth one would start as soon as its link is in sight.
  await nextFrame(page)
  await nextFrame(page)
  expect(slow.held).toHaveLength(5)
  const more = page.waitForRequest(PAYLOADS)
  await slow.release()
  await more
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
  await visitPreloading(page, '/scenic/information')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => slow.held.length).toBe(5)
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

for (const type of ['pointerover', 'focusin', 'touchstart']) {
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
