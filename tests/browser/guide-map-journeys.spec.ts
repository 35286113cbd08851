import { expect, test } from '@playwright/test'
import { GUIDE_LANGUAGES, openGuide, sheet } from '../support/guide-page.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const words of GUIDE_LANGUAGES) {
  test.describe(`${words.path} on a phone`, () => {
    test('answers in two taps which walk under two hours has no steps, and which toilets are on it', async ({
      page,
    }) => {
      await openGuide(page, words.path)
      const filter = page.locator('.guide-filter')
      for (const name of [words.trails, words.withoutSteps]) {
        // Where a finger sees it: a test would scroll to it by itself.
        await expect(filter.getByRole('link', { name })).toBeInViewport({ ratio: 0.8 })
        await filter.getByRole('link', { name }).tap()
      }
      await expect(page).toHaveURL(/guide\?trails=step-free$/)
      const first = page.locator('li.trail').first()
      await expect(first).toBeInViewport()
      await expect(first.locator('.facts')).toContainText(words.noStairs)
      await expect(first.locator('.facts')).toContainText(words.minutes)
      const toilet = first.locator('.trail-help a').first()
      await expect(toilet).toBeInViewport()
      await expect(toilet).toHaveAttribute('href', /^#point-\d+$/)
      // Of all that is listed.
      for (const facts of await page.locator('li.trail .facts').all())
        await expect(facts).toContainText(words.noStairs)
      // The same without script, at the same address.
      await page.goto('about:blank')
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto(`${words.path}?trails=step-free`)
      await expect(page.locator('li.trail').first().locator('.trail-help a').first()).toBeVisible()
    })

    test('says on the map what its marks mean, and what one is called', async ({ page }) => {
      await openGuide(page, words.path)
      const legend = page.locator('.map-legend')
      await legend.locator('summary').tap()
      for (const name of [words.toilets, words.food, words.cableCar, words.trails])
        await expect(legend.getByText(name, { exact: true })).toBeVisible()
      // It covers neither the list nor the map's buttons.
      const { x, y, width, height } = (await legend.locator('ul').boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      const controls = await page.locator('.map-controls').boundingBox()
      expect(x + width).toBeLessThanOrEqual(controls?.x ?? 0)
      expect(y + height).toBeLessThanOrEqual(
        (await page.locator('.guide-side').boundingBox())?.y ?? 0,
      )
      await legend.locator('summary').tap()
      await page.getByRole('searchbox').fill(words.temple)
      await page.locator('[data-point="1"]').tap()
      await expect(sheet(page).getByRole('heading')).toHaveText(words.temple)
    })
  })
}
