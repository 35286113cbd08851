import { expect, type Page, test } from '@playwright/test'
import { launchOptions } from '../../tools/browser/engines.ts'
import {
  followNew,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  isSameDocument,
  visit,
} from '../support/client-page.ts'

// By default, Playwright turns off the browser's back/forward cache.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('a page restored from the back/forward cache keeps its state and works', async ({ page }) => {
  await visit(page, HOTELS)
  await page.evaluate(() => window.scrollTo(0, 400))
  await leave(page)
  await comeBack(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await followNew(page, HOTEL)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTEL_NAME)
  expect(await isSameDocument(page)).toBe(true)
})

test('a restored page closes its menu and adopts the text size', async ({ page }) => {
  await visit(page, HOTELS)
  await page.locator('.site-menu summary').click()
  await expect(page.locator('.site-menu')).toHaveAttribute('open')
  await leave(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: '长者模式', exact: true }).click()
  const turnOff = header.getByRole('button', { name: '退出长者模式' })
  await expect(turnOff).toBeVisible()
  await comeBack(page)
  await expect(page.locator('.site-menu')).not.toHaveAttribute('open')
  await expect(turnOff).toBeVisible()
})

/** Leaves the page for another document. Marks the page if the browser restores it later. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
  })
  await followNew(page, '/service/complain')
  await expect(page).toHaveURL('/service/complain')
}

async function comeBack(page: Page): Promise<void> {
  // Playwright's `goBack` would wait for a load event that never comes.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}
