import { expect, test } from '@playwright/test'
import { GUIDES, openGuide, sheet, viewOf } from '../support/guide-page.ts'

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('highlights a trail that is chosen in the list until its sheet is closed', async ({
      page,
    }) => {
      await openGuide(page, `${words.path}?trails=all`)
      const before = await viewOf(page)
      const link = page.locator('#trail-2 h3 a')
      await link.click()
      await expect(page).toHaveURL(/\?trails=all#trail-2$/)
      await expect(sheet(page).getByRole('heading')).toBeFocused()
      const lit = page.locator('path.map-walk')
      await expect(lit).toHaveAttribute('d', /C|L/)
      await expect(lit).toBeInViewport({ ratio: 1 })
      await expect.poll(() => viewOf(page)).not.toBe(before)
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toHaveCount(0)
      await expect(lit).toHaveCount(0)
      await expect(link).toBeFocused()
      await expect(page).toHaveURL(/\?trails=all$/)
    })

    test('opens the trail of a link, and leads to a toilet on it', async ({ page }) => {
      await openGuide(page, `${words.path}#trail-2`)
      await expect(page.locator('path.map-walk')).toBeInViewport()
      await sheet(page).locator('.trail-help a').first().click()
      await expect(page).toHaveURL(/#point-50$/)
      await expect(page.locator('path.map-walk')).toHaveCount(0)
      await page.goto(`${words.path}#trail-99`)
      await expect(page.locator('.toast')).toHaveText(words.notOnMap)
    })

    test('filters trails in place, and removes the filter again', async ({ page }) => {
      await openGuide(page, words.path)
      const filter = page.locator('.guide-filter')
      await filter.getByRole('link', { name: words.trails }).click()
      await expect(page.locator('li.point')).toHaveCount(0)
      const all = await page.locator('li.trail').count()
      await filter.getByRole('link', { name: words.withoutSteps }).press('Enter')
      await expect(page).toHaveURL(/\?trails=step-free$/)
      await expect(page.locator('li.trail')).toHaveCount(3)
      await expect(page.locator('.guide-search [aria-live]')).toContainText('3')
      await filter.getByRole('link', { name: words.withoutSteps }).press('Enter')
      await expect(page.locator('li.trail')).toHaveCount(all)
      await filter.getByRole('link', { name: words.food }).click()
      await expect(page).toHaveURL(/guide\?category=food$/)
    })
  })
}
