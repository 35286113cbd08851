import { expect, type Page, test } from '@playwright/test'

// With an English browser, `/` would redirect to `/en`.
test.use({ locale: 'zh-CN' })

// Runs once (`@once`), because these tests set the window themselves.
const PHONE = { width: 390, height: 844 }
const WIDE = [PHONE, { width: 1440, height: 900 }, { width: 2560, height: 1440 }]

/** Shows `count` announcements above the hero, each on one line. */
async function showAlerts(page: Page, count: number): Promise<void> {
  await page.locator('.home-hero').evaluate((hero, of) => {
    for (const alert of document.querySelectorAll('.alert')) alert.remove()
    for (let index = 0; index < of; index += 1) {
      const alert = document.createElement('p')
      alert.className = 'notice alert'
      const [day, link] = [document.createElement('strong'), document.createElement('a')]
      day.textContent = '7 Dec – 11 Dec:'
      alert.append(
        day,
        ' ',
        Object.assign(link, { href: '/', textContent: 'Closed for its yearly care' }),
      )
      hero.before(alert)
    }
  }, count)
}

for (const address of ['/', '/en'])
  test(`the first screen of ${address} shows the facts, even with alerts @once`, async ({
    page,
  }) => {
    await page.goto(address)
    for (const size of [...WIDE, { width: 3440, height: 1440 }]) {
      await page.setViewportSize(size)
      for (const alerts of [0, 1, 2]) {
        await showAlerts(page, alerts)
        for (const fact of await page.locator('.today-facts > div, .today-place > *').all())
          await expect(fact, `${size.width} px, ${alerts} alerts`).toBeInViewport({ ratio: 0.99 })
      }
    }
    await expect(page.locator('.today-place')).toContainText('¥120')
  })

test('the home page has at most six screens on a phone, and about five on a desktop', async ({
  page,
}) => {
  for (const [size, screens] of [
    // 5.95, because the day's plans have up to two more lines at some hours.
    [PHONE, 5.95],
    [{ width: 1440, height: 900 }, 5.3],
  ] as const) {
    await page.setViewportSize(size)
    for (const address of ['/', '/en']) {
      await page.goto(address)
      // Removes the recommendations after one pair and one strip, and the links in the footer.
      await page
        .locator(
          '.recommended-shelf, .recommended-strip:has(~ .recommended-pair), .site-footer > div > nav',
        )
        .evaluateAll((all) => all.forEach((each) => each.remove()))
      const height = await page.evaluate(() => document.body.scrollHeight)
      expect(height / size.height, `${address}, ${size.width} px`).toBeLessThanOrEqual(screens)
    }
  }
})

test('on a phone an alert is one line, and the footer has all links on less than a screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const address of ['/', '/en', '/mall/hotel', '/en/mall/hotel']) {
    await page.goto(address)
    await expect(page.locator('.site-footer > nav li:not(:visible)')).toHaveCount(0)
    const { height = 0 } = (await page.locator('.site-footer').boundingBox()) ?? {}
    expect(height, address).toBeGreaterThan(100)
    expect(height, address).toBeLessThanOrEqual(PHONE.height)
  }
  await page.goto('/')
  await showAlerts(page, 1)
  const { height = 0 } = (await page.locator('.alert').boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(48)
})
