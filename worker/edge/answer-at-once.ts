import { ADDRESS_BYTES } from '../../client/shared/constants.ts'
import type { Bindings } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import { refreshLater } from '../handlers/refresh-page.ts'
import { logRequest } from '../log.ts'
import { pageCache } from '../page-cache-of.ts'
import { pages } from '../pages/collect-pages.ts'
import { isolate } from '../reads-of.ts'
import { answerKept } from './answer-kept.ts'
import { isHostileQuery, isOtherHost } from './canonical-address.ts'
import { freshnessOf } from './kept-page.ts'
import { decideFor } from './language.ts'
import { languageCookies } from './language-cookies.ts'
import { mountsOf, readAskedPage } from './page-address.ts'
import { openRecord } from './request-record.ts'

const mounts = mountsOf(pages.values())

/**
 * The answer to a request for a page that is in memory, before anything else is looked at: most requests end here, so it
 * does only what such a request needs. Nothing for every other request, whatever it is.
 */
export function answerAtOnce(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
): Response | undefined {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const pathAt = url.indexOf('/', 'https://'.length)
  const queryAt = url.indexOf('?', pathAt)
  const pathname = url.slice(pathAt, queryAt === -1 ? undefined : queryAt)
  const key = queryAt === -1 ? pathname : keyOf(pathname, url.slice(queryAt))
  const kept = key === undefined ? undefined : pageCache.fromMemory(key)
  if (key === undefined || kept === undefined) return undefined
  const now = Date.now()
  const freshness = freshnessOf(kept, now)
  if (freshness !== 'fresh' && freshness !== 'stale') return undefined
  const settings = readSettings(env)
  if (isOtherHost(url, settings)) return undefined
  if (pathname === '/' && decideFor(request, pathname).redirectTo !== undefined) return undefined

  if (freshness === 'stale') refreshLater(key, request, env, context)
  if (isolate.purges.isDue) context.waitUntil(isolate.purges.check(env.COPIES))
  const record = openRecord(request)
  record.route = kept.form === 'payload' ? `${kept.route} payload` : kept.route
  record.cache = freshness === 'fresh' ? 'hit' : 'stale'
  const response = answerKept(request, kept, {
    pathname,
    state: record.cache,
    requestId: record.requestId,
    cookies: kept.form === 'document' ? cookiesFor(request, kept.language, settings) : [],
    settings,
    now,
  })
  logRequest(env, record, response.status)
  return response
}

function cookiesFor(
  { headers, url }: Request,
  language: Parameters<typeof languageCookies>[0]['language'],
  { COOKIE_CROSS_ORIGIN }: ReturnType<typeof readSettings>,
): string[] {
  return languageCookies({
    cookies: headers.get('Cookie'),
    language,
    isHttps: url.startsWith('https:'),
    isCrossOrigin: COOKIE_CROSS_ORIGIN,
  })
}

/** The key of an address with a query, in which what the page does not know counts for nothing. */
function keyOf(pathname: string, search: string): string | undefined {
  if (pathname.length + search.length > ADDRESS_BYTES || isHostileQuery(search)) return undefined
  return readAskedPage(mounts, pathname, new URLSearchParams(search))?.key
}
