import { inLanguage } from '../../shared/language.ts'
import type { Payload } from '../../shared/payload.ts'
import { isBot } from '../edge/bots.ts'
import { addSecurityHeaders, pagePolicy, REPORTING_ENDPOINTS } from '../edge/security-headers.ts'
import type { PageRequest } from '../page-request.ts'
import { renderAgeNotice } from '../render/frame.tsx'
import type { CacheState, Scope } from '../scope.ts'
import { routes } from '../sections/index.ts'
import { type CachedPage, etagOf } from './store.ts'

/** Browsers must revalidate each page, so that they never show a page of an earlier deploy. */
const CACHE_CONTROL = 'private, no-cache'

/** The headers of each cached page, built when it is first sent. */
const prepared = new WeakMap<CachedPage, Headers>()

/** Sends a cached page: no body for HEAD, a 304 if the browser has it. */
export function sendCached(
  scope: Scope,
  {
    pageRequest,
    request,
    state,
  }: { pageRequest: PageRequest; request: Request; state: CacheState },
  cached: CachedPage,
): Response {
  scope.record.cache = state
  const isKnown = hasVersion(request.headers.get('If-None-Match'), cached.etag)
  const response = new Response(isKnown || request.method === 'HEAD' ? null : cached.body, {
    status: isKnown ? 304 : 200,
    // `Response` copies the headers, so the stored headers never change.
    headers: prepared.get(cached) ?? prepareHeaders(scope, pageRequest, cached),
  })
  describeCache(response.headers, scope, { state, ttlMs: cached.freshUntil - Date.now() })
  if (isKnown) response.headers.delete('Content-Type')
  return response
}

function prepareHeaders(scope: Scope, pageRequest: PageRequest, cached: CachedPage): Headers {
  const own = { ETag: cached.etag, 'Cache-Control': CACHE_CONTROL }
  const headers = new Headers({ ...pageHeaders(scope, pageRequest), ...own })
  addSecurityHeaders(headers)
  prepared.set(cached, headers)
  return headers
}

/** Streams a page to its reader while the same page is collected for the cache. */
export function sendInPieces(
  scope: Scope,
  pageRequest: PageRequest,
  body: ReadableStream<Uint8Array>,
): Response {
  scope.record.cache = 'miss'
  const headers = new Headers({
    ...pageHeaders(scope, pageRequest),
    'Cache-Control': CACHE_CONTROL,
  })
  describeCache(headers, scope, { state: 'miss', ttlMs: 0 })
  return new Response(body, { headers })
}

export const SPECULATION_RULES_PATH = '/speculation-rules.json'
const SPECULATION_RULES = `"${SPECULATION_RULES_PATH}"`

/** Returns the headers of a page: content type and, for documents, policy and others. */
export function pageHeaders(
  { settings }: Scope,
  { page, representation, language }: PageRequest,
): Record<string, string> {
  if (representation === 'payload') return { 'Content-Type': 'application/json' }
  return {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': pagePolicy(page, settings),
    'Reporting-Endpoints': REPORTING_ENDPOINTS,
    'No-Vary-Search': page.noVarySearch,
    'Speculation-Rules': SPECULATION_RULES,
    // Read by `client/service-worker/offline-pages.ts`.
    'X-Page-Address': `${inLanguage(language, routes[page.route])}?${page.queryPattern}`,
  }
}

/** Sets `Cache-Status` (RFC 9211) and `Server-Timing`. */
function describeCache(
  headers: Headers,
  { record }: Scope,
  { state, ttlMs }: { state: CacheState; ttlMs: number },
): void {
  headers.set('Cache-Status', CACHE_STATUS[state](Math.floor(ttlMs / 1000)))
  const tier = record.sharedCacheStatus
  const timing = `cache;desc="${state}"`
  headers.set('Server-Timing', tier === undefined ? timing : `${timing}, tier;desc="${tier}"`)
}

const CACHE_STATUS: Record<CacheState, (ttlS: number) => string> = {
  hit: (ttlS) => `Shanmen; hit; ttl=${ttlS}`,
  stale: (ttlS) => `Shanmen; hit; ttl=${ttlS}; detail=refreshing`,
  old: (ttlS) => `Shanmen; hit; ttl=${ttlS}; detail=failed`,
  miss: () => 'Shanmen; fwd=miss; stored',
}

/** Compares `If-None-Match` with the page's ETag, weakly (RFC 9110, 13.1.2). */
function hasVersion(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .slice(0, 4096)
    .split(',')
    .some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()))
}

/** Adds a notice of its age to an old page. The result is sent once and not cached. */
export async function withAgeNotice(
  { language, representation }: PageRequest,
  cached: CachedPage,
): Promise<CachedPage> {
  const notice = renderAgeNotice(language, cached.storedAt)
  const body =
    representation === 'document' ? insertNotice(cached, notice) : markPayload(cached, notice)
  return { ...cached, body, etag: await etagOf(body) }
}

function insertNotice({ body, noticeAt }: CachedPage, notice: string): Uint8Array {
  const added = new TextEncoder().encode(notice)
  const marked = new Uint8Array(body.length + added.length)
  marked.set(body.subarray(0, noticeAt))
  marked.set(added, noticeAt)
  marked.set(body.subarray(noticeAt), noticeAt + added.length)
  return marked
}

function markPayload({ body }: CachedPage, notice: string): Uint8Array {
  const payload: Payload = JSON.parse(new TextDecoder().decode(body))
  const marked = { ...payload, content: notice + payload.content }
  return new TextEncoder().encode(JSON.stringify(marked))
}

/** Returns the page's response. Bots get a complete page, so their stream is read first. */
export async function forReader({ headers }: Request, page: Response): Promise<Response> {
  if (!isBot(headers.get('User-Agent'))) return page
  return new Response(await page.arrayBuffer(), page)
}
