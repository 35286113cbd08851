import { XMLValidator } from 'fast-xml-parser'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { withoutLanguage } from '../../shared/language.ts'
import { isWritten, PAGE_ADDRESSES } from '../support/addresses.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
const YESTERDAY = at(-24)
const published = (id: number, date: string) =>
  `UPDATE entry_texts SET listed = json_set(listed, '$.publishedAt', '${date}') WHERE kind = 'news' AND id = ${id}`
/** News from yesterday and from three days ago. */
const NEWS = [published(2002, YESTERDAY), published(2003, at(-72))]

const site = await startSite()
const database = await site.miniflare.getD1Database('DB', 'shanmen')
await database.batch(NEWS.map((change) => database.prepare(change)))
const index = await (await site.get('/sitemap.xml')).text()
const text = async (path: string) => (await site.get(path)).text()
const xml = (await Promise.all(LANGUAGES.map((each) => text(`/sitemap-${each}.xml`)))).join('')
afterAll(() => site.stop())

/** Returns the dates of the last change, by address. Some addresses have none. */
const dates = () =>
  new Map(
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', date]) => [new URL(address).pathname, date],
    ),
  )

it('the index lists a page sitemap and a news sitemap for each language, which all exist', async () => {
  const addresses = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toEqual(
    LANGUAGES.flatMap((language) =>
      ['', 'news-'].map((kind) => `${SITE_ORIGIN}/sitemap-${kind}${language}.xml`),
    ),
  )
  for (const address of addresses) {
    const response = await site.get(address.slice(SITE_ORIGIN.length))
    expect.soft(response.headers.get('Content-Type')).toBe('application/xml; charset=UTF-8')
    expect.soft(XMLValidator.validate(await response.text()), address).toBe(true)
  }
  expect(XMLValidator.validate(index)).toBe(true)
  expect((await site.get('/sitemap-fr.xml')).status).toBe(404)
})

it.each(['zh', 'en'])(
  'the news sitemap has the news of the last two days: %s',
  async (language) => {
    const news = await text(`/sitemap-news-${language}.xml`)
    const prefix = language === 'en' ? '/en' : ''
    expect(news).toContain(`<loc>${SITE_ORIGIN}${prefix}/scenic/information/2002</loc>`)
    expect(news).toContain(
      `<news:publication_date>${YESTERDAY}</news:publication_date><news:title>`,
    )
    expect(news).toContain(`<news:language>${language === 'zh' ? 'zh-cn' : 'en'}</news:language>`)
    expect(news).not.toContain('/scenic/information/2003<')
    expect(XMLValidator.validate(news)).toBe(true)
  },
)

describe('the sitemap', () => {
  it('has one file per language', async () => {
    expect(await text('/sitemap-zh.xml')).not.toContain(`<loc>${SITE_ORIGIN}/en`)
    expect(await text('/sitemap-en.xml')).not.toMatch(/<loc>[^<]*example(?!\/en)/)
  })

  it('lists the pictures of the pages', () => {
    const pictures = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(
      ([, address]) => address,
    )
    expect(pictures.length).toBeGreaterThan(50)
    for (const address of pictures)
      expect.soft(address).toMatch(/^https:\/\/www\.shore\.example\/.+\.\w+/)
  })

  it('lists every page in each language, and Chinese-only content in Chinese', () => {
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    )
    for (const page of PAGE_ADDRESSES)
      expect([page.address, addresses.includes(page.address)]).toEqual([
        page.address,
        isWritten(page),
      ])
    expect(new Set(addresses).size).toBe(addresses.length)
    const announcements = addresses.filter((address) =>
      /\/infomation\/announcement\/\d+$/.test(address),
    )
    expect(announcements.filter((address) => !address.startsWith('/en'))).toHaveLength(24)
    expect(announcements.filter((address) => address.startsWith('/en'))).toHaveLength(22)
    expect(addresses).toContain('/scenic/information/2504')
  })

  it('has the Chinese page as x-default', () => {
    const fallbacks = [...xml.matchAll(/<url><loc>([^<]*)<.*?"x-default" href="([^"]*)"/g)]
    expect(fallbacks.length).toBeGreaterThan(100)
    for (const [, address = '', fallback] of fallbacks)
      expect(fallback).toBe(SITE_ORIGIN + withoutLanguage(new URL(address).pathname))
  })

  it('has dates for articles, but not for goods, lists and the site’s own pages', () => {
    const detail = /^(?:\/en)?\/(?:infomation|scenic|service)\/\w+\/[\w-]+$/
    // Excludes the operator's own pages, whose date comes from the names of their files.
    const others = [...dates()].filter(([address]) => !/\/about\//.test(address))
    const wrong = others.filter(([address, date]) => detail.test(address) !== (date !== undefined))
    expect(wrong).toEqual([])
    expect([...dates().keys()]).toEqual(expect.arrayContaining(['/mall/hotel/101', '/mall/hotel']))
  })
})
