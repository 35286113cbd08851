import { expect, test } from '@playwright/test'
import { ARTICLE, follow, turnOnLargeText, visit } from '../support/client-page.ts'

const CHINESE = { copy: '复制链接', copied: '链接已复制', print: '打印', share: '分享' }
const ENGLISH = { copy: 'Copy link', copied: 'Link copied', print: 'Print', share: 'Share' }

for (const { path, words } of [
  { path: '/infomation/announcement/1024', words: CHINESE },
  { path: '/en/mall/restaurant/201', words: ENGLISH },
]) {
  test(`${path} can be copied, shared and printed @once`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => void Object.assign(window, { data }),
      })
      window.print = () => void Object.assign(window, { isPrinted: true })
    })
    await visit(page, path.slice(0, path.lastIndexOf('/')))
    await follow(page, path)
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.locator('.toast')).toContainText(words.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
    await page.getByRole('button', { name: words.share }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'data'))).toMatchObject({
      url: `${baseURL}${path}`,
    })
    await page.getByRole('button', { name: words.print }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true)
  })

  test(`${path} shows its address if copying fails @once`, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) })
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await visit(page, path)
    await expect(page.getByRole('button', { name: words.share })).toBeHidden()
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.locator('.toast')).toContainText(`${baseURL}${path}`)
  })

  test(`${path} shows the confirmation beside its buttons @once`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await turnOnLargeText(page, baseURL)
    await visit(page, `${path}?from=timeline#content`)
    const button = page.getByRole('button', { name: words.copy })
    await button.click()
    await expect(page.locator('.article-tools').getByText(words.copied)).toBeInViewport()
    await expect(button).toBeInViewport()
    await expect(page.locator('.toast')).toHaveCount(0)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
  })
}

test.describe('without script', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an article hides the buttons that need script', async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.article-tools')).toBeHidden()
  })
})
