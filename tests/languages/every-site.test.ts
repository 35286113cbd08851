import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { isTraditional } from '../../backend/content/traditional.ts'
import { offlinePage } from '../../client/service-worker/offline-pages.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFallbacks,
  languageFormats,
  LANGUAGES,
} from '../../locales/languages.ts'
import { messages, textLanguages } from '../../locales/messages.ts'
import { failureText } from '../../shared/failure-text.ts'
import { inLanguage, languageOf, tagOf } from '../../shared/language.ts'
import { editorConfigurations } from '../../tools/editor/configuration.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { readTexts } from '../../tools/site/read-texts.ts'
import { intlOf } from '../../worker/render/intl.ts'
import { firstRoute, routes, SECTIONS } from '../../worker/sections/index.ts'
import { hasPage } from '../../worker/site-pages.ts'
import { fieldValues, preview, publish } from '../support/duty-desk.ts'
import { openOffice } from '../support/office-in-process.ts'
import type { ReadPage } from '../support/read-html.ts'
import { startInProcess } from '../support/site-in-process.ts'
import { SITE_ORIGIN } from '../support/start-site.ts'
import { wordsIn } from '../support/words-in.ts'

// Tests that every site with other languages must pass.

const site = await startInProcess()
const { name } = readSite(siteFolder())
const texts = readTexts(siteFolder())

const PAGES = wordsIn(`
  / /mall/hotel /mall/hotel/101 /mall/ticket /scenic/intro /scenic/information /service/qa
  /service/traffic /service/complain /service/conditions /infomation/guide
  /infomation/announcement /infomation/contact /search?q=boat /accessibility
`)

/** The pages without an id that search engines may list. */
const plainPages = SECTIONS.map(firstRoute)
  .filter(hasPage)
  .map((route) => routes[route])

/** Returns the paths of this site's addresses in a text, except pictures and XML files. */
function pathsIn(text: string): string[] {
  const whole = text.replaceAll(/\r\n[ \t]/g, '')
  const addresses = whole.match(/(?<=https:\/\/www\.shore\.example)\/?[^\s"<>()[\]]*/g) ?? []
  return addresses.filter((address) => !/\.(?:jpe?g|webp|xml)\b/.test(address))
}

/** Returns the links to other languages that lack `hreflang`. */
function strayLinks(page: ReadPage, language: Language): string[] {
  const links = page.all('a').filter((link) => page.attribute(link, 'hrefLang') === undefined)
  const hrefs = links.flatMap((link) => page.attribute(link, 'href') ?? [])
  const pages = hrefs.filter((href) => href.startsWith('/') && !/^\/(?:files|public)\//.test(href))
  expect(pages.length).toBeGreaterThan(10)
  return pages.filter((href) => languageOf(new URL(href, SITE_ORIGIN).pathname) !== language)
}

function structuredIn(page: ReadPage): Record<string, unknown>[] {
  return page
    .all('script')
    .filter((script) => page.attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => JSON.parse(page.text(script))['@graph'])
}

describe.each(LANGUAGES)('in %s', (language) => {
  const at = (path: string) => inLanguage(language, path)
  const read = async (path: string) => (await site.get(at(path))).text()

  it.each(PAGES)('the page %s links to pages in its language', async (path) => {
    const page = await site.getPage(at(path))
    expect(page.attribute(page.one('html'), 'lang')).toBe(tagOf(language))
    expect(strayLinks(page, language)).toEqual([])
  })

  it('search results and suggestions are in its language', async () => {
    const page = await site.getPage(at('/search?q=boat'))
    const found = page.ofClass('item').flatMap((item) => page.all('a', item))
    expect(found.length).toBeGreaterThan(0)
    const { suggestions } = JSON.parse(await read('/search/suggest.json?q=boat'))
    expect(suggestions.length).toBeGreaterThan(0)
    for (const { href } of suggestions) expect(languageOf(href)).toBe(language)
  })

  it('feeds and calendars have its language and link to its pages', async () => {
    const atom = await read('/feeds/news.atom')
    expect(atom).toContain(`xml:lang="${tagOf(language)}"`)
    const feed = JSON.parse(await read('/feeds/announcements.json'))
    expect(feed.language).toBe(tagOf(language))
    const urls = feed.items.map(({ url }: { url: string }) => new URL(url).pathname)
    for (const path of [...urls, ...pathsIn(await read('/feeds/activities.ics'))])
      expect(languageOf(path)).toBe(language)
  })

  it('llms.txt has the site’s name and links to pages in its language', async () => {
    const text = await read('/llms.txt')
    expect(text.startsWith(`# ${name[language]}\n`)).toBe(true)
    const paths = pathsIn(text)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => languageOf(path) !== language)).toEqual([])
  })

  it('the sitemap is in the index and has only pages in its language', async () => {
    const { text: index } = { text: await (await site.get('/sitemap.xml')).text() }
    for (const kind of ['', 'news-'])
      expect(index).toContain(`${SITE_ORIGIN}/sitemap-${kind}${language}.xml`)
    const xml = await (await site.get(`/sitemap-${language}.xml`)).text()
    const paths = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, loc = '']) => new URL(loc).pathname)
    expect(paths).toContain(at('/mall/hotel'))
    expect(paths.filter((path) => languageOf(path) !== language)).toEqual([])
    for (const path of plainPages) {
      const page = await site.getPage(at(path))
      const link = page.all('link').find((each) => page.attribute(each, 'rel') === 'canonical')
      const isOwn = link && page.attribute(link, 'href') === SITE_ORIGIN + at(path)
      expect([path, paths.includes(at(path))]).toEqual([path, isOwn])
    }
  })

  it('shared links have the name of the site, the language and a picture', async () => {
    const page = await site.getPage(at('/'))
    const { language: code } = new Intl.Locale(languageFormats[language])
    expect(page.meta('og:locale')).toMatch(new RegExp(`^${code}_[A-Z]{2}$`))
    expect(page.meta('og:site_name')).toContain(name[language])
    expect(page.meta('og:image')).toMatch(/^https:/)
  })

  it('structured data has the language and its addresses', async () => {
    const items = structuredIn(await site.getPage(at('/')))
    expect(items.filter(({ inLanguage: tag }) => tag !== undefined)).not.toEqual([])
    for (const { inLanguage: tag = tagOf(language), url = SITE_ORIGIN + at('/') } of items)
      expect([tag, languageOf(new URL(String(url)).pathname)]).toEqual([tagOf(language), language])
  })

  it('the offline page is in the interface’s language and links to the search', async () => {
    vi.stubGlobal('location', { origin: SITE_ORIGIN })
    const html = await offlinePage(at('/mall'), { shown: [], offline: [] }).text()
    expect(html).toContain(`<html lang="${textLanguages[language].formats}"`)
    expect(html).toContain(texts[language]['offline.title'])
    expect(html).toContain(`${SITE_ORIGIN}${at('/search')}"`)
  })

  it('the complaint form asks for the e-mail first, except in the default language', async () => {
    const html = await read('/service/complain')
    const [phone, email] = ['phone', 'email'].map((field) => html.indexOf(`name="${field}"`))
    const isPhoneFirst = Number(phone) < Number(email)
    expect(isPhoneFirst).toBe(language === DEFAULT_LANGUAGE)
    expect(html).toContain('data:audio/wav')
  })

  it('a page contains only the interface texts of its language', async () => {
    const page = await site.getPage(at('/service/complain'))
    const scripts = page
      .all('script')
      .filter((script) => page.attribute(script, 'type') === 'application/json')
    const carried = Object.entries(
      Object.assign({}, ...scripts.map((script) => JSON.parse(page.text(script)).messages)),
    )
    expect(carried.length).toBeGreaterThan(20)
    for (const [id, text] of carried)
      expect(text).toEqual(JSON.parse(JSON.stringify(messages[language][id])))
  })

  it('toasts have the text of the language', () => {
    const text = failureText(intlOf(language), { kind: 'unreachable' })
    expect(text).toBe(texts[language]['failure.network'])
  })
})

