import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { complaintsOf } from '../support/complaints.ts'
import { signInOn } from '../support/office.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

test.use({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })

let site: TestSite
let complaints: ReturnType<typeof complaintsOf>
test.beforeAll(async () => {
  site = await startLocalSite()
  complaints = complaintsOf(site)
})
test.afterAll(() => site.stop())

/** Sends a complaint as a visitor. Returns the visitor's name. */
async function sendComplaint(changed: Record<string, string> = {}): Promise<string> {
  const name = `游客 ${crypto.randomUUID().slice(0, 8)}`
  expect((await complaints.post(await complaints.fields({ name, ...changed }))).status).toBe(303)
  return changed['name'] ?? name
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a complaint is found by its telephone number, answered and closed', async ({ page }) => {
      const visitor = await sendComplaint({ phone: '0600-555 0161', category: 'safety' })
      const name = await signInOn(page, site, 'complaints')
      await page.getByRole('link', { name: /投诉建议/ }).click()
      await page.getByLabel('查编号、电话、邮箱或称呼').fill('(0600) 5550161')
      await page.getByRole('button', { name: '查找' }).click()
      await page.getByRole('link', { name: visitor }).click()
      await expect(page.getByRole('link', { name: '06005550161' })).toHaveAttribute(
        'href',
        'tel:+866005550161',
      )
      await page.getByRole('button', { name: '我来处理' }).click()
      await expect(page.getByRole('status')).toContainText('已保存')
      await page.getByLabel('答复内容').fill('已致歉，护栏今天修好。')
      await page.getByRole('button', { name: '已经答复' }).click()
      // The form is refused, because no channel for the reply is chosen. It still has the text.
      await expect(page.getByRole('alert')).toContainText('请选择答复方式')
      await expect(page.getByLabel('答复内容')).toHaveValue('已致歉，护栏今天修好。')
      await page.getByLabel('答复方式').selectOption('电话')
      await page.getByRole('button', { name: '已经答复' }).click()
      await page.getByRole('button', { name: '办结' }).click()
      await expect(page.getByRole('status')).toContainText('已保存')
      await expect(page.getByRole('listitem').filter({ hasText: '已办结' })).toContainText(name)
      await page.getByRole('link', { name: '返回投诉列表' }).click()
      await page.getByRole('link', { name: /^已办结/ }).click()
      await expect(page.getByRole('link', { name: visitor })).toBeVisible()
    })
  })

/** Visits the pages of the complaints inbox while it has much content. */
async function eachPage(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  const list = `${site.site.origin}/office/complaints`
  for (let index = 0; index < 3; index += 1)
    await sendComplaint({
      content: `Waiting for ${'a-very-long-word-'.repeat(8)} and for more than an hour`,
      email: 'a.visitor.with.a.long.address@mail.example',
      orderNumber: 'A1234567890-1234567890',
      languageId: '2',
    })
  await page.goto(list)
  await visit('the list')
  await page.getByText('筛选和排序').click()
  await page.getByText('导出表格').click()
  await visit('the list, all open')
  await page.goto(`${list}?q=4711000`)
  await visit('an empty list')
  await page.goto(list)
  await page.getByRole('link', { name: /游客/ }).first().click()
  await expect(page.getByLabel('内部备注')).toBeVisible()
  await visit('a complaint')
  const address = page.url()
  await page.getByLabel('内部备注').fill('写了备注')
  await page.getByRole('button', { name: '我来处理' }).click()
  await expect(page.getByRole('status')).toContainText('已保存')
  await visit('a saved complaint')
  const second = await page.context().newPage()
  await second.goto(address)
  // Several tests open the same complaint.
  const note = `先到一步 ${crypto.randomUUID()}`
  await page.getByLabel('内部备注').fill(note)
  await page.getByRole('button', { name: '只保存' }).click()
  await expect(page.getByText(note)).toBeVisible()
  await second.getByLabel('内部备注').fill('晚了一步')
  await second.getByRole('button', { name: '只保存' }).click()
  await expect(second.getByRole('alert')).toContainText('没有保存')
  await expect(second.getByLabel('内部备注')).toHaveValue('晚了一步')
  await page.close()
  await visitOn(second, visit)
}

/** Visits the page for two colleagues who answer at the same time. It opens in a new tab. */
async function visitOn(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  shown = page
  await visit('a conflict')
}

let shown: Page

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in ${colorScheme} mode`, async ({ page }) => {
    shown = page
    await page.emulateMedia({ colorScheme })
    await signInOn(page, site, 'complaints')
    await eachPage(page, async (name) => {
      expect.soft(await axeFindings(shown), name).toEqual([])
    })
  })

test('nothing is cut off with text at 200 %, and every target is large', async ({ page }) => {
  shown = page
  await signInOn(page, site, 'complaints')
  await eachPage(page, async (name) => {
    const small = await shown.evaluate(() =>
      Array.from(document.querySelectorAll('button, main a, header a, summary'))
        .filter((element) => {
          const { height } = element.getBoundingClientRect()
          return height > 0 && height < 44
        })
        .map((element) => element.textContent),
    )
    expect.soft(small, name).toEqual([])
    await shown.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const isWide = () =>
      shown.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect.soft(await isWide(), name).toBe(false)
    await shown.evaluate(() => (document.documentElement.style.fontSize = ''))
  })
})

test('a complaint can be handled by keyboard alone', async ({ page }) => {
  const visitor = await sendComplaint()
  await signInOn(page, site, 'complaints')
  await page.goto(`${site.site.origin}/office/complaints`)
  await page.getByLabel('查编号、电话、邮箱或称呼').focus()
  await page.keyboard.type(visitor)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: visitor }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('内部备注').focus()
  await page.keyboard.type('只用键盘')
  // Enter in a field saves the form without changing the complaint's state.
  await page.getByLabel('答复时间').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('已保存')
  await expect(page.getByText('只用键盘')).toBeVisible()
  await expect(page.getByText('新收到', { exact: true })).toBeVisible()
})
