import { expect, type Page, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import {
  editDocuments,
  editPayloads,
  expectClient,
  expectLoadedFully,
  expectNewDocument,
  expectSwapped,
  follow,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  PAYLOADS,
  isSameDocument,
  ISLAND,
  LATEST_BUILD,
  markDocument,
  OTHER_HOTEL,
  recordRequests,
  setConnection,
  visit,
} from '../support/client-page.ts'

const CHUNK = /\/assets\/hydrate/
const HOUR_MS = 3_600_000
const META = /\/builds\/meta\/[\w-]+\.json$/

// Requests that are still open at the end of a test may fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Makes the site report another build as live. */
async function announceBuild(page: Page): Promise<void> {
  await page.route(LATEST_BUILD, (route) => route.fulfill({ json: { id: 'next', timestamp: 1 } }))
}

/** Fires the event with which the chunk loader reports a chunk that cannot be loaded. */
async function failChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
  })
}

for (const [effectiveType, count] of [
  ['2g', 1],
  ['slow-2g', 0],
] as const) {
  test(`the build’s description is requested ${count} times on ${effectiveType}`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await setConnection(page, { effectiveType })
    const requests = recordRequests(page, META)
    // The clock must stop before the page loads.
    await page.clock.pauseAt(1000)
    await page.goto(HOTELS)
    await expectClient(page)
    await page.clock.runFor(999)
    expect(requests).toHaveLength(0)
    await page.clock.runFor(1)
    await expect.poll(() => requests.length).toBe(count)
    await page.clock.runFor(60_000)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(count)
    const [request] = requests
    expect((await request?.response())?.status()).toBe(count === 1 ? 200 : undefined)
  })
}

test('the live build is requested every hour, whatever the response', async ({ page }) => {
  await page.clock.install({ time: now() })
  await page.route(LATEST_BUILD, (route) => route.abort())
  const requests = recordRequests(page, LATEST_BUILD)
  await visit(page, HOTELS)
  await page.clock.fastForward(HOUR_MS - 60_000)
  expect(requests).toHaveLength(0)
  await page.clock.fastForward(60_000)
  await expect.poll(() => requests.length).toBe(1)
  await page.clock.fastForward(HOUR_MS)
  await expect.poll(() => requests.length).toBe(2)
  await page.unroute(LATEST_BUILD)
  await page.route(LATEST_BUILD, (route) => route.fulfill({ body: 'not JSON' }))
  await page.clock.fastForward(HOUR_MS)
  await expect.poll(() => requests.length).toBe(3)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
})

test('a tab hidden for over an hour requests the build when it is visible again', async ({
  page,
}) => {
  await page.clock.install({ time: now() })
  const requests = recordRequests(page, LATEST_BUILD)
  await visit(page, HOTELS)
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, isHidden)
  await setHidden(true)
  await page.clock.setSystemTime(now() + HOUR_MS - 60_000)
  await setHidden(false)
  await setHidden(true)
  // In a hidden tab, timers do not run. Only the time of day advances.
  await page.clock.setSystemTime(now() + HOUR_MS + 60_000)
  expect(requests).toHaveLength(0)
  await setHidden(false)
  await expect.poll(() => requests.length).toBe(1)
})

