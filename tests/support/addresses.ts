import { inLanguage, tagOf } from '../../shared/language.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { ROUTE_NAMES, type RouteName, routes } from '../../worker/sections/index.ts'

type RouteWithId = {
  [Name in RouteName]: (typeof routes)[Name] extends `${string}/:id` ? Name : never
}[RouteName]

/** An existing id for each route that takes one: a route without does not compile. */
const SAMPLE_IDS: Record<RouteWithId, string> = {
  'hotels/detail': '101',
  'restaurants/detail': '201',
  'products/detail': 'Star-Cape_dried-shrimp',
  'publicity/detail': '5001',
  'news/detail': '2001',
  'strategies/detail': '4001',
  'activities/detail': '3004',
  'announcements/detail': '1024',
  'culture/detail': 'last-keeper',
}

export interface PageAddress {
  name: RouteName
  language: Language
  tag: string
  /** The Chinese path. */
  path: string
  /** The path in `language`. */
  address: string
}

/** One address of every page in every language, from the table of routes. */
export const PAGE_ADDRESSES: readonly PageAddress[] = ROUTE_NAMES.flatMap((name) => {
  const path = hasId(name) ? routes[name].replace(':id', SAMPLE_IDS[name]) : routes[name]
  return LANGUAGES.map((language) => ({
    name,
    language,
    tag: tagOf(language),
    path,
    address: inLanguage(language, path),
  }))
})

function hasId(name: RouteName): name is RouteWithId {
  return Object.hasOwn(SAMPLE_IDS, name)
}

/** User agents of the kinds of visitor that get different answers. */
export const AGENTS = {
  person:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
} as const
