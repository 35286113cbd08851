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
    value === undefined ? [] : [[key, String(value)]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/**
 * The address for a link that the backend gave: one of ours in the reader's language, an `https:` one as it is,
 * nothing for anything else, so that foreign data can't send a visitor where no page is.
 */
export function hrefOfLink(language: Language, link: string): string | undefined {
  if (PLAIN_PATH.test(link)) return hrefOfPath(language, link)
  if (link.startsWith('https://')) return URL.canParse(link) ? link : undefined
  const url = URL.parse(link, 'https://site.invalid')
  if (url === null || url.host !== 'site.invalid') return undefined
  const path = hrefOfPath(language, url.pathname)
  return path && path + url.search + url.hash
}

/** Means the same to every reader of addresses: menus are made of such, dozens a page. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/

function hrefOfPath(language: Language, path: string): string | undefined {
  const route = matchRoute(path)
  return route && inLanguage(language, route.path)
}
