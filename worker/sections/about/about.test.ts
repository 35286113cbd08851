import { describe, expect, it } from 'vitest'
import type { ReadPage } from '../../../tests/support/read-html.ts'
import { startInProcess } from '../../../tests/support/site-in-process.ts'

const site = await startInProcess()

const main = (page: ReadPage) => page.text(page.one('main'))
const linksIn = (page: ReadPage, tagName: string) =>
  page.all('a', page.one(tagName)).map((link) => page.attribute(link, 'href'))

describe('a page that the operator added', () => {
  it('has its title, its text, and links in the reader’s language', async () => {
    const page = await site.getPage('/en/about/privacy')
    expect(page.text(page.one('h1'))).toBe('Privacy')
    expect(page.all('h2').map(page.text)).toContain('What we collect')
    expect(linksIn(page, 'main')).toEqual(expect.arrayContaining(['/en/mall/ticket', '/en/about']))
    expect(page.links('canonical')[0]?.href).toMatch(/\/en\/about\/privacy$/)
  })

  it('has its Chinese text and address, with a notice, if it is not translated', async () => {
    const page = await site.getPage('/en/about/tender')
    expect(page.text(page.one('h1'))).toBe('招标文件')
    expect(main(page)).toContain('So far this page is only available in Chinese.')
    expect(page.links('canonical')[0]?.href).toMatch(/[^n]\/about\/tender$/)
    expect(page.links('alternate').map(({ hreflang }) => hreflang)).not.toContain('en')
  })

  it('links to its files, with type and size', async () => {
    const page = await site.getPage('/about/tender')
    expect(linksIn(page, 'main')).toEqual(
      expect.arrayContaining(['/bay-map.pdf', `/files/${encodeURIComponent('招标公告')}.pdf`]),
    )
    expect(main(page)).toMatch(/海湾地图 PDF\u00a0· 2 kB/)
  })

  it('is linked in the footer only if it is marked for the footer', async () => {
    expect(linksIn(await site.getPage('/'), 'footer')).toContain('/about/privacy')
    const footer = linksIn(await site.getPage('/en'), 'footer')
    expect(footer).toContain('/en/about/privacy')
    expect(footer).not.toContain('/en/about/tender')
  })

  it('is in the sitemap of its languages, with the day of its last change', async () => {
    const [zh, en] = await Promise.all(
      ['zh', 'en'].map(async (each) => (await site.get(`/sitemap-${each}.xml`)).text()),
    )
    expect(zh).toMatch(/\/about\/privacy<\/loc><lastmod>2026-10-01</)
    expect(zh).toContain('/about/tender</loc>')
    expect(en).toContain('/en/about/privacy</loc>')
    expect(en).not.toContain('/en/about/tender</loc>')
  })

  it('is found by words in its text', async () => {
    const page = await site.getPage('/search?q=' + encodeURIComponent('三个月内删除'))
    expect(linksIn(page, 'main')).toContain('/about/privacy')
  })

  it.each(['/about/nothing', '/about/Privacy', '/en/about/privacy.zh'])(
    'is missing at %s',
    async (address) => expect((await site.get(address)).status).toBe(404),
  )
})

it('the overview lists all pages that the operator added', async () => {
  const page = await site.getPage('/en/about')
  expect(linksIn(page, 'main')).toEqual(
    expect.arrayContaining(['/en/about/privacy', '/en/about/tender']),
  )
})

it('an article links to its files, with names in the article’s language', async () => {
  const page = await site.getPage('/en/infomation/announcement/1020')
  expect(main(page)).toMatch(/Tide table PDF\u00a0· 1 kB/)
  expect(linksIn(page, 'main')).toContain('/files/tide-table.pdf')
  expect(main(await site.getPage('/en/infomation/announcement/1021'))).not.toContain('Files')
})
