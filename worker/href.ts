import { inLanguage } from '../shared/language.ts'
import { type Query, search } from '../shared/search.ts'
import type { Language } from '../locales/languages.ts'
import { hasPage, leadsToLeftOut } from './site-pages.ts'
import { matchPage } from './routes.ts'
import { type RouteName, type RouteParams, routes, SECTIONS } from './sections/index.ts'

type HrefArguments<Name extends RouteName> =
  {} extends RouteParams<Name>
    ? [params?: RouteParams<Name>, query?: Query]
    : [params: RouteParams<Name>, query?: Query]

/** The address of a page in `language`, as path and query: the only maker of links inside the site. */
export function href<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[params, query]: HrefArguments<Name>
): string {
  const id = params && 'id' in params ? encodeURIComponent(params.id) : ''
  return inLanguage(language, routes[name].replace(':id', id)) + search(query)
}

/** The sections of this site whose list has a feed. */
export const FEED_NAMES = SECTIONS.filter((section) => 'hasFeed' in section)
  .map(({ name }) => name)
  .filter((name) => hasPage(`${name}/list`))

export type FeedName = (typeof FEED_NAMES)[number]

/** The address of a feed or calendar: no page, but a file. */
export function feedHref(
  language: Language,
  file: `${FeedName}.${'atom' | 'json'}` | `activities.ics` | `activities/${string}.ics`,
): string {
  return inLanguage(language, `/feeds/${file}`)
}

/**
 * The address for a link that the backend gave: for a page of ours the one in the reader's language; any other path of this
 * site (a file, the source of a redirect rule) and any `https:` address as it is; nothing for anything else, nor for a page that the
 * site does without.
 */
export function hrefOfLink(language: Language, link: string): string | undefined {
  return leadsToLeftOut(link) ? undefined : hrefOfOffered(language, link)
}

function hrefOfOffered(language: Language, link: string): string | undefined {
  if (PLAIN_PATH.test(link)) return hrefOfPath(language, link) ?? link
  if (link.startsWith('https://')) return URL.canParse(link) ? link : undefined
  const url = URL.parse(link, 'https://site.invalid')
  if (url === null || url.host !== 'site.invalid') return undefined
  // Two slashes would lead to another host: `/x/..//evil.test` becomes that too.
  if (!link.startsWith('/') || url.pathname.startsWith('//')) return undefined
  return (hrefOfPath(language, url.pathname) ?? url.pathname) + url.search + url.hash
}

/** A path that needs no URL parser, as most in the menus are: each page has dozens. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/

function hrefOfPath(language: Language, path: string): string | undefined {
  const match = matchPage(path)
  return match?.representation === 'document' ? inLanguage(language, match.path) : undefined
}
