import { x } from 'xastscript'
import { toXml } from 'xast-util-to-xml'
import { DEFAULT_LANGUAGE, type Language } from '../../../locales/languages.ts'
import { inLanguage, tagOf } from '../../../shared/language.ts'
import { xmlText } from '../xml-text.ts'
import type { Entry } from './entries.ts'

type Element = ReturnType<typeof x>

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap index (https://www.sitemaps.org/protocol.html#index), of whole addresses. */
export function indexXml(addresses: readonly string[]): string {
  return written(
    x(
      'sitemapindex',
      { xmlns: SITEMAP },
      addresses.map((address) => x('sitemap', [x('loc', address)])),
    ),
  )
}

/** The sitemap of a language: each page that is written in it, with its versions and its picture. */
export function languageXml(origin: string, language: Language, entries: readonly Entry[]): string {
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
  const fallback = writtenIn.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : language
  const alternates = [
    ...writtenIn.map((each) => [tagOf(each), address(each)] as const),
    ['x-default', address(fallback)] as const,
  ]
  const picture = version.picture && URL.parse(version.picture, origin)?.href
  return x('url', [
    x('loc', address(language)),
    ...(version.lastModified === undefined ? [] : [x('lastmod', version.lastModified)]),
    ...alternates.map(([hreflang, href]) => x('xhtml:link', { rel: 'alternate', hreflang, href })),
    ...(picture ? [x('image:image', [x('image:loc', picture)])] : []),
  ])
}

/** Something that was published, in whole addresses. */
export interface NewsEntry {
  address: string
  title: string
  publishedAt: string
}

/** The codes that Google News wants: of Chinese with its script. */
const NEWS_LANGUAGES: Record<Language, string> = { zh: 'zh-cn', en: 'en' }

/** A news sitemap (https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap). */
export function newsXml(
  publication: string,
  language: Language,
  entries: readonly NewsEntry[],
): string {
  const spaces = {
    xmlns: SITEMAP,
    'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
  }
  const urls = entries.map(({ address, title, publishedAt }) =>
    x('url', [
      x('loc', address),
      x('news:news', [
        x('news:publication', [
          x('news:name', xmlText(publication)),
          x('news:language', NEWS_LANGUAGES[language]),
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
