import { expect, test } from '@playwright/test'
import {
  editDocuments,
  expectSwapped,
  follow,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  isSameDocument,
  languageLink,
  PAYLOADS,
  recordRequests,
  visit,
} from '../support/client-page.ts'

for (const { to, path, other, foreign, ours, skip } of [
  {
    to: 'en',
    path: HOTEL,
    other: `/en${HOTEL}`,
    foreign: /[\u4e00-\u9fff]/,
    ours: 'Qianlan Bay',
    skip: 'Skip',
  },
  {
    to: 'zh',
    path: `/en${HOTEL}`,
    other: HOTEL,
    foreign: /Stay|Tickets/,
    ours: '浅澜',
    skip: '正文',
  },
] as const) {
  test(`a change to ${to} changes header, footer and cookies`, async ({ page, context }) => {
    await visit(page, path)
    await page.evaluate(
      (from) => {
        document.cookie = `webLang=${from}; Path=/`
        document.cookie = 'year=1; Max-Age=31536000; Path=/'
      },
      to === 'en' ? 'zh' : 'en',
    )
    await follow(page, other)
    await expect(page.locator('html')).toHaveAttribute('lang', to === 'en' ? 'en' : 'zh-CN')
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('.site-groups')).not.toContainText(foreign)
    await expect(page.locator('body > footer')).toContainText(ours)
    await expect(page.locator('.skip-link')).toHaveCount(1)
    await expect(page.locator('.skip-link')).toContainText(skip)
    const cookies = await context.cookies()
    // The expiry of a cookie depends on the browser's real clock, which tests cannot change.
    const yearFromNow = cookies.find((each) => each.name === 'year')?.expires
    for (const name of ['webLang', 'i18n_redirected']) {
      const cookie = cookies.find((each) => each.name === name)
      expect(cookie).toMatchObject({ value: to, path: '/', sameSite: 'Lax', secure: false })
      expect(cookie?.httpOnly).toBe(false)
      expect(Math.abs((cookie?.expires ?? 0) - Number(yearFromNow))).toBeLessThan(60)
    }
  })
}

test('across origins the language cookies have SameSite=None', async ({ page, context }) => {
  await editDocuments(page, (html) =>
    html.replace('<head>', '<head><meta name="cookie-cross-origin" content="true"/>'),
  )
  await visit(page, HOTEL)
  await context.clearCookies()
  await follow(page, `/en${HOTEL}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const cookies = await context.cookies()
  for (const name of ['webLang', 'i18n_redirected'])
    expect(cookies.find((each) => each.name === name)).toMatchObject({
      value: 'en',
      sameSite: 'None',
      secure: true,
    })
})

test('a language change in another tab reloads header and footer', async ({ page, context }) => {
  await visit(page, HOTELS)
  const requests = recordRequests(page, PAYLOADS)
  await context.addCookies([{ name: 'webLang', value: 'en', domain: 'localhost', path: '/' }])
  await page.locator('body > header').evaluate((header) => header.setAttribute('data-kept', ''))
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await expect(page.locator('body > header')).not.toHaveAttribute('data-kept')
  await follow(page, HOTELS)
  await expectSwapped(page, HOTELS, HOTELS_NAME)
  expect(requests.map((request) => request.url().endsWith('&shell'))).toEqual([true, false])
  const values = (await context.cookies()).map(({ value }) => value)
  expect(values).toEqual(['zh', 'zh'])
})

test('a language switch keeps the current section of the page', async ({ page }) => {
  await visit(page, '/mall/ticket?utm_source=test#ticket-404')
  await (await languageLink(page, 'en')).click()
  await expect(page).toHaveURL(/\/en\/mall\/ticket#ticket-404$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('#ticket-404')).toBeFocused()
  await expect(page.locator('#ticket-404')).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
  await page.evaluate(() => {
    location.hash = 'ticket-405'
  })
  await (await languageLink(page, 'zh-CN')).press('Enter')
  await expect(page).toHaveURL(/\/mall\/ticket#ticket-405$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('#ticket-405')).toBeInViewport()
})

test('an open answer stays open in the other language', async ({ page }) => {
  await visit(page, '/service/qa')
  await page.locator('.question summary').nth(3).click()
  const id = await page.locator('.question[open]').getAttribute('id')
  for (const path of ['/en/service/qa', '/service/qa']) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      path.startsWith('/en') ? 'en' : 'zh-CN',
    )
    await expect(page.locator('.question[open]')).toHaveAttribute('id', id ?? '')
  }
})
