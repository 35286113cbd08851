import { wordsIn } from '../support/words-in.ts'
import { describe, expect, it, vi } from 'vitest'
import { offlinePage } from '../../client/service-worker/offline-pages.ts'
import { readMeasurement } from '../../backend/measurements.ts'
import { speak } from '../../backend/captcha/speak.ts'
import { faultsOfFiles } from '../../tools/check-site/faults-of-files.ts'
import { givenOf, TODAY_OPTIONS } from '../../tools/today/given.ts'
import { EXAMPLE, siteFolder } from '../../tools/site/folder.ts'
import { failureText } from '../../shared/failure-text.ts'
import { inLanguage, manifestPath, tagOf } from '../../shared/language.ts'
import {
  languageFallbacks,
  languageIds,
  languages,
  languageNames,
  LANGUAGES,
} from '../../locales/languages.ts'
import { intlOf } from '../../worker/render/intl.ts'
import { startInProcess } from '../support/site-in-process.ts'
import { SITE_ORIGIN } from '../support/start-site.ts'

const site = await startInProcess()
/** Languages without any texts of their own. One of the tags has a region. */
const UNTRANSLATED = LANGUAGES.slice(2)

it('the site has its configured languages, each with an id and fallbacks', () => {
  expect(LANGUAGES).toEqual(['zh', 'en', 'th', 'pt-BR'])
  expect(new Set(Object.values(languageIds)).size).toBe(4)
  for (const language of UNTRANSLATED)
    expect(languageFallbacks[language].slice(0, 3)).toEqual([language, 'en', 'zh'])
})

