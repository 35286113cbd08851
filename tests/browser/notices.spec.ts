import { expect, type Page, type Request, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import { expectClient, recordRequests, setConnection } from '../support/client-page.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

const OPS_TOKEN = 'a-token-for-tests-only'
const POLLS = /\/visit\.json\?only=notices$/
const MINUTE_MS = 60_000
/** A time at which the boat of the test site runs. */
const OPENED_AT = Date.parse('2033-04-20T10:00+08:00')

let site: TestSite
test.beforeAll(async () => {
  site = await startLocalSite({ vars: { OPS_TOKEN } })
})
test.afterAll(() => site.stop())

// In sequence, because the reports of one test would be news in another.
test.describe.configure({ mode: 'default' })
let polls: Request[]
/** How far the clocks have moved since `OPENED_AT`. */
let passedMs = 0
test.beforeEach(async ({ page }) => {
  polls = recordRequests(page, POLLS)
  passedMs = 0
  await site.setStage({ aheadMs: OPENED_AT - now() })
  await report({ facility: 'island-boat', state: 'clear' })
  await page.clock.install({ time: OPENED_AT })
})
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function report(body: object): Promise<void> {
  const answer = await fetch(`${site.site.origin}/ops/today`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

const closed = (note: { zh: string; en: string }) => ({
  facility: 'island-boat',
  state: 'closed',
  note,
})
const WIND = closed({ zh: '大风', en: 'Strong wind' })

/** Opens a page and waits until it has the current notices. */
async function open(page: Page, path: string): Promise<void> {
  const polled = page.waitForResponse(POLLS)
  await page.goto(site.site.origin + path)
  await (await polled).finished()
  // Waits for a later request, so that the page has read the poll's response.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text())
}

/** Advances the clock of the site by a minute, and that of the page by `minutes`. */
async function minutePasses(page: Page, minutes = 1): Promise<void> {
  passedMs += MINUTE_MS
  await site.setStage({ aheadMs: OPENED_AT + passedMs - now() })
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.clock.runFor(MINUTE_MS)
    await polls.at(-1)?.response()
    // Waits for a later request, so that the page has read the poll's response.
    await page.evaluate(async () => (await fetch('/builds/latest.json')).text())
  }
}

const toast = (page: Page) => page.getByRole('status').locator('.toast')

const WORDS = [
  {
    language: 'zh',
    prefix: '',
    closed: '环岛船：停运 · 大风',
    queue: '环岛船：正常运行 · 排队约 20 分钟',
    warning: '台风红色预警',
    conditions: '今日情况',
  },
  {
    language: 'en',
    prefix: '/en',
    closed: 'Island boat: Closed · Strong wind',
    queue: 'Island boat: Running · queue of about 20 minutes',
    warning: 'Typhoon: red warning',
    conditions: 'Conditions',
  },
] as const

for (const { language, prefix, ...words } of WORDS) {
  test(`an open page announces in ${language} once that the boat is closed`, async ({ page }) => {
    await open(page, `${prefix}/mall/hotel`)
    await page.evaluate(() => scrollTo(0, 400))
    await report(WIND)
    await minutePasses(page)
    await expect(toast(page).locator('p')).toHaveText(words.closed)
    expect(await page.evaluate(() => scrollY)).toBe(400)
    // No page shows a notice again that the reader has dismissed.
    await toast(page).locator('.toast-close').click()
    await minutePasses(page, 3)
    await expect(toast(page)).toHaveCount(0)
    await open(page, `${prefix}/service/traffic`)
    await minutePasses(page)
    await expect(toast(page)).toHaveCount(0)
    // One toast announces both a queue and a warning, with a link to the conditions.
    await report({ facility: 'island-boat', state: 'running', waitMinutes: 20 })
    await report({ warning: { zh: '台风', en: 'Typhoon' }, colour: 'red' })
    await minutePasses(page)
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page).locator('p')).toContainText(words.warning)
    await expect(toast(page).locator('p')).toContainText(words.queue)
    await toast(page).getByRole('link', { name: words.conditions, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/service/conditions$`))
    await report({ warning: { zh: '台风', en: 'Typhoon' }, colour: 'none' })
  })
}

test('an outdated notice is replaced, and Escape closes it', async ({ page }) => {
  await open(page, '/mall/hotel')
  await report(WIND)
  await minutePasses(page)
  await expect(toast(page)).toHaveText(/停运/)
  await report({ facility: 'island-boat', state: 'running' })
  await minutePasses(page)
  await expect(toast(page).locator('p')).toHaveText('环岛船：正常运行')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
})

test('a report sent after the page was opened is announced on its first poll', async ({ page }) => {
  // Sends the report before the first poll, as if the poll were late.
  await page.route(POLLS, async (route) => {
    await report({ ...WIND })
    await route.continue()
  })
  await page.clock.setSystemTime(OPENED_AT - MINUTE_MS)
  await open(page, '/mall/hotel')
  await expect(toast(page).locator('p')).toHaveText('环岛船：停运 · 大风')
})

test('the other language does not repeat a notice', async ({ page }) => {
  await open(page, '/mall/hotel')
  await report(WIND)
  await minutePasses(page)
  await expect(toast(page)).toHaveCount(1)
  await open(page, '/en/mall/hotel')
  await minutePasses(page)
  await expect(toast(page)).toHaveCount(0)
})

test('polls return 304 if nothing has changed, and a hidden page does not poll', async ({
  page,
}) => {
  await open(page, '/mall/hotel')
  await minutePasses(page, 60)
  expect(polls.length).toBeGreaterThanOrEqual(60)
  expect(polls.length).toBeLessThanOrEqual(73)
  const answers = await Promise.all(polls.map((request) => request.response()))
  // When the clock jumps, the browser may cancel an open request.
  const unchanged = answers.filter((answer) => answer?.status() === 304)
  expect(unchanged.length).toBeGreaterThan(30)
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, isHidden)
  await setHidden(true)
  const before = polls.length
  await minutePasses(page, 5)
  expect(polls).toHaveLength(before)
  await report(WIND)
  await setHidden(false)
  await page.clock.runFor(0)
  await expect(toast(page)).toHaveCount(1)
})

test('polls are rarer after failures, and resume at once when back online', async ({
  page,
  context,
}) => {
  await open(page, '/mall/hotel')
  await page.route(POLLS, (route) => route.fulfill({ status: 503 }))
  await minutePasses(page, 60)
  expect(polls.length).toBeGreaterThan(3)
  expect(polls.length).toBeLessThan(11)
  await page.unroute(POLLS)
  await context.setOffline(true)
  const before = polls.length
  await page.clock.runFor(30 * MINUTE_MS)
  expect(polls).toHaveLength(before)
  await report(WIND)
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await page.clock.runFor(0)
  await expect(toast(page)).toHaveCount(1)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`with ${JSON.stringify(connection)} a page polls every five minutes`, async ({ page }) => {
    await setConnection(page, connection)
    await page.goto(`${site.site.origin}/mall/hotel`)
    await expectClient(page)
    await page.waitForLoadState('networkidle')
    await minutePasses(page, 4)
    expect(polls).toHaveLength(0)
    await minutePasses(page, 7)
    expect(polls).toHaveLength(2)
  })

test('a page shows no message if its later script fails to load', async ({ page }) => {
  await page.route(/\/assets\/after-load/, (route) => route.abort())
  await page.goto(`${site.site.origin}/mall/hotel`)
  await expectClient(page)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1000)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an offline page announces a closure when it is back online', async ({ page, context }) => {
    await open(page, '/mall/hotel')
    const isCached = () =>
      page.evaluate(async () => (await caches.match('/mall/hotel', { ignoreVary: true }))?.ok)
    await expect.poll(isCached).toBe(true)
    await page.evaluate(() => sessionStorage.clear())
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('main > .notice > time')).toBeVisible()
    await report(WIND)
    await context.setOffline(false)
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(toast(page).locator('p')).toHaveText('环岛船：停运 · 大风', { timeout: 1000 })
    }).toPass()
  })
})