test('after a new build the next navigation is one full load', async ({ page }) => {
  await editDocuments(page, (html) =>
    html.replace(/(name="build-check-interval" content=")\d+/, '$11000'),
  )
  await announceBuild(page)
  // A document polls until it learns of the new build, so the test waits for that response.
  const firstPoll = page.waitForResponse(LATEST_BUILD)
  await visit(page, HOTELS)
  await firstPoll
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
  expect(await isSameDocument(page)).toBe(true)
  const secondPoll = page.waitForResponse(LATEST_BUILD)
  await follow(page, HOTEL)
  await expectLoadedFully(page, HOTEL, HOTEL_NAME)
  const marker = await page.evaluate(() => sessionStorage.getItem('reload') ?? '')
  expect(marker.split(' ')).toEqual([HOTEL, expect.stringMatching(/^\d+$/)])

  // The site still serves the old build. Within ten seconds, a target is not loaded twice, but
  // another target is loaded in full.
  await secondPoll
  await markDocument(page)
  const link = page.locator('main a').first()
  await link.evaluate((element, path) => element.setAttribute('href', path), HOTEL)
  const request = page.waitForRequest(PAYLOADS)
  await link.click()
  await request
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await follow(page, HOTELS)
  await expectLoadedFully(page, HOTELS, HOTELS_NAME)
})

test('going back after a new build loads the previous page in full', async ({ page }) => {
  await page.clock.install({ time: now() })
  await announceBuild(page)
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  const poll = page.waitForResponse(LATEST_BUILD)
  await page.clock.fastForward(HOUR_MS)
  await (await poll).finished()
  // Waits for a later request, so that the page has read the poll's response.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text())
  await page.goBack()
  await expectLoadedFully(page, HOTELS, HOTELS_NAME)
})

const UNUSABLE_CHUNKS = {
  missing: { status: 404, body: '404 Not Found' },
  'a page': { contentType: 'text/html', body: '<!doctype html><title>proxy</title>' },
  garbage: { contentType: 'text/javascript', body: 'export const {' },
}

for (const [what, answer] of Object.entries(UNUSABLE_CHUNKS)) {
  test(`a chunk that is ${what} causes one full load, then a toast`, async ({ page }) => {
    const documents = recordRequests(page, /\/mall\/hotel$/)
    await editDocuments(page, (html) => html.replace('</main>', `${ISLAND}</main>`))
    await page.route(CHUNK, (route) => route.fulfill(answer))
    await page.goto(HOTELS)
    const toast = page.locator('.toast-error')
    await expect(toast).toContainText('页面有一部分没能加载出来。')
    await expect(toast.locator('.toast-count')).toHaveText('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
    expect(documents).toHaveLength(2)
    await toast.getByRole('button', { name: '重新加载' }).click()
    await expect.poll(() => documents.length).toBe(3)
    await expect(toast).toBeVisible()
    expect(documents).toHaveLength(3)
  })
}

test('a chunk that fails during a navigation causes one full load', async ({ page }) => {
  const documents = recordRequests(page, /\/en\/mall\/hotel\/101$/)
  await editPayloads(page, ({ content }) => ({ content: content + ISLAND }))
  await page.route(CHUNK, (route) => route.abort())
  await visit(page, HOTELS)
  await follow(page, `/en${HOTELS}`)
  await expectLoadedFully(page, `/en${HOTELS}`, 'Places to stay')
  // Each target has its own marker, so another target is loaded in full.
  await visit(page, `/en${HOTELS}`)
  await follow(page, `/en${HOTEL}`)
  await expectLoadedFully(page, `/en${HOTEL}`, 'North Reef Lodge')
  expect(documents).toHaveLength(1)
  // The same target within ten seconds: it is shown without the chunk, and a toast reports it.
  await visit(page, `/en${HOTELS}`)
  await follow(page, `/en${HOTEL}`)
  await expect(page.locator('.toast-error')).toContainText('Part of the page could not be loaded.')
  await expectSwapped(page, `/en${HOTEL}`, 'North Reef Lodge')
  expect(documents).toHaveLength(1)
})

test('a failed chunk does not reload a page with typed text', async ({ page }) => {
  await page.goto('/service/complain')
  const field = page.locator('textarea').first()
  await field.fill('路灯坏了')
  await markDocument(page)
  await failChunk(page)
  await expect(page.locator('.toast-error')).toContainText('页面有一部分没能加载出来。')
  await expect(field).toHaveValue('路灯坏了')
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
  await expectNewDocument(page)
  await expect(field).toHaveValue('路灯坏了')
  const posted = recordRequests(page, /complain/)
  await failChunk(page)
  await expect(page.locator('.toast-error').filter({ hasText: '没能加载出来' })).toBeVisible()
  await expect(field).toHaveValue('路灯坏了')
  await markDocument(page)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expectNewDocument(page)
  expect(posted.map((request) => request.method())).not.toContain('POST')
})

test('a failed chunk does not reload the page if it is offline', async ({ page, context }) => {
  await visit(page, `/en${HOTELS}`)
  await context.setOffline(true)
  await failChunk(page)
  await expect(page.locator('.toast-error')).toContainText('Part of the page could not be loaded.')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a failed chunk causes a toast and no reload without sessionStorage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await visit(page, OTHER_HOTEL)
  await failChunk(page)
  await expect(page.locator('.toast-error')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('stored input that cannot be read does not stop a page', async ({ page }) => {
  await page.addInitScript((path) => sessionStorage.setItem(`input ${path}`, '{'), HOTELS)
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
})
