import { expect, test } from '@playwright/test'
import { followNew, HOTEL, HOTELS, isSameDocument, visit } from '../support/client-page.ts'

// Playwright switches the browser's page cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('a page that is left for another document comes back as it was, and goes on working', async ({
  page,
}) => {
  await visit(page, HOTELS)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted)
    })
    window.scrollTo(0, 400)
  })
  await followNew(page, '/service/complain')
  await expect(page).toHaveURL('/service/complain')
  // Playwright's own way back waits for a load that never comes.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await followNew(page, HOTEL)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('听松山房')
  expect(await isSameDocument(page)).toBe(true)
})
