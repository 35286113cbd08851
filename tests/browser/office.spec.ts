import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { signInOn } from '../support/office.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

test.use({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })

let site: TestSite
let people = 0
test.beforeAll(async () => {
  site = await startLocalSite()
})
test.afterAll(() => site.stop())

const mainOf = async (path: string) => {
  const page = await site.getPage(path)
  return page.words(page.one('main'))
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a wind closure reaches every page in six taps, and is undone in one', async ({
      page,
    }) => {
      await signInOn(page, site, 'duty')
      for (const path of ['/', '/en', '/service/conditions', '/infomation/guide'])
        await site.untilCached(path)
      await page.getByRole('link', { name: /今日情况/ }).click()
      await page.getByRole('link', { name: /环岛船/ }).click()
      await page.getByText('停运', { exact: true }).click()
      await page.getByText('大风', { exact: true }).click()
      await page.getByRole('button', { name: '预览' }).click()
      await expect(page.getByText(/停运.*大风/)).toBeVisible()
      await expect(page.getByText(/Closed.*strong wind/)).toBeVisible()
      await page.getByRole('button', { name: '发布' }).click()
      await expect(page.getByRole('status')).toContainText('已发布')
      for (const path of [
        '/',
        '/service/conditions',
        '/infomation/guide',
        '/mall/hotel/103',
        '/service/traffic',
      ])
        expect.soft(await mainOf(path), path).toMatch(/停运.{0,3}大风/)
      for (const path of ['/en', '/en/service/conditions'])
        expect.soft(await mainOf(path), path).toMatch(/Closed.{0,3}strong wind/)
      for (const [path, note] of [
        ['/visit.json', '大风'],
        ['/en/visit.json', 'strong wind'],
      ] as const) {
        const { facilities } = await (await site.get(path)).json()
        expect(facilities).toContainEqual(
          expect.objectContaining({ state: 'closed', report: expect.objectContaining({ note }) }),
        )
      }
      await page.getByRole('button', { name: '撤销这次发布' }).click()
      await expect(page.getByRole('status')).toContainText('已撤销')
      expect(await mainOf('/')).not.toContain('大风')
    })
  })

const PAGES = [
  '/office',
  '/office/today',
  '/office/today/facility.island-boat',
  '/office/today/weather',
  '/office/today/note',
  '/office/today/warning.%E5%A4%A7%E9%A3%8E',
  '/office/publishing',
  '/office/people',
  '/office/history',
  '/office/devices',
  '/office/nothing',
]

/** Visits every page of the office, also those that appear only after a form was sent. */
async function eachPage(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  for (const path of PAGES) {
    await page.goto(site.site.origin + path)
    await visit(path)
  }
  await page.goto(`${site.site.origin}/office/today/facility.island-boat`)
  await page.getByText('部分运行', { exact: true }).click()
  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByRole('button', { name: '发布' })).toBeVisible()
  await visit('the preview')
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('status')).toContainText('已发布')
  await visit('the page after a report')
  await page.goto(`${site.site.origin}/office/people`)
  await page.getByLabel('姓名').fill(`同事 ${(people += 1)}-${test.info().project.name}`)
  await page.getByLabel('编辑').check()
  await page.getByRole('button', { name: '添加并生成登录链接' }).click()
  await expect(page.locator('.address')).toBeVisible()
  await visit('a new link')
}

for (const colorScheme of ['light', 'dark'] as const)
  // Runs in one window only (`@once`), because the markup is the same on a phone. Dark mode differs
  // only in contrast.
  test(`axe finds nothing in ${colorScheme} mode`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/office', '/office/sign-in/x']) {
      await page.goto(site.site.origin + path)
      expect.soft(await axeFindings(page), `${path}, before signing in`).toEqual([])
    }
    await signInOn(page, site, 'admin')
    await eachPage(page, async (name) => {
      const found = await axeFindings(page, { isContrastOnly: colorScheme === 'dark' })
      expect.soft(found, name).toEqual([])
    })
  })

test('nothing is cut off with text at 200 %, and every target is large', async ({ page }) => {
  await signInOn(page, site, 'admin')
  await eachPage(page, async (name) => {
    const small = await page.evaluate(() =>
      Array.from(document.querySelectorAll('button, main a, header a, .choice, summary'))
        .filter((element) => {
          const { height } = element.getBoundingClientRect()
          return height > 0 && height < 48
        })
        .map((element) => element.textContent),
    )
    expect.soft(small, name).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const isWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect.soft(await isWide(), name).toBe(false)
  })
})

test('a report can be made by keyboard alone', async ({ page }) => {
  await signInOn(page, site, 'duty')
  await page.goto(`${site.site.origin}/office/today/facility.island-boat`)
  await page.getByRole('radio', { name: '正常运行' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '停运', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '发布' })).toBeVisible()
  await page.getByRole('button', { name: '发布' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('已发布')
})

async function countVisitors(page: Page, count: string): Promise<void> {
  await page.getByLabel('现在园内多少人').fill(count)
  await page.getByRole('button', { name: '预览' }).click()
}

test('if two people report at once, the second sees the first report', async ({
  page,
  browser,
}) => {
  await signInOn(page, site, 'duty')
  await page.goto(`${site.site.origin}/office/today/visitors`)
  const context: BrowserContext = await browser.newContext({ locale: 'zh-CN' })
  const other = await context.newPage()
  const name = await signInOn(other, site, 'duty')
  await other.goto(`${site.site.origin}/office/today/visitors`)
  await countVisitors(other, '1200')
  await other.getByRole('button', { name: '发布' }).click()
  await expect(other.getByRole('status')).toContainText('已发布')
  await countVisitors(page, '900')
  await expect(page.getByRole('alert')).toContainText(name)
  await expect(page.getByRole('alert')).toContainText('1,200 人')
  await page.getByRole('button', { name: '仍然发布' }).click()
  await expect(page.getByRole('status')).toContainText('已发布')
  expect(await mainOf('/service/conditions')).toContain('900 人')
  await context.close()
})
