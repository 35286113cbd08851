import type { Context } from 'hono'
import { methodNotAllowed, pageNotFound, noRoute, PageError, pathAndQuery } from '../page-error.ts'
import { nameOf, type PageRequest, readPageRequest } from '../page-request.ts'
import { decode, matchPage, withoutLastSlashes } from '../routes.ts'
import type { AppEnv } from '../scope.ts'
import { ADDRESS_BYTES } from '../limits.ts'
import { type RouteRule, type Settings, withUpperCaseDigits } from '../settings.ts'

/** Throws for long addresses and hostile queries. Returns a redirect if the host is wrong. */
export function checkAddress(c: Context<AppEnv>): Response | undefined {
  const { url, settings } = c.get('scope')
  const address = pathAndQuery(url)
  // The search page shortens long terms itself.
  if (address.length > ADDRESS_BYTES && matchPage(url.pathname)?.route !== 'search')
    throw new PageError(414, { statusMessage: 'URI Too Long' })
  if (isOtherHost(url, settings)) {
    c.header('Cache-Control', 'no-cache')
    return c.redirect(settings.SITE_ORIGIN + address, permanentFor(c.req.method))
  }
  if (isHostileQuery(url.search)) throw noRoute()
  return undefined
}

/** Returns whether the site allows only the host of `SITE_ORIGIN`, and this is another one. */
export function isOtherHost(url: URL, settings: Settings): boolean {
  return settings.CANONICAL_HOST_ONLY && url.origin !== settings.SITE_ORIGIN
}

/** Returns whether a query has the payload's file name, to poison a cache (CVE-2025-27415). */
export function isHostileQuery(search: string): boolean {
  return (
    search.includes('_payload') ||
    (search.includes('%') && /_payload|%5fpayload/i.test(decode(search) ?? search))
  )
}

/** Returns 301 for reads, otherwise 308, after which browsers repeat the method and body. */
function permanentFor(method: string): 301 | 308 {
  return isRead(method) ? 301 : 308
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Returns the page of an address, or a redirect to its canonical spelling. Throws a 404 or 405. */
export async function findPage(c: Context<AppEnv>): Promise<PageRequest | Response> {
  const { url, record } = c.get('scope')
  const match = c.get('match') ?? matchPage(url.pathname)
  if (match === undefined) return c.notFound()
  const pageRequest = await readPageRequest(match, url.searchParams)
  if (pageRequest === undefined) throw pageNotFound()
  if (match.canonical !== url.pathname) {
    c.header('Cache-Control', 'no-cache')
    return c.redirect(match.canonical + url.search, permanentFor(c.req.method))
  }
  const takesPosts = pageRequest.representation === 'document' && pageRequest.page.takesForms
  if (!isRead(c.req.method) && !(takesPosts && c.req.method === 'POST'))
    return methodNotAllowed('GET', 'HEAD', ...(takesPosts ? ['POST'] : []))()
  record.route = nameOf(pageRequest)
  return pageRequest
}

/** Redirects an address that a rule matches, or the payload of such a page. Keeps the query. */
export function redirectRules(c: Context<AppEnv>): Response | undefined {
  const { url, settings } = c.get('scope')
  if (settings.ROUTE_RULES.length === 0) return undefined
  const path = url.pathname.replace(/\/_payload\.json$/, '') || '/'
  const target = findRedirect(settings.ROUTE_RULES, path, url.search)
  if (target === undefined) return undefined
  c.header('Cache-Control', 'no-cache')
  return c.redirect(target.location, target.status)
}

/** Returns the target of the first matching rule, with the rest of the path for its `/**`. */
export function findRedirect(
  rules: readonly RouteRule[],
  pathname: string,
  search: string,
): { location: string; status: RouteRule['status'] } | undefined {
  const path = withUpperCaseDigits(pathname)
  for (const { from, to, status } of rules) {
    const rest = restOf(from, path)
    if (rest === undefined) continue
    const target = to.endsWith('/**') ? to.slice(0, -'/**'.length) + rest || '/' : to
    return { location: withSearch(target, search), status }
  }
  return undefined
}

/**
 * Returns the part of `pathname` below a rule's `from`: `/a` for `/old/a` under `/old/**`. Returns
 * undefined if the rule does not match. Ignores a slash at the end of the address, unless the rule
 * also ends with a slash.
 */
function restOf(from: string, pathname: string): string | undefined {
  if (!from.endsWith('/**'))
    return from === pathname || from === withoutLastSlashes(pathname) ? '' : undefined
  const stem = from.slice(0, -'/**'.length)
  if (pathname === stem) return ''
  // Merges slashes, or `/old//host` with the target `/**` would redirect to the host `//host`.
  return pathname.startsWith(`${stem}/`)
    ? pathname.slice(stem.length).replace(/^\/+/, '/')
    : undefined
}

function withSearch(target: string, search: string): string {
  if (search === '') return target
  const [address = '', ...hash] = target.split(/(?=#)/)
  const whole = address.includes('?') ? `${address}&${search.slice(1)}` : address + search
  return whole + hash.join('')
}
