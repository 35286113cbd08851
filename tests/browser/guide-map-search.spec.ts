import { expect, test } from '@playwright/test'
import { nextFrame } from '../support/client-page.ts'
import { countShown, GUIDES, openGuide, row, sheet } from '../support/guide-page.ts'

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('searches list and map', async ({ page }) => {
      await openGuide(page, words.path)
      await page.getByRole('searchbox', { name: words.search }).fill(words.temple)
      await expect(row(page, 1)).toBeVisible()
      await expect.poll(() => page.locator('li.point').count()).toBeLessThan(12)
      await expect.poll(() => countShown(page)).toBeLessThan(12)
      await page.getByRole('searchbox').fill('qqqq')
      await expect(page.locator('li.point')).toHaveCount(0)
      await expect.poll(() => countShown(page)).toBe(0)
    })

    test('reports no results while the character table cannot be loaded', async ({ page }) => {
      await openGuide(page, words.path)
      await page.route(/TSCharacters/, (route) => route.abort())
      const search = page.getByRole('searchbox', { name: words.search })
      const clear = page.getByRole('button', { name: words.clearSearch })
      await search.fill('廁所')
      await expect(clear).toBeVisible()
      await page.unroute(/TSCharacters/)
      await search.fill('廁')
      await expect(clear).toHaveCount(0)
      await expect(page.locator('li.point').first()).toBeVisible()
    })

    test('waits until an input method has finished a word', async ({ page }) => {
      await openGuide(page, words.path)
      const rows = page.locator('li.point')
      const all = await rows.count()
      await page.getByRole('searchbox', { name: words.search }).focus()
      const session = await page.context().newCDPSession(page)
      const compose = { text: "si'miao", selectionStart: 7, selectionEnd: 7 }
      await session.send('Input.imeSetComposition', compose)
      await expect(rows).toHaveCount(all)
      await session.send('Input.insertText', { text: words.temple })
      await expect.poll(() => rows.count()).toBeLessThan(all)
      await expect(row(page, 1)).toBeVisible()
    })

    test('keeps the sheet open if Escape only cancels an IME composition', async ({ page }) => {
      await openGuide(page, `${words.path}#point-1`)
      const search = page.getByRole('searchbox', { name: words.search })
      // In Chromium, the event is marked as part of a composition. Safari only sends key code 229.
      for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
        await search.dispatchEvent('keydown', { key: 'Escape', bubbles: true, ...taken })
        await nextFrame(page)
        await expect(sheet(page)).toBeVisible()
      }
      await search.press('Escape')
      await expect(sheet(page)).toHaveCount(0)
    })
  })
}
