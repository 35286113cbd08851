import { expect, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import {
  boxOf,
  expectSwapped,
  follow,
  holdRequests,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  OTHER_HOTEL,
  OTHER_HOTEL_NAME,
  PAYLOADS,
  visit,
} from '../support/client-page.ts'

test('a press during a page transition still works', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    async function hold({ ready }: ViewTransition) {
      await ready
      for (const animation of document.getAnimations()) animation.pause()
      document.body.dataset['fading'] = ''
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void hold(transition)
      return transition
    }
  })
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expect(page.locator('[data-fading]')).toBeAttached()
  const { x, y } = await boxOf(page.locator('header a[href="/"]').first())
  await page.mouse.click(x + 10, y + 10)
  await expectSwapped(page, '/', '浅澜湾')
})

test('a page that arrives during a press does not prevent the click', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: now() })
  await visit(page, HOTELS)
  const slow = await holdRequests(page, PAYLOADS)
  await follow(page, HOTEL)
  await expect.poll(() => slow.held.length).toBe(1)
  await page.locator(`main a[href="${OTHER_HOTEL}"]`).first().hover()
  // Stops the page's clock, so that the press is short even on a slow machine.
  // oxlint-disable-next-line no-restricted-properties -- the clock that is installed in the page
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.mouse.down()
  await slow.release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
  await page.mouse.up()
  await page.clock.resume()
  await expectSwapped(page, OTHER_HOTEL, OTHER_HOTEL_NAME)
})

test('a page that arrives during a long press is shown', async ({ page }) => {
  await visit(page, HOTELS)
  const slow = await holdRequests(page, PAYLOADS)
  await follow(page, HOTEL)
  await expect.poll(() => slow.held.length).toBe(1)
  await page.mouse.move(1, 500)
  await page.mouse.down()
  await slow.release()
  await expectSwapped(page, HOTEL, HOTEL_NAME)
})

test('stopping a navigation restores the address of the shown page, and links still work', async ({
  page,
}) => {
  await visit(page, HOTELS)
  const slow = await holdRequests(page, PAYLOADS)
  await follow(page, HOTEL)
  await expect.poll(() => slow.held.length).toBe(1)
  await expect(page).toHaveURL(HOTEL)
  await page.evaluate(() => window.stop())
  await expect(page).toHaveURL(HOTELS)
  await slow.release()
  await expectSwapped(page, HOTELS, HOTELS_NAME)
  await expect(page.locator('[data-navigating]')).toHaveCount(0)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await page.goBack()
  await expectSwapped(page, HOTELS, HOTELS_NAME)
})

test('stopping a navigation back restores the address of the shown page', async ({ page }) => {
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await follow(page, '/infomation/contact')
  await expectSwapped(page, '/infomation/contact', '联系我们')
  const slow = await holdRequests(page, PAYLOADS)
  await page.clock.install({ time: now() })
  await page.clock.fastForward(61_000)
  await page.evaluate(() => history.back())
  await expect.poll(() => slow.held.length).toBe(1)
  await expect(page).toHaveURL(HOTEL)
  await page.evaluate(() => window.stop())
  await expect(page).toHaveURL('/infomation/contact')
  await slow.release()
  await page.goBack()
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await page.goBack()
  await expectSwapped(page, HOTELS, HOTELS_NAME)
})
