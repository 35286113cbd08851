import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEVER } from '../../backend/written-time.ts'
import { addressOf } from '../support/complaints.ts'
import type { OfficeBrowser } from '../support/office.ts'
import { readHtml } from '../support/read-html.ts'
import { untilMinuteHasRoom } from '../support/until.ts'
import { startOffice } from './support/start-office.ts'
import { VISITOR_HEADER } from './support/start-target.ts'

const office = await startOffice()
afterAll(() => office.stop())

const PAGE = '/infomation/announcement/1002'
const WAITING = '/office/publishing/waiting/announcements/1002'
const HOTEL = '/office/publishing/items/hotels/101'
const WORDS = '只在预览里的字'
let editor: OfficeBrowser
let visitors = 0
const visitor = () => office.open({ [VISITOR_HEADER]: addressOf((visitors += 1)) })

async function signIn(role: 'editor' | 'duty' | 'complaints') {
  const browser = visitor()
  await browser.post(await office.addStaff(crypto.randomUUID(), role))
  return browser
}

beforeAll(async () => {
  await office.query(
    `UPDATE entries SET publish_at = '${NEVER}' WHERE kind = 'announcement' AND id IN ('1002', '1003')`,
  )
  await office.query(
    `UPDATE entry_texts SET title = '${WORDS}' WHERE kind = 'announcement' AND id = '1002'`,
  )
  editor = await signIn('editor')
})

/** Creates a link to the preview. Returns its path. */
async function makeLink(): Promise<string> {
  const page = readHtml(await (await editor.post(WAITING, { do: 'link' })).text())
  const [address] = page.ofClass('address')
  return new URL(address ? page.text(address) : '').pathname
}

describe('a preview', () => {
  it('is visible to editors and with its link, but not on public pages', async () => {
    const link = await makeLink()
    for (const [browser, path] of [
      [editor, `/office/preview${PAGE}`],
      [visitor(), link],
      [visitor(), link.replace(PAGE, `/en${PAGE}`)],
    ] as const) {
      const answer = await browser.send(path)
      expect.soft(answer.status, path).toBe(200)
      expect.soft(answer.headers.get('Cache-Control'), path).toBe('no-store')
      expect.soft(answer.headers.get('X-Robots-Tag'), path).toBe('noindex, nofollow')
      expect.soft(answer.headers.get('Referrer-Policy'), path).toBe('no-referrer')
      expect.soft(answer.headers.get('Content-Security-Policy')).toContain("script-src 'none'")
      expect.soft(answer.headers.get('Set-Cookie'), path).toBeNull()
      expect.soft(await answer.text(), path).toContain(WORDS)
      for (const address of [PAGE, `/en${PAGE}`, `${PAGE}/_payload.json`])
        expect.soft((await visitor().send(address)).status, address).toBe(404)
    }
    for (const address of ['/', '/infomation/announcement', '/sitemap-zh.xml', '/llms.txt'])
      expect.soft(await (await visitor().send(address)).text(), address).not.toContain(WORDS)
  })

  it('limits the attempts to guess its link', async () => {
    await untilMinuteHasRoom(15_000)
    const browser = visitor()
    const statuses = []
    for (let count = 0; count < 24; count += 1)
      statuses.push(
        (await browser.send(`/preview/${String(count).padStart(64, '0')}${PAGE}`)).status,
      )
    expect([statuses[0], statuses.at(-1)]).toEqual([410, 429])
  })
})

it('a rollback requires an editor and the editor’s own form, and changes the page at once', async () => {
  const next = Date.now() + 5000
  const columns =
    'kind, id, position, category, published_at, starts_at, ends_at, price, publish_at, withdraw_at'
  const texts = 'kind, id, language_id, title, listed, detail, content'
  const live = '(SELECT version FROM content_versions WHERE is_live = 1)'
  for (const [table, names] of [
    ['entries', columns],
    ['entry_texts', texts],
    ['categories', 'kind, id, language_id, position, name'],
    ['documents', 'kind, language_id, id, body'],
  ])
    await office.query(
      `INSERT INTO ${table} (version, ${names}) SELECT ${next}, ${names} FROM ${table} WHERE version = ${live}`,
    )
  await office.query(
    `UPDATE entry_texts SET title = '错的名' WHERE version = ${next} AND id = '101'`,
  )
  await office.query(`INSERT INTO content_versions VALUES (${next}, 0, '{}')`)
  await office.query(`UPDATE content_versions SET is_live = (version = ${next})`)
  const before = await office.query(`SELECT version FROM content_versions ORDER BY 1`)
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await editor.post(HOTEL, { live: `${next}` }, foreign)).status).toBe(403)
  expect((await visitor().post(HOTEL, { live: `${next}` })).status).toBe(401)
  expect((await editor.post(HOTEL, { live: '1' })).status).toBe(409)
  expect(await office.query(`SELECT version FROM content_versions ORDER BY 1`)).toEqual(before)
  const answer = await editor.post(HOTEL, { live: `${next}` })
  expect([answer.status, answer.headers.get('X-Changed-Tags')]).toEqual([303, null])
  const page = await visitor().send('/mall/hotel/101')
  expect(await page.text()).not.toContain('错的名')
})
