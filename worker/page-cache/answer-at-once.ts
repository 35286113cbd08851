import { ADDRESS_BYTES } from '../limits.ts'
import type { Bindings } from '../app-env.ts'
import { isolate } from '../backend-for-request.ts'
import { readSettings, type Settings } from '../settings.ts'
import { isHostileQuery, isOtherHost } from '../edge/canonical-address.ts'
import { languageCookies } from '../edge/language-cookies.ts'
import { decideFor } from '../edge/language.ts'
import { readPageRequest } from '../edge/page-address.ts'
import { openRecord, recordedRoute } from '../edge/request-record.ts'
import { logRequest } from '../log.ts'
import { answerCached } from './answer-cached.ts'
import { pageCache } from './isolate-cache.ts'
import { freshnessOf, type CachedPage } from './cached-page.ts'
import { refreshLater } from './refresh-page.ts'

/**
 * The answer to a request for a page that is in memory, before anything else is looked at: most requests end here, so it
 * does only what such a request needs. `undefined` for every other request.
 */
export function answerAtOnce(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Response | undefined {
  const now = Date.now()
  const found = findAtOnce(request, now)
  if (found === undefined) return undefined
  const settings = readSettings(env)
  if (leadsElsewhere(request, found.pathname, settings)) return undefined
  const { cached, key, state } = found
  if (state === 'stale') refreshLater(key, request.url, { env, context })
  if (isolate.purges.isDue) context.waitUntil(isolate.purges.check(env.COPIES))
  const record = openRecord(request)
  record.route = recordedRoute(cached.route, cached.form)
  record.cache = state
  const { requestId } = record
  const isDocument = cached.form === 'document'
  const cookies = isDocument ? languageCookies(request, cached.language, settings) : []
  const response = answerCached(request, cached, { state, requestId, cookies, settings, now })
  logRequest(env, record, response.status)
  return response
}

interface Found {
  pathname: string
  key: string
  cached: CachedPage
  state: 'hit' | 'stale'
}

/** The page in memory that a request asks for, where it may be sent. */
function findAtOnce({ method, url }: Request, now: number): Found | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname, key } = readAddress(url)
  const cached = key === undefined ? undefined : pageCache.fromMemory(key)
  if (key === undefined || cached === undefined) return undefined
  const freshness = freshnessOf(cached, now)
  if (freshness === 'old' || freshness === 'gone') return undefined
  return { pathname, key, cached, state: freshness === 'fresh' ? 'hit' : 'stale' }
}

/** Path and cache key of an address. Without a query the path is the key: nothing is cached under a path of no page. */
function readAddress(url: string): { pathname: string; key: string | undefined } {
  const pathAt = url.indexOf('/', 'https://'.length)
  const queryAt = url.indexOf('?', pathAt)
  if (queryAt === -1) {
    const pathname = url.slice(pathAt)
    return { pathname, key: pathname }
  }
  const pathname = url.slice(pathAt, queryAt)
  return { pathname, key: keyOf(pathname, url.slice(queryAt)) }
}

/** The key of an address with a query; query keys that the page does not know are ignored. */
function keyOf(pathname: string, search: string): string | undefined {
  if (pathname.length + search.length > ADDRESS_BYTES || isHostileQuery(search)) return undefined
  return readPageRequest(pathname, new URLSearchParams(search))?.key
}

/** Whether the address redirects this visitor: to the canonical host, or from `/` to their language. */
function leadsElsewhere(request: Request, pathname: string, settings: Settings): boolean {
  if (isOtherHost(request.url, settings)) return true
  return pathname === '/' && decideFor(request, pathname).redirectTo !== undefined
}