describe('the office', async () => {
  const office = await openOffice()
  const person = await office.signIn('Ms Zhou', 'duty')

  it('has a note field for each language', async () => {
    const page = await person.page('/office/today/note')
    const names = page.all('input').flatMap((field) => page.attribute(field, 'name') ?? [])
    const fields = names.filter((field) => field.startsWith('note-'))
    expect(fields).toEqual(LANGUAGES.map((language) => `note-${language}`))
  })

  it('shows a note in the languages in which it was written', async () => {
    const [first, second] = LANGUAGES
    const note = { [`note-${first}`]: 'Wind', [`note-${second}`]: 'Wind' }
    await publish(person, '/office/today/note', note)
    expect(fieldValues(await person.page('/office/today/note'))).toEqual(note)
  })

  it('reports a prepared reason and a weather warning in the words of each language', async () => {
    const fields = { state: 'closed', reason: 'wind' }
    const { page } = await preview(person, '/office/today/facility.island-boat', fields)
    const snow = `warning.${texts[DEFAULT_LANGUAGE]['warning.snow']}`
    const warning = `/office/today/${encodeURIComponent(snow)}`
    const { page: warned } = await preview(person, warning, { colour: 'red' })
    for (const language of LANGUAGES) {
      expect.soft(page.text(page.one('main'))).toContain(texts[language]['reason.wind'])
      expect.soft(warned.text(warned.one('main'))).toContain(texts[language]['warning.snow'])
    }
  })

  it.each(LANGUAGES)('is shown in the nearest translated language: %s', async (chosen) => {
    await person.post('/office/language', { language: chosen, path: '/office' })
    const page = await person.page('/office')
    const translated = LANGUAGES.filter(
      (each) => isTraditional(each) || existsSync(`locales/office.${each}.json`),
    )
    const nearest = languageFallbacks[chosen].find((each) => translated.includes(each))
    expect(nearest && page.attribute(page.one('html'), 'lang')).toBe(nearest && tagOf(nearest))
    const offered = page.all('button').filter((each) => page.attribute(each, 'name') === 'language')
    expect(offered.map((each) => page.attribute(each, 'value'))).toEqual(
      translated.filter((each) => each !== nearest),
    )
  })
})

it('the editor has a form for each language, the default one first', async () => {
  const store = { backend: {}, prefix: '' }
  const configurations = await editorConfigurations(readSite(siteFolder()), store)
  for (const { i18n } of Object.values(configurations))
    expect(i18n).toMatchObject({ locales: LANGUAGES, default_locale: DEFAULT_LANGUAGE })
})

it('each language has all languages as fallbacks, with itself first', () => {
  for (const language of LANGUAGES) {
    expect(languageFallbacks[language][0]).toBe(language)
    expect(new Set(languageFallbacks[language])).toEqual(new Set(LANGUAGES))
  }
})
