import { DEFAULT_LANGUAGE, LANGUAGES } from '../../locales/languages.ts'
import {
  inLanguage,
  languageOf,
  manifestPath,
  tagOf,
  withoutLanguage,
} from '../../shared/language.ts'
import {
  attributeOf,
  expectEqual,
  expectFile,
  expectMatch,
  expectType,
  NotHere,
  type Site,
} from './client.ts'

/** Checks an address in each language, one after the other because of the rate limits. */
async function inEach(path: string, check: (address: string) => Promise<void>): Promise<void> {
  for (const language of LANGUAGES) await check(inLanguage(language, path))
}

function checkLlms(site: Site): Promise<void> {
  return inEach('/llms.txt', async (address) => {
    const text = await (await site.asBot(address)).text()
    expectMatch(address, text, /^# \S[^\n]*\n\n> \S/)
    expectMatch(address, text, new RegExp(`\\]\\(${site.origin}/`))
  })
}

async function checkSearch(site: Site): Promise<void> {
  if (site.without.includes('search')) throw new NotHere('the site does not have the page')
  const response = await site.asReader('/search?q=%E5%8E%95%E6%89%80')
  expectEqual('the status', response.status, 200)
  expectMatch('Cache-Control', response.headers.get('Cache-Control'), /no-store/)
  expectMatch('the page', await response.text(), /<meta name="robots" content="noindex"/)
}

async function checkSearchFinds(site: Site): Promise<void> {
  if (site.without.includes('search')) throw new NotHere('the site does not have the page')
  const { path, title } = await firstAnnouncement(site)
  const found = await site.asReader(`/search?${new URLSearchParams({ q: title })}`)
  expectMatch(`what is found for ${title}`, await found.text(), new RegExp(`<a href="${path}"`))
}

async function checkStructured(site: Site): Promise<void> {
  const { path } = await firstAnnouncement(site)
  const html = await (await site.asBot(path)).text()
  const written = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const kinds = written.map(([, json = '']) => JSON.stringify(JSON.parse(json))).join()
  expectMatch('its kinds', kinds, /"@type":"NewsArticle"/)
  expectMatch('its kinds', kinds, /"@type":"BreadcrumbList"/)
}

async function firstAnnouncement(site: Site): Promise<{ path: string; title: string }> {
  if (site.without.includes('announcements')) throw new NotHere('the site does not have the pages')
  const feed = await (await site.asReader('/feeds/announcements.json')).json()
  const [first]: { url: string; title: string }[] = feed.items
  if (first === undefined) throw new NotHere('there is no announcement')
  return { path: new URL(first.url).pathname, title: first.title }
}

async function checkFeed(site: Site): Promise<void> {
  if (site.without.includes('announcements')) throw new NotHere('the site does not have the pages')
  await inEach('/feeds/announcements.atom', async (address) => {
    const xml = await (await expectFile(site, address, /^application\/atom\+xml/)).text()
    expectMatch(address, xml, /<feed[\s>][\s\S]*<\/feed>\s*$/)
    for (const [, href = ''] of xml.matchAll(/<link [^>]*href="([^"]*)"/g))
      expectEqual(`the origin of ${href} in ${address}`, new URL(href).origin, site.origin)
  })
}

async function checkNews(site: Site): Promise<void> {
  const xml = await (await site.asBot(`/sitemap-news-${DEFAULT_LANGUAGE}.xml`)).text()
  expectMatch('the sitemap of news', xml, /<urlset[\s>]/)
  if (site.without.includes('announcements')) return
  const feed = await (await site.asReader('/feeds/announcements.json')).json()
  expectMatch('version', feed.version, /^https:\/\/jsonfeed\.org\/version\//)
}

async function checkShare(site: Site, path: string, without: string): Promise<void> {
  const html = await (await site.asBot(path)).text()
  const metaOf = (name: string) =>
    attributeOf(html, new RegExp(`<meta[^>]*property="${name}"[^>]*>`), 'content')
  const address = metaOf('og:image')
  if (address === undefined) throw new NotHere(without)
  const picture = new URL(address.replaceAll('&amp;', '&'))
  const { headers } = await expectPicture('the picture', picture, /^image\/(?:jpeg|png)/)
  const wanted = metaOf('og:image:type')
  if (wanted !== undefined) expectEqual('its type', headers.get('Content-Type'), wanted)
}

function checkManifests(site: Site): Promise<void> {
  return inEach('/', async (home) => {
    const manifest = await (await site.asReader(manifestPath(languageOf(home)))).json()
    const { icons, shortcuts, screenshots = [] } = manifest
    const paths: string[] = [...icons, ...screenshots].map(({ src }: { src: string }) => src)
    paths.push(...shortcuts.map(({ url }: { url: string }) => url))
    for (const path of paths)
      expectEqual(`the status of ${path}`, (await site.asReader(path)).status, 200)
  })
}

/** Checks that all files of the offline guide exist, and that their total size is at most 3 MB. */
function checkOfflineGuide(site: Site): Promise<void> {
  return inEach('/pocket.json', async (list) => {
    const response = await expectFile(site, list, /^application\/json/)
    const entries: { address: string; bytes: number }[] = (await response.json()).entries
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
    if (bytes > 3_000_000) throw new Error(`${list} has ${bytes} bytes`)
    for (const { address } of entries)
      expectEqual(`the status of ${address}`, (await site.asReader(address)).status, 200)
  })
}

async function checkCalendar(site: Site): Promise<void> {
  if (site.without.includes('activities')) throw new NotHere('the site does not have the pages')
  await inEach('/feeds/activities.ics', async (address) => {
    const response = await expectFile(site, address, /^text\/calendar/)
    const calendar = (await response.text()).replaceAll(/\r\n[ \t]/g, '')
    expectMatch(address, calendar, /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
    for (const [, start = ''] of calendar.matchAll(/\nBEGIN:VEVENT\r\n[\s\S]*?\n(DTSTART.*)\r/g))
      expectMatch(address, start, /^DTSTART(?:;TZID=[^:]+:|.*Z$)/)
    for (const [, url = ''] of calendar.matchAll(/\nURL[^:]*:(.*)\r/g))
      expectEqual(`the origin of ${url} in ${address}`, new URL(url).origin, site.origin)
  })
}

/** Returns the status of a page in the shared cache. Throws `NotHere` if there is none. */
async function seeSharedCache(site: Site): Promise<string> {
  const seen: string[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    // In sequence, so that later requests can find the first response in the cache.
    const { headers } = await site.asReader('/_payload.json')
    const [, tier] = /tier;desc="(\w+)"/.exec(headers.get('Server-Timing') ?? '') ?? []
    seen.push(tier ?? headers.get('Cf-Cache-Status') ?? 'not asked')
  }
  if (seen.every((each) => each === 'not asked')) throw new NotHere('no Cf-Cache-Status')
  return `Cf-Cache-Status of four requests for a page: ${seen.join(', ')}`
}

export const FOUND_CHECKS = {
  'llms.txt': checkLlms,
  search: checkSearch,
  'a search finds an announcement': checkSearchFinds,
  'structured data': checkStructured,
  'a feed of announcements': checkFeed,
  'a calendar of activities': checkCalendar,
  'a JSON feed and the sitemap of news': checkNews,
  'the picture of a shared link': (site: Site) =>
    checkShare(site, '/', 'the site has no share picture: npm run icons draws one'),
  'the picture of a shared link to an item': async (site: Site) => {
    const { path } = await firstAnnouncement(site)
    await checkShare(site, path, 'neither the item nor the site has a picture')
  },
  manifest: checkManifests,
  'the offline guide': checkOfflineGuide,
  'the shared cache': seeSharedCache,
}

/** Checks that a page is complete: status, type, language, and one heading, for a bot too. */
export async function checkPage(site: Site, path: string): Promise<void> {
  const response = await expectFile(site, path, /^text\/html; charset=utf-8/i)
  expectMatch('Cache-Control', response.headers.get('Cache-Control'), /\S/)
  const html = await response.text()
  const lang = attributeOf(html, /<html[^>]*>/, 'lang')
  expectEqual('lang', lang, tagOf(languageOf(path)))
  expectEqual('the number of h1', html.match(/<h1[\s>]/g)?.length, 1)
  expectMatch('the end of the page', html.slice(-20), /<\/html>\s*$/)
  const forBot = await site.asBot(path)
  expectEqual('the status for a bot', forBot.status, 200)
  expectEqual('the heading for a bot', headingOf(await forBot.text()), headingOf(html))
}

export async function checkHead(site: Site, path: string): Promise<void> {
  const html = await (await site.asReader(path)).text()
  expectMatch('the title', /<title>([^<]*)<\/title>/.exec(html)?.[1], /\S/)
  const description = attributeOf(html, /<meta[^>]*name="description"[^>]*>/, 'content')
  expectMatch('the description', description, /\S/)
  checkAddresses(site, path, html)
  const locale = attributeOf(html, /<meta[^>]*property="og:locale"[^>]*>/, 'content')
  const code = new Intl.Locale(tagOf(languageOf(path))).language
  expectMatch('og:locale', locale, new RegExp(`^${code}_[A-Z]{2}$`))
  if (!/^https?:\/\/(?:localhost|127\.0\.0\.1)\b/.test(site.origin)) expectNothingLocal(html)
}

const PICTURES = 4
const SOURCES = /<(?:source|img)\b[^>]*?\b(?:srcset|src)="([^"]+)"/gi

/** Checks that the pictures of a list exist in all their sizes, on any host. */
export async function checkPictures(site: Site, path: string): Promise<void> {
  const html = await (await site.asReader(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sets = [...main.matchAll(SOURCES)].map(([, set = '']) => set.replaceAll('&amp;', '&'))
  if (sets.length === 0) throw new NotHere('the page shows no picture')
  for (const set of sets.slice(0, PICTURES)) {
    // Fetches only the smallest and the largest file of each picture.
    const files = set.split(/,\s+/).map((each) => each.trim().split(/\s+/)[0] ?? '')
    for (const file of new Set([...files.slice(0, 1), ...files.slice(-1)]))
      await expectPicture(file, new URL(file, site.origin), /^image\//)
  }
}

async function expectPicture(what: string, address: URL, type: RegExp): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  await response.body?.cancel()
  expectType(what, response, type)
  return response
}

function checkAddresses(site: Site, path: string, html: string): void {
  const canonical = attributeOf(html, /<link[^>]*rel="canonical"[^>]*>/, 'href') ?? ''
  const bare = withoutLanguage(path)
  const others = LANGUAGES.map((each) => inLanguage(each, bare)).filter((each) => each !== path)
  // A text that exists only in another language has its canonical address in that language.
  const isBorrowed = others.some((other) => canonical === site.origin + other)
  if (!isBorrowed) expectEqual('the canonical address', canonical, site.origin + path)
  const fallback = attributeOf(html, /<link[^>]*hrefLang="x-default"[^>]*>/i, 'href')
  const wanted = isBorrowed ? canonical : site.origin + inLanguage(DEFAULT_LANGUAGE, bare)
  expectEqual('the address for all other languages', fallback, wanted)
}

function expectNothingLocal(html: string): void {
  const [local] = /https?:\/\/(?:localhost|127\.0\.0\.1)[^"'\s<]*/.exec(html) ?? []
  if (local !== undefined) throw new Error(`the page contains the local address ${local}`)
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
}
