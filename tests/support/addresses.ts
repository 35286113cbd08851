import { inLanguage, tagOf } from '../../shared/language.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import * as kinds from '../../contract/kinds.ts'
import type { ListedKind } from '../../worker/sections/define-section.ts'
import { ROUTE_NAMES, type RouteName, routes, sectionOf } from '../../worker/sections/index.ts'

export interface PageAddress {
  name: RouteName
  language: Language
  tag: string
  /** The Chinese path. */
  path: string
  /** The path in `language`. */
  address: string
}

/**
 * Returns whether the content of a page is in a language. The test site has content in Chinese and
 * English. In further languages, pages show it with a notice.
 */
export function isWritten({ name, language }: Pick<PageAddress, 'name' | 'language'>): boolean {
  const isContent = routes[name].includes(':id') || WRITTEN_PAGES.has(name)
  return !isContent || language === 'zh' || language === 'en'
}

const WRITTEN_PAGES = new Set<string>(['introduction', 'traffic', 'contact', 'guide', 'questions'])

/** One address of each page in each language. */
export const PAGE_ADDRESSES: readonly PageAddress[] = ROUTE_NAMES.flatMap((name) => {
  const path = routes[name].replace(':id', () => sampleIdOf(name))
  return LANGUAGES.map((language) => ({
    name,
    language,
    tag: tagOf(language),
    path,
    address: inLanguage(language, path),
  }))
})

/** Returns the id of the sample item of the section's first kind of content. */
function sampleIdOf(name: RouteName): string {
  // These items are files of the site, not content of the backend.
  if (name === 'about/detail') return 'privacy'
  const section = sectionOf(name)
  const [kind] = 'kinds' in section ? Object.values<ListedKind>(section.kinds) : []
  if (kind === undefined) throw new Error(`${name}: its section has no kind of content`)
  // oxlint-disable-next-line import/namespace -- the type allows only existing names
  return kinds[kind].sampleId
}

/** User agents of visitors who get different answers. */
export const AGENTS = {
  person:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
} as const
