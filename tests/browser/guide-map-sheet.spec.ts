import { expect, type Page, test } from '@playwright/test'
import { boxOf } from '../support/client-page.ts'
import { GUIDES, openGuide, row, sheet } from '../support/guide-page.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, hasTouch: true })

const side = (page: Page) => page.locator('.guide-side')
const topOf = async (page: Page) => (await boxOf(side(page))).y

/** Waits until the list's upper edge is at `top`, with a tolerance of two pixels. */
async function expectTop(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(3)
}

for (const words of GUIDES) {
  test.describe(`${words.path} on a phone`, () => {
    test('does not cover the map’s buttons with the list if the header is higher', async ({
      page,
    }) => {
      await openGuide(page, words.path)
      await page.locator('header .elder-switch button:visible').click()
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(page.locator('.map-controls'))
          return y + height - (await topOf(page))
        })
        .toBeLessThanOrEqual(0)
    })

    test('has a list with three positions, and the map behind it', async ({ page }) => {
      await openGuide(page, words.path)
      const peek = await topOf(page)
      expect(peek).toBeGreaterThan(PHONE.height * 0.75)
      const filter = page.getByRole('link', { name: words.openNow })
      await expect(filter).toBeInViewport({ ratio: 1 })
      const grip = page.getByRole('button', { name: words.up })
      await grip.press('Enter')
      await expectTop(page, PHONE.height / 2)
      // The map fills the window above the list.
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(page.locator('.guide-stage'))
          return Math.abs(y + height - PHONE.height / 2)
        })
        .toBeLessThan(20)
      await grip.press('ArrowUp')
      await expectTop(page, 0)
      const down = page.getByRole('button', { name: words.down })
      await down.press('ArrowDown')
      await expectTop(page, PHONE.height / 2)
      await page.keyboard.press('Escape')
      await expectTop(page, peek)
      // Tab must leave the grip.
      await page.keyboard.press('Tab')
      await expect(page.getByRole('searchbox')).toBeFocused()
    })

    test('has a list that snaps to a position when a mouse drags it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openGuide(page, words.path)
      const peek = await topOf(page)
      const drag = async (by: number) => {
        const top = await topOf(page)
        const { x, y, width, height } = await boxOf(page.locator('.sheet-grip'))
        await page.mouse.move(x + width / 2, y + height / 2)
        await page.mouse.down()
        await page.mouse.move(x + width / 2, y + height / 2 + by, { steps: 5 })
        await expectTop(page, top + by)
        await page.mouse.up()
      }
      await drag(-100)
      await expectTop(page, PHONE.height / 2)
      await drag(-300)
      await expectTop(page, 0)
      await drag(120)
      await expectTop(page, PHONE.height / 2)
      await drag(200)
      await expectTop(page, peek)
      // After a drag, a click still moves the list up.
      await page.locator('.sheet-grip').click()
      await expectTop(page, PHONE.height / 2)
    })

    test('has a button that leads back to the map from deep in the list', async ({ page }) => {
      await openGuide(page, words.path)
      await row(page, 38).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: words.toTheMap, exact: true }).tap()
      await expectTop(page, PHONE.height / 2)
      await expect(page.getByRole('button', { name: words.toTheMap, exact: true })).toHaveCount(0)
    })

    test('shows the chosen item both in the list and on the map', async ({ page }) => {
      await openGuide(page, `${words.path}?trails=all`)
      await page.locator('#trail-10 h3 a').tap()
      await expectTop(page, PHONE.height / 2)
      await expect(sheet(page).getByRole('heading')).toBeInViewport()
      const lit = page.locator('path.map-walk')
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(lit)
          return y > 0 && y + height < PHONE.height / 2
        })
        .toBe(true)
    })

    test('shows four points of a category, and all of them on request', async ({ page }) => {
      await openGuide(page, words.path)
      const rows = page.locator('.point-group').first().locator('li.point')
      await expect(rows.filter({ visible: true })).toHaveCount(4)
      await page.getByRole('button', { name: words.more }).first().press('Enter')
      await expect(rows.filter({ visible: true })).toHaveCount(await rows.count())
      await expect(rows.nth(4).getByRole('link').first()).toBeFocused()
    })
  })
}
