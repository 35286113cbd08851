import { expect, type Page, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import { expectClient } from '../support/client-page.ts'

/**
 * Opens the tickets page. The browser's clock is wrong by `offByMs`. Returns the line that says
 * whether the area is open.
 */
async function openTickets(page: Page, offByMs = 0) {
  await page.clock.install({ time: now() + offByMs })
  await page.goto('/mall/ticket')
  await expectClient(page)
  return page.locator('.opening-now .open-now [data-times]')
}

/** Returns a line's texts, each with the minute from which it is shown. */
async function entriesOf(text: ReturnType<Page['locator']>): Promise<[number, string | null][]> {
  return JSON.parse((await text.getAttribute('data-times')) ?? '[]')
}

const HOUR_MS = 3_600_000
/** The text while the page cannot know whether the area is open. */
const UNKNOWN = '开放时间'

test('the opening text changes in time, or is general if the state is unknown', async ({
  page,
}) => {
  const text = await openTickets(page)
  const entries = await entriesOf(text)
  expect(entries.length).toBeGreaterThan(2)
  for (const [minute, words] of entries) {
    if (minute * 60_000 > now()) await page.clock.setSystemTime(minute * 60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(text).toHaveText(words ?? UNKNOWN)
  }
  const hours = page.locator('.opening-now li:nth-child(2)')
  await expect(hours).toHaveText(/^\d+月\d+日 \d\d:\d\d–\d\d:\d\d$/)
})

test('the opening text updates within a minute', async ({ page }) => {
  const text = await openTickets(page)
  const [, [minute, words] = [0, '']] = await entriesOf(text)
  await page.clock.setSystemTime(minute * 60_000)
  await page.clock.runFor(60_000)
  await expect(text).toHaveText(words ?? '')
})

for (const days of [-1, 1]) {
  test(`a clock ${days} day off shows the hours of the day, not the current state`, async ({
    page,
  }) => {
    const text = await openTickets(page, days * 24 * HOUR_MS)
    await expect(text).toHaveText(UNKNOWN)
    const tomorrow = page.locator('.opening-now li:nth-child(3)')
    await expect(tomorrow).toHaveText(/^\d+月\d+日 \d\d:\d\d–\d\d:\d\d$/)
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a stored page does not show the current state', async ({ page, context }) => {
    await page.goto('/mall/ticket')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.locator('.opening-now .open-now')).toBeVisible()
    await context.setOffline(true)
    await page.goto('/mall/ticket')
    await expect(page.locator('main > .notice')).toBeVisible()
    await expect(page.locator('.opening-now .open-now')).toBeHidden()
    await expect(page.locator('.opening-now li:nth-child(2)')).toHaveText(/\d\d:\d\d–\d\d:\d\d$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows hours with their dates, and not the current state', async ({ page }) => {
    await page.goto('/mall/ticket')
    await expect(page.locator('.opening-now .open-now')).toBeHidden()
    await expect(page.locator('.opening-now li:nth-child(2)')).toHaveText(
      /^\d+月\d+日 \d\d:\d\d–\d\d:\d\d$/,
    )
  })
})
