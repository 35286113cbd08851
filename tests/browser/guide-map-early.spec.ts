import { expect, type Page, test } from '@playwright/test'
import {
  editDocuments,
  expectClient,
  holdRequests,
  recordRequests,
} from '../support/client-page.ts'
import { expectMap, expectOpen, GUIDES, reset, row, sheet, viewOf } from '../support/guide-page.ts'

for (const words of GUIDES)
  test.describe(words.path, { tag: '@once' }, () => {
    test('has a movable map before the list is hydrated', async ({ page }) => {
      const react = await holdRequests(page, /\/hydrate-/)
      await page.goto(words.path)
      await expectOpen(page)
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'loading')
      const room = page.locator('.map-room')
      await room.evaluate((element) => element.setAttribute('data-marked', ''))
      const start = await viewOf(page)
      await room.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => viewOf(page)).not.toBe(start)
      // Before hydration, a mark is a link to its point in the list.
      const mark = page.locator('.map-canvas .map-mark-landmark[data-point="1"]')
      await mark.press('Enter')
      await expect(page).toHaveURL(/#point-1$/)
      await expect(row(page, 1)).toBeInViewport()
      await react.release()
      await expect(sheet(page).getByRole('heading')).toHaveText(words.temple)
      await expect(page.locator('.map-room')).toHaveCount(1)
      await expect(room).toHaveAttribute('data-marked', '')
      await reset(page).click()
      await expect(page.locator('[data-point="1"][aria-pressed="true"]')).toBeVisible()
    })

    test('loads the list after the map’s code, or when the list is pressed', async ({ page }) => {
      for (const isPressed of [false, true]) {
        const map = await holdRequests(page, /\/(?:guide-map\.client|early-map)-/)
        const react = recordRequests(page, /\/hydrate-/)
        await page.goto(words.path, { waitUntil: 'commit' })
        await expectClient(page)
        await expect.poll(() => map.held.length).toBeGreaterThan(0)
        expect(react).toEqual([])
        if (isPressed) await row(page, 1).getByRole('heading').click()
        else await map.release()
        await expect.poll(() => react.length).toBeGreaterThan(0)
        if (isPressed) await map.release()
        await expectMap(page)
        await page.goto('about:blank')
        await page.unrouteAll()
      }
    })

    test('shows a background colour until the painting has loaded', async ({ page }) => {
      await page.route(/\.(?:avif|webp|jpe?g)$/, () => new Promise(() => {}))
      await page.goto(words.path, { waitUntil: 'commit' })
      await expectOpen(page)
      await expect(page.locator('.map-ground')).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      )
      await page.unrouteAll()
    })

    test('keeps its map if the list cannot be loaded', async ({ page }) => {
      await page.route(/guide-map\.island/, (route) => route.abort())
      await page.goto(words.path)
      // The page reloads itself once before it shows the error.
      await expect(page.locator('.toast-error')).toBeVisible()
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'failed')
      await expectMoves(page)
    })

    test('opens a map in the restored page if the list fails', async ({ page }) => {
      // Breaks data that only the list needs.
      await editDocuments(page, (html) => html.replace('"links":{', '"links":null,"x":{'))
      await page.goto(words.path)
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'failed')
      await expectMoves(page)
      await expect(page.locator('.map-room')).toHaveCount(1)
    })
  })

async function expectMoves(page: Page): Promise<void> {
  await expectOpen(page)
  const start = await viewOf(page)
  await page.locator('.map-room').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => viewOf(page)).not.toBe(start)
}
