import { expect, type Locator, test } from '@playwright/test'
import { expectClient } from '../support/client-page.ts'

/** The prices in yuan, in order. */
async function pricesOf(rows: Locator): Promise<number[]> {
  const prices = await rows.locator('.price').allTextContents()
  return prices.map((price) => Number(price.replace(/\D/g, '')))
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, { tag: '@once' }, () => {
    test.use({ javaScriptEnabled })

    test('filters of hotels add up, are taken back one by one, and the rows answer', async ({
      page,
    }) => {
      await page.goto('/mall/hotel')
      if (javaScriptEnabled) await expectClient(page)
      const filters = page.getByRole('navigation', { name: '按条件筛选' })
      const orders = page.getByRole('navigation', { name: '排序' })
      const rows = page.locator('.item')
      const all = await rows.count()
      await filters.getByRole('link', { name: '住 4 人' }).click()
      await expect(rows.first()).toContainText('住 4 人')
      await filters.getByRole('link', { name: '¥600 以内' }).click()
      await expect(page).toHaveURL(/persons=4&price=600/)
      await expect(filters.locator('[aria-current]')).toHaveText(['住 4 人', '¥600 以内'])
      const prices = await pricesOf(rows)
      expect(prices.length).toBeGreaterThan(1)
      expect(prices.length).toBeLessThan(all)
      expect(Math.max(...prices)).toBeLessThanOrEqual(600)

      await orders.getByRole('link', { name: '价格从低到高' }).click()
      await expect(orders.locator('[aria-current]')).toHaveText('价格从低到高')
      expect(await pricesOf(rows)).toEqual(prices.toSorted((one, other) => one - other))

      await filters.getByRole('link', { name: '住 4 人' }).click()
      await expect(page).toHaveURL(/\?price=600&sort=price$/)
    })
  })
}

test('a room is booked from its row', { tag: '@once' }, async ({ page }) => {
  await page.goto('/mall/hotel/101')
  const buttons = page.locator('.room .button')
  await expect(buttons).toHaveCount(await page.locator('.room').count())
  await expect(buttons.first()).toHaveAccessibleName(/^预订：/)
  await expect(buttons.first()).toHaveAttribute('href', /^https:/)
})
