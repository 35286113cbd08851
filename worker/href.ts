import { inLanguage } from '../shared/language.ts'
import { type Query, search } from '../shared/search.ts'
import type { Language } from '../locales/languages.ts'
import { hasPage, linksToDisabledPage } from './site-pages.ts'
import { matchPage } from './routes.ts'
import { type RouteName, type RouteParams, routes, SECTIONS } from './sections/index.ts'

type HrefArguments<Name extends RouteName> =
  {} extends RouteParams<Name>
    ? [params?: RouteParams<Name>, query?: Query]
    : [params: RouteParams<Name>, query?: Query]

/** Returns the address of a page in `language`. All links inside the site use this function. */
export function href<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[params, query]: HrefArguments<Name>
): string {
  const id = params && 'id' in params ? encodeURIComponent(params.id) : ''
  return inLanguage(language, routes[name].replace(':id', id)) + search(query)
}

export const FEED_NAMES = SECTIONS.filter((section) => 'hasFeed' in section)
  .map(({ name }) => name)
  .filter((name) => hasPage(`${name}/list`))

export type FeedName = (typeof FEED_NAMES)[number]

/** Returns the address of a feed or calendar, which is a file and not a page. */
export function feedHref(
  language: Language,
  file: `${FeedName}.${'atom' | 'json'}` | `activities.ics` | `activities/${string}.ics`,
): string {
  return inLanguage(language, `/feeds/${file}`)
}

/**
 * Returns the address for a link from the backend. The address of a page gets the reader's
 * language. Other paths of this site (files, sources of redirect rules) and `https:` addresses stay
 * unchanged. Returns undefined for other links and for a disabled page.
 */
export function hrefOfLink(language: Language, link: string): string | undefined {
  return linksToDisabledPage(link) ? undefined : hrefOfOffered(language, link)
}

function hrefOfOffered(language: Language, link: string): string | undefined {
  if (PLAIN_PATH.test(link)) return hrefOfPath(language, link) ?? link
  if (link.startsWith('https://')) return URL.canParse(link) ? link : undefined
  const url = URL.parse(link, 'https://site.invalid')
  if (url === null || url.host !== 'site.invalid') return undefined
  // A path that begins with two slashes would lead to another host. `/x/..//evil.test` becomes such
  // a path.
  if (!link.startsWith('/') || url.pathname.startsWith('//')) return undefined
  return (hrefOfPath(language, url.pathname) ?? url.pathname) + url.search + url.hash
}

/** Simple paths need no URL parser. Menus have dozens of links, mostly such paths. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/

function hrefOfPath(language: Language, path: string): string | undefined {
  const match = matchPage(path)
  return match?.representation === 'document' ? inLanguage(language, match.path) : undefined
}
