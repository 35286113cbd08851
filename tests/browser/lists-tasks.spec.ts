import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

for (const { path, place, lost } of [
  { path: '', place: '码头', lost: '雨伞' },
  { path: '/en', place: 'Pier', lost: 'umbrella' },
]) {
  test.describe(`on a phone, ${path || '/'}`, { tag: '@once' }, () => {
    test('restaurants of one place are a tap away', async ({ page }) => {
      await page.goto(`${path}/mall/restaurant`)
      await page.getByRole('main').getByRole('link', { name: place, exact: true }).click()
      await expect(page).toHaveURL(/place=quay/)
      await expect(page.locator('.item')).toHaveCount(2)
      await expect(page.locator('.menu h2')).toHaveText([place])
    })

    test('a lost thing leads to lost property', async ({ page }) => {
      await page.goto(`${path}/search?q=${lost}`)
      await page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(/\/contact#lost$/)
    })

    test('dogs and views narrow the hotels', async ({ page }) => {
      await page.goto(`${path}/mall/hotel?view=1`)
      await expect(page.locator('.item')).toHaveCount(1)
      await page.goto(`${path}/mall/hotel`)
      await page.locator('a[href*="dogs=1"]').click()
      await expect(page.locator('.item')).toHaveCount(1)
    })
  })
}
