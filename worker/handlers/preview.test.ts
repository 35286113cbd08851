import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { withLiterals } from '../../backend/content/statements.ts'
import { PREVIEW_LINK_MS } from '../../backend/office/publishing/preview-links.ts'
import { NEVER } from '../../backend/written-time.ts'
import { type OfficeBrowser, officeOf } from '../../tests/support/office.ts'
import { readHtml } from '../../tests/support/read-html.ts'
import { startInProcess } from '../../tests/support/site-in-process.ts'
import { SITE_ORIGIN } from '../../tests/support/start-site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import { cache } from '../upstream/cache.ts'

const site = await startInProcess({ PAGE_CACHE: 'on' })
const office = officeOf({
  origin: SITE_ORIGIN,
  fetch: site.fetch,
  run: async (statements) => {
    for (const statement of statements) site.sqlite.exec(withLiterals(statement))
  },
})

const DRAFT = '/infomation/announcement/1002'
const SCHEDULED = '/mall/hotel/102'
const OTHER_DRAFT = '/infomation/announcement/1003'
const WORDS = '只在预览里的字'
let editor: OfficeBrowser

beforeAll(async () => {
  for (const id of ['1002', '1003'])
    site.sqlite.exec(
      `UPDATE entries SET publish_at = '${NEVER}' WHERE kind = 'announcement' AND id = '${id}'`,
    )
  site.sqlite.exec(`UPDATE entry_texts SET title = '${WORDS}' WHERE id = '1002'`)
  site.sqlite.exec(
    "UPDATE entries SET publish_at = '2099-12-01T09:00:00+08:00' WHERE kind = 'hotel' AND id = '102'",
  )
  editor = await office.signIn('编辑', 'editor')
})
afterEach(() => void vi.restoreAllMocks())

const DESK = '/office/publishing/waiting/announcements/1002'

/** Creates a link to the preview of the draft. Returns its path. */
async function makeLink(desk = DESK): Promise<string> {
  const answer = await editor.post(desk, { do: 'link' })
  const page = readHtml(await answer.text())
  const [address] = page.ofClass('address')
  return new URL(address ? page.text(address) : '').pathname
}