it('the check of the site’s files reports no difference from an example in other languages', async () => {
  const faults = await faultsOfFiles(siteFolder(), EXAMPLE)
  expect(faults.filter((fault) => /the example’s|the example's/.test(fault))).toEqual([])
})

const PAGES = wordsIn(`
  / /mall /mall/hotel /mall/ticket /mall/shopping /mall/restaurant /scenic/intro
  /scenic/publicity /scenic/information /service/qa /service/traffic /service/complain
  /service/strategy /infomation/guide /infomation/contact /infomation/activity
  /infomation/announcement /infomation/corporateCulture /search?q=boat /accessibility
`)

describe.each(UNTRANSLATED)('the untranslated language %s', (language) => {
  const { prefix } = languages[language]

  /** Returns the text at a path in the language. Throws unless the status is 200. */
  async function read(path: string): Promise<string> {
    const response = await site.get(inLanguage(language, path))
    if (response.status !== 200) throw new Error(`${path}: HTTP ${response.status}`)
    return response.text()
  }

  it.each(PAGES)('has the page %s', async (path) => {
    const page = await site.getPage(inLanguage(language, path))
    expect(page.attribute(page.one('html'), 'lang')).toBe(tagOf(language))
    // The interface is in English, because it is not translated. Screen readers need to know that.
    expect(page.attribute(page.one('body'), 'lang')).toBe('en')
    expect(page.all('h1')).toHaveLength(1)
    expect(page.meta('og:locale')).toMatch(/^(?:th_TH|pt_BR)$/)
    const switched = page.all('a').map((link) => page.attribute(link, 'hrefLang'))
    expect(switched).toEqual(expect.arrayContaining(['zh-CN', 'en']))
  })

  it.each([
    ['/mall/hotel/101', '/en/mall/hotel/101', 'English', ['zh-CN', 'en', 'x-default']],
    ['/scenic/information/2003', '/scenic/information/2003', 'Chinese', ['zh-CN', 'x-default']],
    ['/about/privacy', '/en/about/privacy', 'English', ['zh-CN', 'en', 'x-default']],
    ['/scenic/intro', '/en/scenic/intro', 'English', ['zh-CN', 'en', 'x-default']],
    ['/service/traffic', '/en/service/traffic', 'English', ['zh-CN', 'en', 'x-default']],
    ['/infomation/contact', '/en/infomation/contact', 'English', ['zh-CN', 'en', 'x-default']],
    ['/infomation/guide', '/en/infomation/guide', 'English', ['zh-CN', 'en', 'x-default']],
    ['/service/qa', '/en/service/qa', 'English', ['zh-CN', 'en', 'x-default']],
  ])('shows %s in the nearest language with a notice', async (path, own, name, alternates) => {
    const page = await site.getPage(inLanguage(language, path))
    expect(page.links('canonical')[0]?.href).toBe(SITE_ORIGIN + own)
    // Both pages must name the same alternates, because search engines ignore one-sided links.
    for (const each of [page, await site.getPage(own)]) {
      const named = each.links('alternate').flatMap(({ hreflang }) => hreflang ?? [])
      expect(named).toEqual(alternates)
    }
    expect(page.ofClass('notice').map(page.text).join()).toContain(name)
  })

  it('marks the rows of lists with their language', async () => {
    const page = await site.getPage(inLanguage(language, '/mall/hotel'))
    const langs = page.all('main').flatMap((main) => page.all('*', main))
    expect(langs.map((each) => page.attribute(each, 'lang'))).toContain('en')
  })

  it('finds content, and has suggestions', async () => {
    expect(await read('/search?q=boat')).toContain(`href="${prefix}/`)
    expect(JSON.parse(await read('/search/suggest.json?q=boat'))).toBeTypeOf('object')
  })

  it('has feeds, calendars, llms.txt and visit.json', async () => {
    expect(await read('/feeds/news.atom')).toContain(`xml:lang="${tagOf(language)}"`)
    expect(JSON.parse(await read('/feeds/announcements.json'))).toMatchObject({
      language: tagOf(language),
    })
    expect(await read('/feeds/activities.ics')).toContain('BEGIN:VCALENDAR')
    expect(await read('/llms.txt')).toContain(`${SITE_ORIGIN}${prefix}/mall/ticket`)
    expect(JSON.parse(await read('/visit.json'))).toBeTypeOf('object')
  })

  it('has a sitemap with the pages that exist in every language', async () => {
    const index = await (await site.get('/sitemap.xml')).text()
    expect(index).toContain(`/sitemap-${language}.xml`)
    const own = await (await site.get(`/sitemap-${language}.xml`)).text()
    expect(own).toContain(`<loc>${SITE_ORIGIN}${prefix}/mall/hotel</loc>`)
    // The canonical address of these pages is the English one.
    for (const path of ['/mall/hotel/101', '/scenic/intro', '/service/traffic', '/service/qa'])
      expect(own).not.toContain(`${prefix}${path}<`)
    const english = await (await site.get('/sitemap-en.xml')).text()
    expect(english).toContain(`<loc>${SITE_ORIGIN}/en/service/traffic</loc>`)
    expect(english).not.toContain(`href="${SITE_ORIGIN}${prefix}/service/traffic"`)
  })

  it('has an error page, an offline page, a spoken captcha and toasts', async () => {
    const missing = await site.get(`${prefix}/nothing`)
    expect(missing.status).toBe(404)
    const error = await missing.text()
    expect(error).toContain(`<html lang="${tagOf(language)}"`)
    expect(error).toMatch(/<main[^>]* lang="en"/)
    vi.stubGlobal('location', { origin: SITE_ORIGIN })
    const offline = await offlinePage(`${prefix}/mall`, { shown: [], offline: [] }).text()
    // The offline page has English texts.
    expect(offline).toContain('<html lang="en-GB">')
    expect(offline).toContain(`<a href="${SITE_ORIGIN}${prefix}/search">Search the site`)
    expect(speak('1+2', language, Math.random)).toEqual(expect.any(Uint8Array))
    expect(failureText(intlOf(language), { kind: 'unreachable' })).toMatch(/^Network service error/)
    expect(manifestPath(language)).toBe(`/manifest-${language}.webmanifest`)
  })
})

describe('a daily report', () => {
  const context = { now: 0, zone: 'Asia/Shanghai', measured: { parking: [] }, facilities: [] }
  const bodyOf = (given: object) => {
    const outcome = readMeasurement(given, { ...context, imageHosts: [] })
    if (outcome === undefined || 'error' in outcome) return outcome?.error
    return JSON.parse(String(outcome.statements.at(-1)?.values.at(-1)))
  }

  const inOthers = (text: string) =>
    Object.fromEntries(UNTRANSLATED.map((language) => [language, text]))

  it('requires the first two languages, and uses the nearest one for other readers', () => {
    const warning = { zh: '大风', en: 'Strong wind' }
    const { what } = bodyOf({ warning, colour: 'red' })
    expect(what).toEqual({ ...warning, ...inOthers('Strong wind') })
    expect(bodyOf({ warning: { zh: '大风' }, colour: 'red' })).toBe('warning.en: is missing')
    expect(bodyOf({ ownWords: { zh: '雾凇' } }).value).toEqual({ zh: '雾凇', ...inOthers('雾凇') })
    const own = { en: 'Rime', ...inOthers('x') }
    expect(bodyOf({ ownWords: own }).value).toEqual(own)
  })

  it.each(UNTRANSLATED)('has an option for the text in %s', (language) => {
    const options = { ...TODAY_OPTIONS, note: '雾凇', [`note-${language}`]: 'x' }
    expect(TODAY_OPTIONS).toHaveProperty([`what-${language}`])
    expect(givenOf(['note'], options)).toEqual({ ownWords: { zh: '雾凇', [language]: 'x' } })
  })
})

it.each([
  ['th', /[\u0E00-\u0E7F]+/],
  ['pt-BR', /\d de \p{L}+|-feira|\d,\d\d(?!\d)/u],
])('dates, numbers and prices in %s use the interface’s language', async (tag, own) => {
  const language = UNTRANSLATED.find((each) => each === tag)
  if (language === undefined) throw new Error(`The site has no ${tag}`)
  const formatted = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(0)
  expect(formatted).toMatch(own)
  for (const path of ['/', '/mall/ticket', '/service/conditions', '/infomation/guide']) {
    const page = await site.getPage(inLanguage(language, path))
    // Names of languages may be only in the language switcher.
    const names = LANGUAGES.map((each) => languageNames[each])
    const text = names.reduce(
      (rest, name) => rest.replaceAll(name, ''),
      page.text(page.one('body')),
    )
    expect(text.match(own)).toBeNull()
  }
})
