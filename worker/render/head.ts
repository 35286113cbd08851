import { inLanguage, manifestPath, tagOf } from '../../shared/language.ts'
import type { DocumentHead, HeadTag } from '../../shared/payload.ts'
import { search } from '../../shared/search.ts'
import { pictures } from '../../shared/site.ts'
import type { SharePicture } from '../../shared/site-pictures.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageFallbacks,
  languageFormats,
} from '../../locales/languages.ts'
import type { PageHead, StructuredItem } from '../sections/define-page.ts'
import type { Frame } from './frame.tsx'

type HeadSource = Pick<
  Frame,
  'card' | 'head' | 'lacking' | 'language' | 'path' | 'query' | 'sharePicture' | 'settings' | 'site'
>

/** Returns a page's title, canonical address, alternates, Open Graph and own elements. */
export function documentHead(given: HeadSource): DocumentHead {
  const { path, site } = given
  const title = path === '/' ? given.head.title : `${given.head.title} · ${site.name}`
  // The backend may omit summaries. For search engines, the title is better than nothing.
  const head = { ...given.head, description: given.head.description.trim() || title }
  const source = { ...given, head }
  return {
    title,
    tags: [
      {
        tag: 'meta',
        attributes: { name: 'description', content: head.description, itemprop: 'description' },
      },
      ...(head.isNoIndex ? [meta('robots', 'noindex')] : addressTags(source)),
      ...(head.stylesheet === undefined ? [] : [link('stylesheet', head.stylesheet)]),
      link('manifest', manifestPath(source.language)),
      ...openGraphTags(source),
      ...(head.links ?? []).map((attributes): HeadTag => ({ tag: 'link', attributes })),
      ...(head.structured ? [structuredData(head.structured, source.settings.SITE_ORIGIN)] : []),
    ],
  }
}

/**
 * Returns the canonical address and the alternates. If the content lacks the page's language, the
 * canonical address is in the language of the content.
 */
function addressTags(source: HeadSource): HeadTag[] {
  const written = writtenIn(source)
  const known =
    source.head.contentLanguages ?? (written === source.language ? LANGUAGES : [written])
  const versions = LANGUAGES.filter(
    (each) => each === written || (known.includes(each) && !lacksVersion(source, each)),
  )
  // The `x-default` must be the same on all versions. It is the language nearest to the default
  // language.
  const fallback = languageFallbacks[DEFAULT_LANGUAGE].find((each) => versions.includes(each))
  return [
    meta('robots', 'max-image-preview:large'),
    link('canonical', absoluteAddress(source, written)),
    ...versions.map((each) => alternate(tagOf(each), absoluteAddress(source, each))),
    alternate('x-default', absoluteAddress(source, fallback ?? written)),
  ]
}

/** Returns whether the canonical address has no page in a language. */
function lacksVersion({ head, query, lacking = [] }: HeadSource, language: Language): boolean {
  return lacking.includes(language) && search(head.canonicalQuery ?? query) !== ''
}

function writtenIn({ head, language }: HeadSource): Language {
  return head.contentLanguage ?? language
}

/** Returns the Open Graph tags (ogp.me). QQ and WeChat read `itemprop` instead. */
function openGraphTags(source: HeadSource): HeadTag[] {
  const { head, language, site } = source
  return [
    ...typeTags(head),
    property('og:site_name', site.name),
    { tag: 'meta', attributes: { property: 'og:title', content: head.title, itemprop: 'name' } },
    property('og:description', head.description),
    property('og:url', absoluteAddress(source, writtenIn(source))),
    property('og:locale', ogLocale(language)),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      property('og:locale:alternate', ogLocale(other)),
    ),
    ...pictureTags(source),
  ]
}

/** Returns the locale with an underscore, as ogp.me defines it: `zh_CN`. */
function ogLocale(language: Language): string {
  const { language: code, region } = new Intl.Locale(languageFormats[language]).maximize()
  return `${code}_${region}`
}

/** Returns the type and, for an article, its dates (ogp.me). */
function typeTags({ article }: PageHead): HeadTag[] {
  if (article === undefined) return [property('og:type', 'website')]
  const { publishedAt, updatedAt } = article
  return [
    property('og:type', 'article'),
    property('article:published_time', publishedAt),
    ...(updatedAt === undefined ? [] : [property('article:modified_time', updatedAt)]),
  ]
}

/** Returns the page's picture, else the site's for this kind of page, else the home page's. */
function pictureTags({ card, language, sharePicture, site, settings }: HeadSource): HeadTag[] {
  const shown = card ?? siteCard(language, sharePicture, settings.SITE_ORIGIN)
  if (shown === undefined) return [meta('twitter:card', 'summary')]
  const { src, width, height, type } = shown
  return [
    { tag: 'meta', attributes: { property: 'og:image', content: src, itemprop: 'image' } },
    ...(type === undefined ? [] : [property('og:image:type', type)]),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', card?.alt || site.name),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** Returns the site's picture for link previews, which is a JPEG. */
function siteCard(language: Language, kind: SharePicture, siteOrigin: string) {
  const picture = languageFallbacks[language]
    .flatMap((each) => [pictures[`share-${kind}-${each}`], pictures[`share-home-${each}`]])
    .find((each) => each !== undefined)
  return picture && { ...picture, src: siteOrigin + picture.src, type: 'image/jpeg' }
}

function structuredData(items: readonly StructuredItem[], siteOrigin: string): HeadTag {
  const json = { '@context': 'https://schema.org', '@graph': absoluteAddresses(items, siteOrigin) }
  return { tag: 'script', json }
}

const ADDRESS_KEYS = new Set(['@id', 'url', 'image', 'item', 'urlTemplate'])

/** Adds the site's origin to paths, because schema.org requires absolute addresses. */
function absoluteAddresses(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESS_KEYS.has(key) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((each) => absoluteAddresses(each, origin, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, absoluteAddresses(each, origin, name)]),
  )
}

function absoluteAddress({ settings, path, query, head }: HeadSource, language: Language): string {
  return settings.SITE_ORIGIN + inLanguage(language, path) + search(head.canonicalQuery ?? query)
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } }
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } }
}

function alternate(hrefLang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang: hrefLang, href } }
}
