import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '../../backend/content/compile.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageIds,
  LANGUAGES,
  UNOFFERED_LANGUAGES,
} from '../../locales/languages.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { givenOf, TODAY_OPTIONS } from '../../tools/today/given.ts'
import { AGENTS } from '../support/addresses.ts'
import { sharedFolder } from '../support/fresh-folder.ts'
import { startInProcess } from '../support/site-in-process.ts'
import { SITE_ORIGIN } from '../support/start-site.ts'

const site = await startInProcess()
const [, GERMAN = 'en', FRENCH = 'en']: readonly Language[] = LANGUAGES
// Adds an item in German and French only, which other backends may have. The reference backend
// would refuse it.
site.sqlite.exec(`
  INSERT INTO entry_texts SELECT version, kind, id, ${languageIds[FRENCH]}, 'Le sentier', listed, detail, content
    FROM entry_texts WHERE kind = 'news' AND id = '2002' AND language_id = ${languageIds[GERMAN]};
  DELETE FROM entry_texts WHERE kind = 'news' AND id = '2002' AND language_id = ${languageIds.en};
`)

it('the site has its configured languages, with the first at the root path', () => {
  expect(LANGUAGES).toEqual(['en', 'de', 'fr'])
  expect(DEFAULT_LANGUAGE).toBe('en')
  expect(UNOFFERED_LANGUAGES).toEqual(['ja', 'ko'])
})

describe('an item that is missing in English', () => {
  const path = '/scenic/information/2002'
  const atGerman = `${SITE_ORIGIN}/de${path}`

  it.each([
    [path, 'Der Pfad', atGerman],
    [`/de${path}`, 'Der Pfad', atGerman],
    [`/fr${path}`, 'Le sentier', `${SITE_ORIGIN}/fr${path}`],
  ])('is available at %s with the same alternates', async (address, title, canonical) => {
    const page = await site.getPage(address)
    expect(page.text(page.one('h1'))).toBe(title)
    expect(page.links('canonical')[0]?.href).toBe(canonical)
    expect(page.links('alternate').filter(({ hreflang }) => hreflang)).toEqual([
      { href: atGerman, hreflang: 'de' },
      { href: `${SITE_ORIGIN}/fr${path}`, hreflang: 'fr' },
      { href: atGerman, hreflang: 'x-default' },
    ])
  })

  it('is shown in German on English pages, and marked as German in lists and data', async () => {
    const page = await site.getPage(path)
    expect(page.ofClass('notice').map(page.text).join()).toContain('German')
    const [script] = page
      .all('script')
      .filter(({ properties }) => /ld/.test(`${properties['type']}`))
    expect(script && page.text(script)).toContain('"inLanguage":"de"')
    const list = await site.getPage('/scenic/information?category=village')
    const german = list.all('*').filter((each) => list.attribute(each, 'lang') === 'de')
    expect(german.map(list.text)).toContainEqual(expect.stringContaining('Der Pfad'))
    const feed = await (await site.get('/feeds/news.json')).json()
    expect(feed.items).toContainEqual(
      expect.objectContaining({ title: 'Der Pfad', language: 'de' }),
    )
  })

  it('is in the sitemaps of its languages', async () => {
    const [english, ...others] = await Promise.all(
      ['en', 'de', 'fr'].map(async (each) => (await site.get(`/sitemap-${each}.xml`)).text()),
    )
    expect(english).not.toContain('/2002<')
    for (const xml of others)
      expect(xml).toMatch(new RegExp(`${path}</loc>.*?"x-default" href="${atGerman}"`))
  })
})

describe('an address', () => {
  it.each([
    ['/', 200, 'en'],
    ['/mall/hotel', 200, 'en'],
    ['/de', 200, 'de'],
    ['/de/mall/hotel', 200, 'de'],
    ['/en', 404, 'en'],
    ['/en/mall/hotel', 404, 'en'],
    ['/zh', 404, 'en'],
    ['/ja', 404, 'ja'],
    ['/de/no/page', 404, 'de'],
  ])('%s returns %i in %s', async (path, status, language) => {
    const response = await site.get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`<html lang="${language}"`)
  })

  it('sets its language cookies', async () => {
    const cookies = (await site.get('/de')).headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
      'webLang=de',
      'i18n_redirected=de',
    ])
  })
})

it.each([
  [{ 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' }, '/de'],
  [{ 'Accept-Language': 'ger' }, '/de'],
  [{ 'Accept-Language': 'zh-CN' }, undefined],
  [{ 'Accept-Language': 'en-GB' }, undefined],
  [{ Cookie: 'i18n_redirected=de', 'Accept-Language': 'en' }, '/de'],
  [{ Cookie: 'i18n_redirected=zh', 'Accept-Language': 'en' }, undefined],
  [{ 'User-Agent': AGENTS.bot, 'Accept-Language': 'de' }, undefined],
])('a visitor to / with %j is redirected to %s', async (headers, target) => {
  const response = await site.get('/', headers)
  expect(response.headers.get('Location') ?? undefined).toBe(target)
  expect(response.status).toBe(target === undefined ? 200 : 302)
})

describe('content', () => {
  it('has its texts in each language, and alternates', async () => {
    const page = await site.getPage('/de/scenic/information/2001')
    expect(page.text(page.one('h1'))).toBe('Neuer Steg am Hafen')
    expect(page.links('canonical')[0]?.href).toBe(`${SITE_ORIGIN}/de/scenic/information/2001`)
    expect(page.links('alternate').filter(({ hreflang }) => hreflang)).toEqual([
      { href: `${SITE_ORIGIN}/scenic/information/2001`, hreflang: 'en' },
      { href: `${SITE_ORIGIN}/de/scenic/information/2001`, hreflang: 'de' },
      { href: `${SITE_ORIGIN}/scenic/information/2001`, hreflang: 'x-default' },
    ])
  })

  it('is shown in English with a notice if there is no German text', async () => {
    const page = await site.getPage('/de/mall/hotel/102')
    expect(page.ofClass('notice').map(page.text).join()).toContain('Englisch')
    expect(page.links('canonical')[0]?.href).toBe(`${SITE_ORIGIN}/mall/hotel/102`)
    expect(page.meta('og:locale')).toBe('de_DE')
  })

  it('cannot be loaded without its English file', async () => {
    const folder = sharedFolder()
    await cp(siteFolder(), folder, { recursive: true })
    await rm(join(folder, 'content/news/2001.en.md'))
    await expect(compileContent(readSite(folder))).rejects.toThrow(
      'content/news/2001.en.md: is missing, another language has it',
    )
  })

  it('has the interface texts of the site and of the product', async () => {
    expect((await site.getPage('/de/mall/hotel')).title()).toContain('Unterkünfte')
  })
})

it('npm run today has options for the site’s languages', () => {
  const options = { ...TODAY_OPTIONS, note: 'Rime', 'note-de': 'Raureif' }
  expect(givenOf(['note'], options)).toEqual({ ownWords: { en: 'Rime', de: 'Raureif' } })
})
