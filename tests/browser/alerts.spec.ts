import { expect, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

// In the test site, an announcement closes the boat from 8 to 12 March 2032. The hotels also show
// it.

// With an English browser, the home page would redirect to `/en`.
test.use({ locale: 'zh-CN' })

let site: TestSite
test.beforeAll(async () => {
  site = await startLocalSite()
  await site.setStage({ aheadMs: Date.parse('2032-03-09T12:00+08:00') - now() })
})
test.afterAll(() => site.stop())

const LINE = '3月8日至3月12日 松坡航线临时停航'

test('a closure is one line with a link to it, also in large text and in print', async ({
  page,
}) => {
  await page.goto(`${site.site.origin}/mall/hotel/101`)
  const line = page.locator('main > .notice').filter({ hasText: LINE })
  const colour = () => line.evaluate((element) => getComputedStyle(element).color)
  await expect(line).toBeVisible()
  const [title, plans] = [line.getByRole('link').first(), line.getByRole('link').last()]
  await expect(title).toHaveAttribute('href', '/infomation/announcement/1019')
  await expect(plans).toHaveAttribute('href', '/service/conditions#plans')
  const calm = await page.locator('main').evaluate((main) => getComputedStyle(main).color)
  expect(await colour()).not.toBe(calm)
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  expect(await colour()).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })
  const small = await line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  await page.context().addCookies([{ name: 'elder', value: '1', url: site.site.origin }])
  await page.reload()
  await expect(line).toBeVisible()
  const large = await line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(large).toBeGreaterThan(small)
})

test('an open page removes the colour of an alert after its last day', async ({ page }) => {
  await page.clock.install({ time: Date.parse('2032-03-09T12:00+08:00') })
  await page.goto(`${site.site.origin}/mall/ticket`)
  const line = page.locator('main > .notice').filter({ hasText: LINE })
  await expect(line).toHaveAttribute('style', /cinnabar/)
  await page.clock.setSystemTime(Date.parse('2032-03-12T23:59+08:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line).toHaveAttribute('style', /cinnabar/)
  await page.clock.setSystemTime(Date.parse('2032-03-13T00:00+08:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line).not.toHaveAttribute('style')
})

for (const width of [390, 1440]) {
  test(`the guide below an alert fits in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.site.origin}/infomation/guide`)
    await expect(page.locator('main > .notice')).toBeVisible()
    const ends = await page.locator('.guide-stage').evaluate((map) => ({
      map: map.getBoundingClientRect().bottom,
      page: document.documentElement.scrollHeight,
    }))
    expect(width < 600 ? ends.map : ends.page).toBeLessThanOrEqual(900)
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an offline page shows an alert without its colour', async ({ page, context }) => {
    await page.goto(`${site.site.origin}/mall/ticket`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    const line = page.locator('main > .notice').filter({ hasText: LINE })
    const colours = () =>
      line.evaluate((element) => {
        const { color, borderInlineStartColor } = getComputedStyle(element)
        return [color, borderInlineStartColor]
      })
    const alert = await colours()
    await context.setOffline(true)
    await page.goto(`${site.site.origin}/mall/ticket`)
    await expect(line).toBeVisible()
    const calm = await page.locator('main').evaluate((main) => getComputedStyle(main).color)
    const [text, edge] = await colours()
    expect(text).toBe(calm)
    expect(edge).not.toBe(alert[1])
  })
})
