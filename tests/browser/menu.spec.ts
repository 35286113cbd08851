import { expect, test } from '@playwright/test'
import { COMPOSING, expectClient } from '../support/client-page.ts'

test.describe('the menu', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('opens and closes by keyboard, and its links are next in tab order', async ({
        page,
      }) => {
        await page.goto('/mall/ticket')
        const menu = page.locator('.site-menu')
        await menu.locator('summary').focus()
        await page.keyboard.press('Enter')
        await expect(menu).toHaveAttribute('open', '')
        await page.keyboard.press('Tab')
        await expect(menu.locator('.site-menu-groups a').first()).toBeFocused()
        await expect(menu.locator('.site-menu-groups > li')).toHaveCount(8)
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(menu).not.toHaveAttribute('open', '')
      })
    })
  }

  test('has the search only if the header has not, and marks the current page', async ({
    page,
  }) => {
    await page.goto('/mall/ticket')
    await expectClient(page)
    await page.locator('.site-menu summary').click()
    const search = page.getByRole('link', { name: '搜索全站' })
    await expect(search).toHaveCount(1)
    await page.setViewportSize({ width: 340, height: 640 })
    await expect(search).toHaveCount(1)
    await expect(
      page.locator('.site-menu-panel').getByRole('link', { name: '搜索全站' }),
    ).toBeVisible()
    const current = page.locator('.site-menu-groups [aria-current=page]')
    await expect(current).toHaveAttribute('href', '/mall/ticket')
  })

  test('closes on Escape and returns the focus to its button', async ({ page }) => {
    await page.goto('/mall/ticket')
    await expectClient(page)
    const menu = page.locator('.site-menu')
    await menu.locator('summary').click()
    await menu.locator('a').nth(3).focus()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open', '')
    await expect(menu.locator('summary')).toBeFocused()
  })

  test('stays open if Escape only cancels an IME composition', async ({ page }) => {
    await page.goto('/mall/ticket')
    await expectClient(page)
    const menu = page.locator('.site-menu')
    await menu.locator('summary').click()
    for (const pressed of COMPOSING) await page.locator('main').dispatchEvent('keydown', pressed)
    await expect(menu).toHaveAttribute('open', '')
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await page.goto('/mall/ticket')
    await expectClient(page)
    const menu = page.locator('.site-menu')
    await menu.locator('summary').click()
    await menu.locator('a').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open', '')
  })

  test('closes on a press outside it', async ({ page }) => {
    await page.goto('/mall/ticket')
    await expectClient(page)
    const menu = page.locator('.site-menu')
    await menu.locator('summary').click()
    await page.locator('main').dispatchEvent('pointerdown')
    await expect(menu).not.toHaveAttribute('open', '')
  })

  test('is vertical in Chinese and horizontal in English', async ({ page }) => {
    await page.goto('/mall/ticket')
    await page.locator('.site-menu summary').click()
    const title = page.locator('.site-menu-title').first()
    await expect(title).toHaveCSS('writing-mode', 'vertical-lr')
    await page.goto('/en/mall/ticket')
    await page.locator('.site-menu summary').click()
    await expect(title).toHaveCSS('writing-mode', 'horizontal-tb')
  })
})
