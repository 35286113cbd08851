import { expect, type Page, test } from '@playwright/test'
import type { Role } from '../../backend/office/staff.ts'
import { addDays, dayIn } from '../../shared/zoned-time.ts'
import { axeFindings } from '../support/axe.ts'
import { now } from '../support/clock.ts'
import { complaintsOf } from '../support/complaints.ts'
import { signInOn } from '../support/office.ts'
import { startLocalSite, type TestSite } from '../support/start-site.ts'

test.use({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 390, height: 844 } })

let site: TestSite
test.beforeAll(async () => {
  site = await startLocalSite()
})
test.afterAll(() => site.stop())

const database = () => site.miniflare.getD1Database('DB', 'shanmen')

/** Signs a person in. The returned function returns the number of taps since then. */
async function signIn(page: Page, role: Role): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => (taps += 1))
  await page.addInitScript(() =>
    document.addEventListener(
      'pointerdown',
      () => void Reflect.apply(Reflect.get(window, 'countTap'), window, []),
    ),
  )
  await signInOn(page, site, role)
  taps = 0
  return () => taps
}

/** Expects no axe violations, and no horizontal scrolling with text of twice the size. */
async function expectGood(page: Page): Promise<void> {
  expect.soft(await axeFindings(page), page.url()).toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect.soft(isWide, page.url()).toBe(false)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

test('the person on duty closes the boat tomorrow for wind in eight taps', async ({ page }) => {
  const taps = await signIn(page, 'duty')
  await page.getByRole('link', { name: /今日情况/ }).click()
  await page.getByRole('link', { name: /环岛船/ }).click()
  await page.getByText('停运', { exact: true }).click()
  await page.getByText('大风', { exact: true }).click()
  await page.getByText('时间、自己的话').click()
  await expectGood(page)
  await page.getByLabel(/从什么时候/).fill('2099-01-01T08:00')
  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByRole('alert')).toContainText('31 天之内')
  const tomorrow = addDays(dayIn('Asia/Shanghai', now()), 1)
  await page.getByLabel(/从什么时候/).fill(`${tomorrow}T00:00`)
  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByText(/停运.*大风/)).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('status')).toContainText('已发布')
  // Seven taps, and a second one on the preview because of the wrong date.
  expect(taps()).toBe(8)
  // Other tests report on the same boat.
  await page.getByRole('button', { name: '撤销这次发布' }).click()
  await expect(page.getByRole('status')).toContainText('已撤销')
})

/** Publishes the report of the open form, and then undoes it. */
async function publishAndUndo(page: Page, shown: RegExp): Promise<void> {
  await expectGood(page)
  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.locator('.shown')).toContainText(shown)
  await expectGood(page)
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('status')).toContainText('已发布')
  await expectGood(page)
  await page.getByRole('button', { name: '撤销这次发布' }).click()
  await expect(page.getByRole('status')).toContainText('已撤销')
}

test('the person on duty reports a queue in four taps', async ({ page }) => {
  const taps = await signIn(page, 'duty')
  await page.getByRole('link', { name: /今日情况/ }).click()
  await page.getByRole('link', { name: /环岛船/ }).click()
  await page.getByLabel(/排队时间/).fill('40')
  await publishAndUndo(page, /排队.*40/)
  // The fifth tap undoes the report.
  expect(taps()).toBe(5)
})

test('the person on duty opens the area later for ice in six taps, and undoes it in one', async ({
  page,
}) => {
  const taps = await signIn(page, 'duty')
  await page.getByRole('link', { name: /今日情况/ }).click()
  await expect(page.getByRole('link', { name: /今日开放时间/ })).toBeVisible()
  await expectGood(page)
  await page.getByRole('link', { name: /今日开放时间/ }).click()
  await page.getByLabel('几点开门').click()
  await page.getByLabel('几点开门').fill('10:00')
  await page.getByText('结冰', { exact: true }).click()
  await publishAndUndo(page, /10:00–18:00（结冰）/)
  expect(taps()).toBe(7)
})

test('tickets are marked sold out today in five taps, and from a later time in six', async ({
  page,
}) => {
  const taps = await signIn(page, 'duty')
  await page.getByRole('link', { name: /今日情况/ }).click()
  await page.getByRole('link', { name: /两日票/ }).click()
  await page.getByText('售完', { exact: true }).click()
  await publishAndUndo(page, /售完/)
  expect(taps()).toBe(6)
  await page.getByRole('link', { name: '返回今日情况' }).click()
  const before = taps()
  await page.getByRole('link', { name: /两日票/ }).click()
  await page.getByText('售完', { exact: true }).click()
  await page.getByLabel(/从几点起/).click()
  await page.getByLabel(/从几点起/).fill('23:59')
  await publishAndUndo(page, /卖到 \d+月\d+日 23:59/)
  // One tap fewer, because the list was already open.
  expect(taps() - before).toBe(6)
})

test('a still picture is published with its time in seven taps', async ({ page }) => {
  const taps = await signIn(page, 'duty')
  await page.getByRole('link', { name: /今日情况/ }).click()
  await page.getByRole('link', { name: /实景照片/ }).click()
  for (const [field, value] of [
    [/照片的地址/, '/still.jpg'],
    ['中文', '灯塔'],
    ['English', 'Lighthouse'],
  ] as const) {
    await page.getByLabel(field).click()
    await page.getByLabel(field).fill(value)
  }
  await publishAndUndo(page, /still\.jpg.*更新/)
  expect(taps()).toBe(8)
})

