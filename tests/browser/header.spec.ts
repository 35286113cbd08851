import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectClient } from '../support/client-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const LONG_PAGE = '/service/qa'

/** Scrolls in steps, like a reader. */
async function scrollBySteps(page: Page, ...steps: number[]): Promise<void> {
  for (const top of steps) {
    await page.evaluate((to) => scrollTo(0, to), top)
    // Browsers fire the scroll event with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(undefined))))
  }
}

function topOfHeader(page: Page): Promise<number> {
  return page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().top)
}

test('the header returns on scrolling up, and moves no content', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(LONG_PAGE)
  await expectClient(page)
  const placeOfMain = () =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  const before = await placeOfMain()
  await scrollBySteps(page, 200, 1200)
  expect(await topOfHeader(page)).toBeLessThan(-1000)
  await scrollBySteps(page, 1100)
  await expect.poll(() => topOfHeader(page)).toBe(0)
  expect(await placeOfMain()).toBe(before)
  // A hand that shakes scrolls by a few pixels.
  await scrollBySteps(page, 1103)
  expect(await topOfHeader(page)).toBe(0)
  await scrollBySteps(page, 1300)
  await expect.poll(() => topOfHeader(page)).toBeLessThan(-1000)
  await scrollBySteps(page, 1200, 0)
  expect(await topOfHeader(page)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-up')
})

test('the header covers neither the focus nor a link target when it returns', async ({ page }) => {
  await page.goto(LONG_PAGE)
  await expectClient(page)
  const links = page.locator('.question summary')
  await links.nth(12).focus()
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('Shift+Tab')
  const clear = () =>
    page.evaluate(() => {
      const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
      return (document.activeElement?.getBoundingClientRect().top ?? 0) - header
    })
  await expect.poll(clear).toBeGreaterThanOrEqual(0)
  await scrollBySteps(page, 3000)
  const id = await page.locator('.question').nth(6).getAttribute('id')
  await page.evaluate((hash) => (location.hash = hash ?? ''), id)
  await expect(page.locator('html')).toHaveAttribute('data-up')
  const place = await page.locator(`[id="${id}"]`).evaluate((it) => it.getBoundingClientRect().top)
  expect(place).toBeGreaterThanOrEqual(60)
})

for (const address of [LONG_PAGE, `/en${LONG_PAGE}`])
  test(`the search is on the same line as the site’s name in ${address}`, async ({ page }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      const header = page.getByRole('banner')
      await expect(header.locator('> .site-search'), `${width} px`).toBeInViewport({ ratio: 1 })
      const { height } = await boxOf(header)
      expect(height, `${width} px`).toBeLessThanOrEqual(66)
    }
  })

test('an open menu stays in view', async ({ page }) => {
  await page.goto(LONG_PAGE)
  await expectClient(page)
  await page.locator('.site-menu summary').click()
  await scrollBySteps(page, 600)
  await expect.poll(() => topOfHeader(page)).toBe(0)
})

test('on a tablet the footer has all links, below its facts in the same columns @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const address of ['/', LONG_PAGE, `/en${LONG_PAGE}`]) {
    await page.goto(address)
    const edges = (selector: string) =>
      page
        .locator(`.site-footer ${selector}`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
    const facts = await edges('address > p')
    expect(new Set(facts).size, address).toBe(3)
    expect(await edges('> nav'), address).toEqual(facts)
    await expect(page.locator('.site-footer > nav li:not(:visible)')).toHaveCount(0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header stays at the top of the page, and the footer links there', async ({ page }) => {
    await page.goto(LONG_PAGE)
    const top = page.locator('footer a[href="#top"]')
    await top.scrollIntoViewIfNeeded()
    expect(await page.locator('.site-header').boundingBox()).toMatchObject({
      y: expect.closeTo(-(await page.evaluate(() => scrollY)), 0),
    })
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
