import type { Context } from 'hono'
import { methodNotAllowed, pageNotFound, noRoute, PageError, pathAndQuery } from '../page-error.ts'
import { nameOf, type PageRequest, readPageRequest } from '../page-request.ts'
import { matchPage } from '../routes.ts'
import type { AppEnv } from '../scope.ts'
import { ADDRESS_BYTES } from '../limits.ts'
import { decode } from '../lib/path.ts'
import type { Settings } from '../settings.ts'

/**
 * Refuses an address that is longer than any of the site's, and a query that imitates a payload's path; redirects other hosts
 * to the canonical one if so configured.
 */
export function checkAddress(c: Context<AppEnv>): Response | undefined {
  const { url, settings } = c.get('scope')
  const address = pathAndQuery(url)
  // A search cuts what was typed itself.
  if (address.length > ADDRESS_BYTES && matchPage(url.pathname)?.route !== 'search')
    throw new PageError(414, { statusMessage: 'URI Too Long' })
  if (isOtherHost(url, settings)) {
    c.header('Cache-Control', 'no-cache')
    return c.redirect(settings.SITE_ORIGIN + address, permanentFor(c.req.method))
  }
  if (isHostileQuery(url.search)) throw noRoute()
  return undefined
}

/** Whether the request came by another origin, and only the canonical one is allowed. */
export function isOtherHost(url: URL, settings: Settings): boolean {
  return settings.CANONICAL_HOST_ONLY && url.origin !== settings.SITE_ORIGIN
}

/** A payload is served only below its page's path: its name in a query is an attempt to poison a cache (CVE-2025-27415). */
export function isHostileQuery(search: string): boolean {
  return (
    search.includes('_payload') ||
    (search.includes('%') && /_payload|%5fpayload/i.test(decode(search) ?? search))
  )
}

/** 301 for reads; 308, which keeps method and body, for everything else. */
function permanentFor(method: string): 301 | 308 {
  return isRead(method) ? 301 : 308
}

/** Whether a method only reads: these two are every page's. */
function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Returns the page that the address asks for, or the redirect of another spelling of its address to the proper one. Answers 404 where
 * there can be no such page, however it is spelt, and 405 where it does not have the method.
 */
export async function findPage(c: Context<AppEnv>): Promise<PageRequest | Response> {
  const { url, record } = c.get('scope')
  const { method } = c.req
  const match = c.get('match') ?? matchPage(url.pathname)
  if (match === undefined) return c.notFound()
  const asked = await readPageRequest(match, url.searchParams)
  if (asked === undefined) throw pageNotFound()
  if (match.canonical !== url.pathname) {
    c.header('Cache-Control', 'no-cache')
    return c.redirect(match.canonical + url.search, permanentFor(method))
  }
  const takesPosts = asked.representation === 'document' && asked.page.takesForms
  if (!isRead(method) && !(takesPosts && method === 'POST'))
    return methodNotAllowed('GET', 'HEAD', ...(takesPosts ? ['POST'] : []))()
  record.route = nameOf(asked)
  return asked
}