test('a complaint is answered in seven taps, and the month exported in three', async ({ page }) => {
  const complaints = complaintsOf(site)
  const visitor = `游客 ${crypto.randomUUID().slice(0, 8)}`
  await complaints.post(await complaints.fields({ name: visitor }))
  const taps = await signIn(page, 'complaints')
  await page.getByRole('link', { name: /投诉建议/ }).click()
  await page.getByRole('link', { name: visitor }).click()
  await page.getByLabel('答复内容').click()
  await page.getByLabel('答复内容').fill('已致歉，护栏今天修好。')
  await page.getByLabel('答复方式').selectOption('电话')
  await page.getByRole('button', { name: '已经答复' }).click()
  await expect(page.getByRole('status')).toContainText('已保存')
  expect(taps()).toBeLessThanOrEqual(7)
  await page.getByRole('link', { name: '返回投诉列表' }).click()
  // The inbox first shows the complaints without an answer.
  await expect(page.getByRole('link', { name: visitor })).toHaveCount(0)
  const before = taps()
  await page.getByText('导出表格').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出这个月' }).click()
  await download
  expect(taps() - before).toBe(2)
})

test('an administrator adds a colleague, changes the roles and revokes the session', async ({
  page,
  browser,
}) => {
  const taps = await signIn(page, 'admin')
  const name = `同事 ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('link', { name: /^人员/ }).click()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('编辑').check()
  await page.getByRole('button', { name: '添加并生成登录链接' }).click()
  const link = await page.locator('.address').innerText()
  expect(taps()).toBe(3)
  const context = await browser.newContext({ locale: 'zh-CN' })
  const colleague = await context.newPage()
  await colleague.goto(link)
  await colleague.getByRole('button', { name: /的身份登录$/ }).click()
  await colleague.waitForURL(/\/office$/)
  await page
    .getByRole('link', { name: /^人员|返回/ })
    .first()
    .click()
  await page.goto(`${site.site.origin}/office/people`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('值班')).toBeVisible()
  await expectGood(page)
  await page.getByLabel('值班').check()
  await page.getByRole('button', { name: '保存权限' }).click()
  await expect(page.getByRole('status')).toContainText('的权限已更改')
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('已退出登录')
  await expectGood(page)
  await page.screenshot({ path: test.info().outputPath('person.png'), fullPage: true })
  expect((await colleague.goto(`${site.site.origin}/office`))?.status()).toBe(401)
  await page.goto(`${site.site.origin}/office/people`)
  await page.getByRole('link', { name }).click()
  await page.getByLabel(/移除后/).check()
  await page.getByRole('button', { name: `移除${name}` }).click()
  await expect(page.getByRole('status')).toContainText(`已移除${name}`)
  await context.close()
})

/** Imports the content again, with another title for one item. */
async function rename(id: string, title: string): Promise<void> {
  const db = await database()
  const columns = {
    entries:
      'kind, id, position, category, published_at, starts_at, ends_at, price, publish_at, withdraw_at',
    entry_texts: 'kind, id, language_id, title, listed, detail, content',
    categories: 'kind, id, language_id, position, name',
    documents: 'kind, language_id, id, body',
  }
  const live = '(SELECT version FROM content_versions WHERE is_live = 1)'
  const next = `(SELECT max(version) + 1 FROM content_versions)`
  await db.batch(
    [
      ...Object.entries(columns).map(
        ([table, names]) =>
          `INSERT INTO ${table} (version, ${names}) SELECT ${next}, ${names} FROM ${table} WHERE version = ${live}`,
      ),
      `UPDATE entry_texts SET title = '${title}' WHERE version = ${next} AND id = '${id}'`,
      `INSERT INTO content_loads SELECT ${next}, 'load', '王芳', 'abcdef0123', 'x'`,
      `INSERT INTO content_changes SELECT ${next}, 'hotel', '${id}', 'changed', '${title}', 100, 200`,
      `INSERT INTO content_versions (version, is_live, marks) SELECT ${next}, 0, '{}'`,
      'UPDATE content_versions SET is_live = (version = (SELECT max(version) FROM content_versions))',
    ].map((sql) => db.prepare(sql)),
  )
}

test('an editor reverts a mistake in three taps, also by keyboard', async ({ page }) => {
  await rename('101', '错的名字')
  const taps = await signIn(page, 'editor')
  await page.getByRole('link', { name: /^发布/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: '错的名字' })
  await expect(row).toBeVisible()
  await expectGood(page)
  await row.getByRole('link', { name: '退回…' }).click()
  await expect(page.getByRole('button', { name: '退回一步' })).toBeVisible()
  await expectGood(page)
  await page.screenshot({ path: test.info().outputPath('undo.png'), fullPage: true })
  expect(taps()).toBe(2)
  await page.getByRole('button', { name: '退回一步' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('已退回')
  const shown = await site.getPage('/mall/hotel/101')
  expect(shown.text(shown.one('main'))).not.toContain('错的名字')
})
