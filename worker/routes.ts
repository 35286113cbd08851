import { Hono, type MiddlewareHandler } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { getPath } from 'hono/utils/url'
import { LANGUAGES, type Language } from '../locales/languages.ts'
import { inLanguage } from '../shared/language.ts'
import type { AppEnv } from './scope.ts'
import { ROUTE_NAMES, type RouteName, routes } from './sections/index.ts'

/** A page has two representations: the document, and the payload for client navigations. */
export type Representation = 'document' | 'payload'

export interface PageMatch {
  route: RouteName
  language: Language
  representation: Representation
  id?: string
  /** The bare path of the page, without a language. */
  path: string
  /** The canonical path: declared letter case, no slash at the end, minimal encoding. */
  canonical: string
}

const PAYLOAD = '/_payload.json'

/**
 * The app with the routes of all pages in all languages. `app.ts` adds the middleware and all other
 * addresses. The router does not allow `/_payload.json` after a parameter. So a payload is matched
 * by the route of its page.
 */
export const app = new Hono<AppEnv>({
  // Set explicitly: Hono's default silently switches to a slower router if this one rejects a path.
  router: new RegExpRouter(),
  getPath(request) {
    const path = getPath(request)
    return path.endsWith(PAYLOAD) && matchPage(path) !== undefined ? pageAddress(path) : path
  },
})

interface PageInLanguage extends Pick<PageMatch, 'route' | 'language'> {
  /** The matches of pages without an id, created once, as most links lead to them. */
  matches?: Record<Representation, PageMatch>
}

const pagesByHandler = new Map<unknown, PageInLanguage>()

for (const route of ROUTE_NAMES)
  for (const language of LANGUAGES) {
    const page: PageInLanguage = { route, language }
    if (!routes[route].endsWith('/:id'))
      page.matches = { document: newMatch(page, 'document'), payload: newMatch(page, 'payload') }
    const setMatch: MiddlewareHandler<AppEnv> = (c, next) => {
      const path = getPath(c.req.raw)
      if (!path.includes('%')) c.set('match', matchOf(page, path, c.req.param('id')))
      return next()
    }
    pagesByHandler.set(setMatch, page)
    const path = inLanguage(language, routes[route])
    // The lower-case path lets `matchPage` find addresses in any letter case.
    for (const spelling of new Set([path, path.toLowerCase()])) app.all(spelling, setMatch)
  }

/**
 * Returns the page at a path; undefined if there is none. The path is percent-encoded as in a
 * request, in any letter case. Use it for links and other paths that are not requests.
 * `matchPage('/EN/Mall/Hotel/101/') // { route: 'hotels/detail', id: '101', … }`
 */
export function matchPage(path: string): PageMatch | undefined {
  const found = path.includes('%') ? undefined : find(pageAddress(path))
  return found ? matchOf(found.page, path, found.id) : matchAnySpelling(path)
}

/** The specification misspells `information` as `infomation`. Both spellings match. */
const ORDINARY_SPELLING = /^(\/[a-z]{2,3}(?:-\w+)*)?\/information(?=\/)/

function matchAnySpelling(path: string): PageMatch | undefined {
  const decoded = decode(path)
  if (decoded === undefined) return undefined
  const whole = withoutLastSlashes(decoded) || '/'
  const address = pageAddress(whole)
  const found = find(address.toLowerCase().replace(ORDINARY_SPELLING, '$1/infomation'))
  // Only an id is case-sensitive, so it is taken from the original address.
  return found && matchOf(found.page, whole, found.id && address.slice(-found.id.length))
}

function find(address: string): { page: PageInLanguage; id: string | undefined } | undefined {
  const [handlers, values] = app.router.match('GET', address)
  for (const [[handler], parameters] of handlers) {
    const page = pagesByHandler.get(handler)
    if (page === undefined) continue
    const id = parameters['id']
    return { page, id: typeof id === 'number' ? values?.[id] : id }
  }
  return undefined
}

/** Returns the path of the page that a payload belongs to: `/mall` for `/mall/_payload.json`. */
function pageAddress(path: string): string {
  return path.endsWith(PAYLOAD) ? path.slice(0, -PAYLOAD.length) || '/' : path
}

function matchOf(page: PageInLanguage, address: string, id?: string): PageMatch {
  const representation = address.endsWith(PAYLOAD) ? 'payload' : 'document'
  return page.matches?.[representation] ?? newMatch(page, representation, id)
}

function newMatch(
  { route, language }: PageInLanguage,
  representation: Representation,
  id = '',
): PageMatch {
  const path = routes[route].replace(':id', () => encodeURIComponent(id))
  const address = inLanguage(language, path)
  const canonical = representation === 'document' ? address : address.replace(/\/$/, '') + PAYLOAD
  return { route, language, representation, path, canonical, ...(id !== '' && { id }) }
}

export function withoutLastSlashes(path: string): string {
  // The lookbehind makes a match begin only at the first of several slashes. Trying each slash
  // would take quadratic time.
  return path.replace(/(?<!\/)\/+$/, '')
}

/** Decodes percent-encoded text; returns undefined if the encoding is invalid. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
