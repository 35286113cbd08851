import { describe, expect, it } from 'vitest'
import { compileContent } from '../../content/compile.ts'
import { toStatements } from '../../content/statements.ts'
import { openOffice } from '../../../tests/support/office-in-process.ts'
import { readHtml } from '../../../tests/support/read-html.ts'
import { siteFolder } from '../../../tools/site/folder.ts'
import { readSite } from '../../../tools/site/read-site.ts'

const office = await openOffice()
const editor = await office.signIn('编辑', 'editor')
const content = await compileContent(readSite(siteFolder()))
const HOTEL = '/office/publishing/items/hotels/101'

let version = Date.now() + 1000
const STEP_MS = 1000

/** Imports the content with another title for a hotel, as from somebody's computer. */
function load(title: string, price?: number): void {
  const entries = content.entries.map((entry) =>
    entry.kind === 'hotel' && entry.id === '101'
      ? {
          ...entry,
          price: price ?? entry.price,
          texts: entry.texts.map((text) => ({ ...text, title })),
        }
      : entry,
  )
  const author = { who: '王芳', source: '0123456789' }
  for (const sql of toStatements({ ...content, entries }, (version += STEP_MS), author))
    office.sqlite.exec(sql)
}

const titleShown = () =>
  office.sqlite
    .prepare("SELECT title FROM live_texts WHERE kind = 'hotel' AND id = '101' AND language_id = 1")
    .get()?.['title']

/** Returns the value of the hidden field for the live version. */
async function liveIn(path: string): Promise<string> {
  const page = await editor.page(path)
  const field = page.all('input').find((each) => page.attribute(each, 'name') === 'live')
  return (field && page.attribute(field, 'value')) ?? ''
}

/** Takes the hotel back one step. Returns the text of the next page. */
async function takeBack(): Promise<string> {
  const answer = await editor.post(HOTEL, { live: await liveIn(HOTEL) })
  return editor.text(answer.headers.get('Location') ?? '')
}

describe('the publishing page', () => {
  it('lists each publication with its author, and links to the pages', async () => {
    load('甲')
    load('乙')
    const page = await editor.page('/office/publishing')
    const text = page.words(page.one('main'))
    expect(text).not.toContain('0123456789')
    expect(text).toMatch(/王芳 · 1 项 · 现在显示乙修改 · hotels\/101退回…/)
    const links = page.all('a').map((each) => page.attribute(each, 'href'))
    expect(links).toContain('/mall/hotel/101')
    expect(links).toContain(HOTEL)
  })

  it('shows the error of the last publication', async () => {
    office.sqlite.exec(
      "INSERT INTO failed_load VALUES (1, '王芳', 'content/tickets/401.zh.md: <price>')",
    )
    const text = await editor.text('/office/publishing')
    expect(text).toMatch(/王芳在.*没有成功.*content\/tickets\/401\.zh\.md: <price>/)
    office.sqlite.exec('DELETE FROM failed_load')
  })

  it('shows a note if a version changed no single item', async () => {
    load('同')
    load('同')
    const text = await editor.text('/office/publishing')
    expect(text).toMatch(/现在显示没有改动单项内容，例如公告或门票。/)
  })

  it('restores an item once, and returns the cache tags to purge', async () => {
    load('对')
    load('错')
    expect(await editor.text(HOTEL)).toContain('恢复成上一次的内容：“对”')
    const form = { key: crypto.randomUUID(), live: await liveIn(HOTEL) }
    const answer = await editor.post(HOTEL, form)
    expect([answer.status, answer.headers.get('X-Changed-Tags')]).toEqual([303, 'goods home'])
    expect(titleShown()).toBe('对')
    // Submits the same form again, as after a second tap.
    const again = await editor.post(HOTEL, form)
    expect([again.status, titleShown()]).toEqual([303, '对'])
    const after = await editor.page(again.headers.get('Location') ?? '')
    expect(after.text(after.one('main'))).toContain('已退回')
    // There is no second button, because it would restore the wrong content.
    expect(after.all('form', after.one('main'))).toEqual([])
    const admin = await office.signIn('管理', 'admin')
    expect(await admin.text('/office/history')).toMatch(/编辑 · 退回一步错/)
    expect(await editor.text('/office/publishing')).toMatch(
      /退回一步 · 编辑 · 1 项 · 现在显示对修改/,
    )
  })

  it('says whether the files have the content that is shown', async () => {
    load('旧')
    load('新')
    expect(await takeBack()).toContain('文件里还是退回前的内容')
    const again = await takeBack()
    expect(again).toContain('文件里也是这个内容')
    expect(again).not.toContain('请尽快改正')
    expect(titleShown()).toBe('新')
  })

  it('shows the old and the new price, before and after the item is restored', async () => {
    load('价', 12_000)
    load('价', 11_050)
    const list = async () => (await editor.text('/office/publishing')).replaceAll('\u00a0', ' ')
    expect(await list()).toContain('修改 · hotels/101价格从 ¥120 改为 ¥110.50')
    expect(await editor.text(HOTEL)).toContain('价格从 ¥110.50 改为 ¥120')
    await editor.post(HOTEL, { live: await liveIn(HOTEL) })
    expect(await list()).toMatch(
      /退回一步 · 编辑 · 1 项 · 现在显示价修改 · hotels\/101价格从 ¥110.50 改为 ¥120/,
    )
  })

  it('restores nothing if somebody else has published since', async () => {
    load('一')
    const live = await liveIn(HOTEL)
    load('二')
    const answer = await editor.post(HOTEL, { live })
    expect([answer.status, titleShown()]).toEqual([409, '二'])
    const page = readHtml(await answer.text())
    expect(page.text(page.one('main'))).toContain('内容又发布过一次')
  })

  it('cannot restore an unknown item or an item without an earlier version', async () => {
    for (const path of [
      '/office/publishing/items/nothing/101',
      '/office/publishing/waiting/hotels/101',
    ])
      expect.soft((await editor.send(path)).status, path).toBe(404)
    expect(await editor.text('/office/publishing/items/hotels/102')).toContain('不能退回')
    expect((await editor.post('/office/publishing/items/hotels/102', { live: '1' })).status).toBe(
      409,
    )
  })
})

it.each(['duty', 'complaints'] as const)('the role %s cannot publish', async (role) => {
  load('不变')
  const browser = await office.signIn(`不发布 ${role}`, role)
  for (const path of ['/office/publishing', HOTEL])
    expect.soft((await browser.send(path)).status, path).toBe(403)
  expect((await browser.post(HOTEL, { live: await liveIn(HOTEL) })).status).toBe(403)
  expect(titleShown()).toBe('不变')
})