describe('the preview of a draft', () => {
  it('is the real page with a notice, for an editor', async () => {
    const answer = await editor.send(`/office/preview${DRAFT}`)
    const page = readHtml(await answer.text())
    expect(answer.status).toBe(200)
    expect(page.text(page.one('h1'))).toContain(WORDS)
    expect(page.text(page.one('main'))).toContain('预览：这是草稿，没有公开。')
    expect(await editor.text(`/office/preview/en${DRAFT}`)).toContain('Preview: a draft')
  })

  it('shows the publication time of a scheduled item', async () => {
    expect(await editor.text(`/office/preview${SCHEDULED}`)).toMatch(
      /预览：还没有公开，将在 12月1日 09:00 发布。/,
    )
  })

  it('is not cached, indexed or sent as referrer, and runs no script', async () => {
    for (const path of [`/office/preview${DRAFT}`, await makeLink()]) {
      const { headers, ...answer } = await editor.send(path).then(async (response) => ({
        headers: response.headers,
        page: readHtml(await response.text()),
      }))
      expect.soft(headers.get('Cache-Control')).toBe('no-store')
      expect.soft(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect.soft(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect.soft(headers.get('Content-Security-Policy')).toContain("script-src 'none'")
      expect.soft(headers.get('X-Page-Address')).toBeNull()
      expect.soft(headers.get('ETag')).toBeNull()
      const robots = answer.page
        .all('meta')
        .filter((each) => answer.page.attribute(each, 'name') === 'robots')
      expect.soft(robots.map((each) => answer.page.attribute(each, 'content'))).toEqual(['noindex'])
      const scripts = answer.page
        .all('script')
        .filter((each) => answer.page.attribute(each, 'type') !== 'application/ld+json')
      expect.soft(scripts).toEqual([])
    }
  })

  it('leaves no entry in any cache: the public page stays missing', async () => {
    const addresses = [DRAFT, `/en${DRAFT}`, `${DRAFT}/_payload.json`]
    for (const address of addresses) expect.soft((await site.get(address)).status).toBe(404)
    for (const path of [`/office/preview${DRAFT}`, await makeLink()]) {
      expect((await editor.send(path)).status).toBe(200)
      expect((await editor.send(`/office/preview/en${DRAFT}`)).status).toBe(200)
      for (const address of addresses) expect.soft((await site.get(address)).status).toBe(404)
    }
    expect(JSON.stringify([...site.stored])).not.toContain(WORDS)
    expect(JSON.stringify(cache.contents.entries)).not.toContain(WORDS)
    for (const address of [
      '/',
      '/infomation/announcement',
      `/search?keyword=${encodeURIComponent(WORDS)}`,
      '/sitemap-zh.xml',
      '/feeds/announcements.atom',
      '/feeds/announcements.json',
      '/llms.txt',
      '/visit.json',
    ]) {
      const answer = await site.get(address)
      const text = await answer.text()
      expect.soft(text, address).not.toContain('announcement/1002')
    }
  })

  it('bypasses the caches: it shows the current item', async () => {
    site.sqlite.exec("UPDATE entry_texts SET title = '改过的字' WHERE id = '1003'")
    expect(await editor.text(`/office/preview${OTHER_DRAFT}`)).toContain('改过的字')
    site.sqlite.exec("UPDATE entry_texts SET title = '又改的字' WHERE id = '1003'")
    expect(await editor.text(`/office/preview${OTHER_DRAFT}`)).toContain('又改的字')
  })

  it('links to public pages only, except for its other languages', async () => {
    const page = await editor.page(`/office/preview${DRAFT}`)
    const others = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)
    const links = page.all('a').map((each) => page.attribute(each, 'href') ?? '')
    expect(new Set(links.filter((href) => href.includes('preview')))).toEqual(
      new Set(others.map((each) => `/office/preview${inLanguage(each, DRAFT)}`)),
    )
  })
})

describe('a preview link', () => {
  it('needs no account, and expires after a day', async () => {
    const path = await makeLink()
    const director = office.open()
    expect(await director.text(path)).toContain(WORDS)
    expect(JSON.stringify(site.sqlite.prepare('SELECT * FROM preview_links').all())).not.toContain(
      path.split('/')[2],
    )
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + PREVIEW_LINK_MS + 1000)
    expect((await director.send(path)).status).toBe(410)
  })

  it('can be revoked by an editor', async () => {
    const path = await makeLink()
    for (const { id } of site.sqlite.prepare('SELECT id FROM preview_links').all())
      await editor.post(DESK, { revoke: String(id) })
    expect((await office.open().send(path)).status).toBe(410)
    expect((await editor.page(DESK)).text((await editor.page(DESK)).one('main'))).not.toContain(
      '失效',
    )
  })

  it('is revoked when its creator’s account is deleted', async () => {
    const colleague = await office.signIn('离开的编辑', 'editor')
    const answer = await colleague.post(DESK, { do: 'link' })
    const page = readHtml(await answer.text())
    const [address] = page.ofClass('address')
    const { pathname } = new URL(address ? page.text(address) : '')
    expect((await office.open().send(pathname)).status).toBe(200)
    site.sqlite.exec("DELETE FROM staff WHERE name = '离开的编辑'")
    expect((await office.open().send(pathname)).status).toBe(410)
  })

  it('shows only its own item', async () => {
    const path = await makeLink()
    const token = path.split('/')[2] ?? ''
    const changed = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const director = office.open()
    for (const [tried, status] of [
      [`/preview/${changed}${DRAFT}`, 410],
      [`/preview/${token}${OTHER_DRAFT}`, 410],
      [`/preview/${token}${SCHEDULED}`, 410],
      [`/preview/${token}/infomation/announcement/9999`, 410],
      [`/preview/${token}`, 404],
      [`/preview/${token}/`, 404],
      [`/preview/${token}/infomation/announcement`, 404],
      [`/preview/${token}${DRAFT}/_payload.json`, 404],
      [`/preview/${token}/office/people`, 404],
      [`/preview/${token}/../../office/people`, 401],
      [`/preview/${token}/backends/api/menu/1`, 404],
      [`/preview/${token.toUpperCase()}x${DRAFT}`, 404],
      [`/office/preview${DRAFT}`, 401],
      ['/office/previews/link/item', 404],
      ['/office/previews/staff/backends/api/menu/1', 404],
      [DESK, 401],
    ] as const)
      expect.soft((await director.send(tried)).status, tried).toBe(status)
    expect(await director.text(path)).not.toContain('1003')
  })

  // Chromium ignores the referrer policy for a picture in a custom property: the request contains
  // the page's address.
  it('is never logged, and its error pages have neither pictures nor scripts', async () => {
    const path = await makeLink()
    const token = path.split('/')[2] ?? ''
    const levels = ['log', 'warn', 'error'] as const
    const lines = levels.map((level) => vi.spyOn(console, level).mockReturnValue())
    site.sqlite.exec("UPDATE entry_texts SET detail = '!' || detail WHERE id = '1002'")
    const failed = await office.open().send(path)
    site.sqlite.exec("UPDATE entry_texts SET detail = substr(detail, 2) WHERE id = '1002'")
    const missing = await office.open().send(`/preview/${token}/nowhere`)
    expect([failed.status, missing.status]).toEqual([503, 404])
    for (const answer of [failed, missing, await office.open().send(path)]) {
      const html = await answer.text()
      expect.soft(html).not.toMatch(/style="[^"]*url\(|<script(?! type="application)/)
      expect.soft(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    }
    const logged = lines.flatMap(({ mock }) => mock.calls.flat().map(String))
    expect(logged.length).toBeGreaterThan(2)
    expect(logged.filter((line) => line.includes(token))).toEqual([])
  })

  it('redirects to the public page as soon as the item is public', async () => {
    const path = await makeLink()
    site.sqlite.exec("UPDATE entries SET publish_at = NULL WHERE id = '1002'")
    const answer = await office.open().send(path)
    site.sqlite.exec(`UPDATE entries SET publish_at = '${NEVER}' WHERE id = '1002'`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, DRAFT])
  })
})

it.each(['duty', 'complaints'] as const)('the role %s may not see previews', async (role) => {
  const browser = await office.signIn(`不是编辑 ${role}`, role)
  for (const path of [`/office/preview${DRAFT}`, '/office/publishing', DESK])
    expect.soft((await browser.send(path)).status, path).toBe(403)
  expect((await browser.post(DESK, { do: 'link' })).status).toBe(403)
})

it('a preview accepts no form', async () => {
  for (const path of [`/office/preview${DRAFT}`, await makeLink()])
    expect.soft([404, 405]).toContain((await editor.post(path)).status)
})
