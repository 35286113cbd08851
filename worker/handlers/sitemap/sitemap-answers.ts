import type { Context } from 'hono'
import { isChinese } from '../../../locales/chinese.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFallbacks,
  LANGUAGES,
} from '../../../locales/languages.ts'
import { tagOf, inLanguage } from '../../../shared/language.ts'
import { backendOf } from '../../upstream/backend.ts'
import { cache } from '../../upstream/cache.ts'
import { BackendError } from '../../upstream/call.ts'
import { FEED_NAMES } from '../../href.ts'
import { MENU_MAX_AGE_MS } from '../../limits.ts'
import { loadContext } from '../../prepare-page.ts'
import type { AppEnv, Scope } from '../../scope.ts'
import { loadFeed, xmlText } from '../feeds/news-feed.ts'
import { loadEntries, type Entry } from '../notify-search-engines.ts'
import { x } from 'xastscript'
import { toXml } from 'xast-util-to-xml'

type Element = ReturnType<typeof x>
type Feed = Awaited<ReturnType<typeof loadFeed>>

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Returns the pages of a language, each with its other versions and its picture. */
function languageXml(origin: string, language: Language, entries: readonly Entry[]): string {
  const urls = entries.flatMap((entry) => urlOf(origin, language, entry) ?? [])
  const spaces = {
    xmlns: SITEMAP,
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return written(x('urlset', spaces, urls))
}

function urlOf(origin: string, language: Language, { path, versions }: Entry): Element | undefined {
  const version = versions.find((each) => each.language === language)
  if (version === undefined) return undefined
  const writtenIn = versions.map((each) => each.language)
  const address = (each: Language) => origin + inLanguage(each, path)
  const fallback = languageFallbacks[DEFAULT_LANGUAGE].find((each) => writtenIn.includes(each))
  const alternates = [
    ...writtenIn.map((each) => [tagOf(each), address(each)] as const),
    ['x-default', address(fallback ?? language)] as const,
  ]
  const picture = version.picture && URL.parse(version.picture, origin)?.href
  return x('url', [
    x('loc', address(language)),
    ...(version.lastModified === undefined ? [] : [x('lastmod', version.lastModified)]),
    ...alternates.map(([hreflang, href]) => x('xhtml:link', { rel: 'alternate', hreflang, href })),
    ...(picture ? [x('image:image', [x('image:loc', picture)])] : []),
  ])
}

/** Returns the language code for Google News: ISO 639, and for Chinese with a region: `zh-cn`. */
function newsCode(language: Language): string {
  const { language: code, region } = new Intl.Locale(tagOf(language)).maximize()
  return isChinese(code) ? `${code}-${region?.toLowerCase()}` : code
}

/** Returns a news sitemap, as Google defines it. */
function newsXml(publication: string, language: Language, entries: Feed['entries']): string {
  const spaces = { xmlns: SITEMAP, 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' }
  const urls = entries.map(({ address, title, publishedAt }) =>
    x('url', [
      x('loc', address),
      x('news:news', [
        x('news:publication', [
          x('news:name', xmlText(publication)),
          x('news:language', newsCode(language)),
        ]),
        x('news:publication_date', publishedAt),
        x('news:title', xmlText(title)),
      ]),
    ]),
  )
  return written(x('urlset', spaces, urls))
}

function written(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { closeEmptyElements: true })}\n`
}

/** Google News only reads articles of the last two days. */
const NEWS_MS = 2 * 24 * 60 * 60 * 1000

/** Sends a sitemap index (https://www.sitemaps.org/protocol.html#index). */
export function sitemapIndex(c: Context<AppEnv>): Response {
  const { SITE_ORIGIN } = c.get('scope').settings
  const sitemaps = LANGUAGES.flatMap((language) => [
    x('sitemap', [x('loc', `${SITE_ORIGIN}/sitemap-${language}.xml`)]),
    x('sitemap', [x('loc', `${SITE_ORIGIN}/sitemap-news-${language}.xml`)]),
  ])
  const xml = written(x('sitemapindex', { xmlns: SITEMAP }, sitemaps))
  return send(c, { xml, isWhole: true })
}

/** Sends a sitemap. If a list fails, sends the last complete one, else omits those pages. */
export async function languageSitemap(c: Context<AppEnv>, language: Language): Promise<Response> {
  const scope = c.get('scope')
  const { entries, areWhole } = await loadEntries(scope)
  const xml = languageXml(scope.settings.SITE_ORIGIN, language, entries)
  if (areWhole) {
    scope.waitUntil(keep(scope, language, xml))
    return send(c, { xml, isWhole: true })
  }
  const key = keyOf(scope, language)
  const stored = await cache.failures.attempt('KV', () => scope.env.COPIES.get(key))
  return send(c, { xml: stored ?? xml, isWhole: false })
}

/** Sends the news sitemap of a language; empty if the backend fails. */
export async function newsSitemap(c: Context<AppEnv>, language: Language): Promise<Response> {
  const scope = c.get('scope')
  const context = loadContext(language, backendOf(scope))
  try {
    const [{ site }, ...feeds] = await Promise.all([
      context.backend('menu', { params: { languageId: context.languageId } }),
      ...FEED_NAMES.map((name) => loadFeed(name, context, scope.settings.SITE_ORIGIN)),
    ])
    const since = context.now.getTime() - NEWS_MS
    const entries = feeds
      .flatMap((feed) => feed.entries)
      .filter(
        (entry) => entry.language === tagOf(language) && Date.parse(entry.publishedAt) > since,
      )
    return send(c, { xml: newsXml(site.name, language, entries), isWhole: true })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return send(c, { xml: newsXml('', language, []), isWhole: false })
  }
}

function send(c: Context<AppEnv>, { xml, isWhole }: { xml: string; isWhole: boolean }): Response {
  return c.body(xml, 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'Cache-Control': isWhole ? 'public, max-age=3600' : 'no-store',
  })
}

/** Returns the KV key. It contains the site's origin and the backend. */
function keyOf({ settings }: Scope, language: Language): string {
  return `sitemap ${settings.SITE_ORIGIN} ${settings.BACKEND_ORIGIN ?? ''} ${language}`
}

/** Lifetime of a saved sitemap, in seconds. A cached menu has the same. */
const KEPT_S = MENU_MAX_AGE_MS / 1000
/** Minimum interval between writes, because KV allows only a few. */
const WRITTEN_MS = 60 * 60 * 1000

const writtenAt = new Map<string, number>()

async function keep(scope: Scope, language: Language, xml: string): Promise<void> {
  const key = keyOf(scope, language)
  // Uses `Math.abs`, because the clock may have been ahead at that time.
  if (Math.abs(Date.now() - (writtenAt.get(key) ?? -Infinity)) < WRITTEN_MS) return
  writtenAt.set(key, Date.now())
  await cache.failures.attemptWrite('KV', () =>
    scope.env.COPIES.put(key, xml, { expirationTtl: KEPT_S }),
  )
}
