import { expect, type Request, test } from '@playwright/test'
import { NEVER } from '../../backend/written-time.ts'
import { axeFindings } from '../support/axe.ts'
import { languageLink } from '../support/client-page.ts'
import { signInOn } from '../support/office.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

test.use({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })

const PAGE = '/infomation/announcement/1002'
let site: TestSite
test.beforeAll(async () => {
  site = await startLocalSite()
  const database = await site.miniflare.getD1Database('DB', 'shanmen')
  await database
    .prepare(
      `UPDATE entries SET publish_at = '${NEVER}' WHERE kind = 'announcement' AND id = '1002'`,
    )
    .run()
})
test.afterAll(() => site.stop())

for (const width of [390, 1440])
  test(`a preview link shows a draft without an account, ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInOn(page, site, 'editor')
    await page.getByRole('link', { name: /^发布/ }).click()
    await expect(page.getByRole('link', { name: /草稿/ }).first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: /草稿/ }).first().click()
    await page.getByRole('button', { name: '生成预览链接' }).click()
    await expect(page.locator('.address').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const link = await page.locator('.address').first().innerText()

    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const director = await context.newPage()
    const errors: string[] = []
    director.on('console', (line) => {
      // A preview runs no scripts, so it blocks the script of the suites' clock.
      if (line.type() === 'error' && !line.text().includes('/-/first.js')) errors.push(line.text())
    })
    const requests: Request[] = []
    director.on('request', (request) => requests.push(request))
    await director.goto(link)
    await expect(director.getByText('预览：这是草稿，没有公开。')).toBeVisible()
    expect(await axeFindings(director)).toEqual([])
    await (await languageLink(director, 'en')).click()
    await expect(director.getByText('Preview: a draft, not public.')).toBeVisible()
    expect(await director.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    await director.getByRole('contentinfo').getByRole('link').first().click()
    await expect(director).not.toHaveURL(/preview/)
    expect(errors).toEqual([])
    await director.goto(link.replace(PAGE, '/nowhere'))
    await expect(director.getByRole('heading')).toHaveText('404')
    const sent = await Promise.all(requests.map(async (each) => each.allHeaders()))
    expect(
      sent.map(({ referer = '' }) => referer).filter((from) => from.includes('/preview/')),
    ).toEqual([])
    expect(requests.filter((each) => each.resourceType() === 'image')).not.toEqual([])
    expect((await director.request.get(site.site.origin + PAGE)).status()).toBe(404)

    await page.getByRole('link', { name: '返回发布' }).click()
    await page.getByRole('link', { name: /草稿/ }).first().click()
    const revoke = page.getByRole('button', { name: '撤销' })
    await expect(revoke).toHaveCount(1)
    await revoke.click()
    await expect(revoke).toHaveCount(0)
    await director.goto(link)
    await expect(director.getByRole('alert')).toContainText('已经过期或被撤销')
    await context.close()
  })
