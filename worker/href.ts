import { inLanguage } from '../client/shared/language.ts'
import type { Language } from '../locales/languages.ts'
import { matchRoute, type RouteName, type RouteParams, routes } from './routes.ts'

export type Query = Readonly<Record<string, string | number | undefined>>

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

/** `?a=1&b=2`, in the order given; keys without a value are left out, and so is an empty `?`. */
export function search(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/**
 * The address for a link that the backend gave: a page of ours in the reader's language; another path of this site (a
 * file, what a redirect rule leads on) and an `https:` address as they are; nothing for anything else.
 */
export function hrefOfLink(language: Language, link: string): string | undefined {
  if (PLAIN_PATH.test(link)) return hrefOfPath(language, link) ?? link
  if (link.startsWith('https://')) return URL.canParse(link) ? link : undefined
  const url = URL.parse(link, 'https://site.invalid')
  if (url === null || url.host !== 'site.invalid') return undefined
  // Two slashes would lead to another host: `/x/..//evil.test` comes to that too.
  if (!link.startsWith('/') || url.pathname.startsWith('//')) return undefined
  return (hrefOfPath(language, url.pathname) ?? url.pathname) + url.search + url.hash
}

/** Means the same to every reader of addresses: menus are made of such, dozens a page. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/

function hrefOfPath(language: Language, path: string): string | undefined {
  const route = matchRoute(path.replace(/\/+$/, '') || '/')
  return route && inLanguage(language, route.path)
}
