import { isBot } from '../edge/bots.ts'
import { describeCause, log, logBreak, logRequest } from '../log.ts'
import { nameOf, type PageRequest } from '../page-request.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import { type CacheState, inBackground, type Scope } from '../scope.ts'
import { cache } from '../upstream/backend.ts'
import { isClientError, makePage, type NewPage, newPage } from './make.ts'
import { fetchPage } from './shared-pages.ts'
import { type CachedPage, freshnessOf, pageCache, etagOf } from './store.ts'
import { inLanguage } from '../../shared/language.ts'
import type { Payload } from '../../shared/payload.ts'
import { pagePolicy, addSecurityHeaders } from '../edge/security-headers.ts'
import { renderAgeNotice } from '../render/age-notice.tsx'
import { routes } from '../sections/index.ts'

/** Browsers ask each time and get 304 while nothing changed: what they hold never outlives a deploy. */
const CACHE_CONTROL = 'private, no-cache'

/** The headers of cached pages, which are the same for every answer with one. */
const prepared = new WeakMap<CachedPage, Headers>()

/** Answers with a cached page: whole, without its body for HEAD, or 304 where the browser has it. */
function sendCached(
  scope: Scope,
  { asked, request, state }: { asked: PageRequest; request: Request; state: CacheState },
  cached: CachedPage,
): Response {
  scope.record.cache = state
  const isKnown = hasVersion(request.headers.get('If-None-Match'), cached.etag)
  const response = new Response(isKnown || request.method === 'HEAD' ? null : cached.body, {
    status: isKnown ? 304 : 200,
    // Copied once, by the answer, to which the rest is added.
    headers: prepared.get(cached) ?? prepareHeaders(scope, asked, cached),
  })
  const { headers } = response
  describeCache(headers, { state, tier: scope.record.tier, ttlMs: cached.freshUntil - Date.now() })
  if (isKnown) headers.delete('Content-Type')
  return response
}

function prepareHeaders(scope: Scope, asked: PageRequest, cached: CachedPage): Headers {
  const headers = new Headers({ ...pageHeaders(scope, asked), ETag: cached.etag })
  headers.set('Cache-Control', CACHE_CONTROL)
  addSecurityHeaders(headers)
  prepared.set(cached, headers)
  return headers
}

/** Answers with a page that may be cached, as it comes. */
function sendInPieces(
  scope: Scope,
  asked: PageRequest,
  body: ReadableStream<Uint8Array>,
): Response {
  scope.record.cache = 'miss'
  const headers = new Headers({ ...pageHeaders(scope, asked), 'Cache-Control': CACHE_CONTROL })
  describeCache(headers, { state: 'miss', tier: scope.record.tier, ttlMs: 0 })
  return new Response(body, { headers })
}

/** The headers of a page that say what it is and what it may do. */
function pageHeaders(
  { settings }: Scope,
  { page, representation, language }: PageRequest,
): Record<string, string> {
  if (representation === 'payload') return { 'Content-Type': 'application/json' }
  return {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': pagePolicy(page, settings),
    // For the service worker (`client/service-worker/kept-pages.ts`).
    'X-Page-Query': page.keptBy.join(' '),
    'X-Page-Address': `${inLanguage(language, routes[page.route])}?${page.queryPattern}`,
  }
}

interface Told {
  state: CacheState
  /** What the cache of all data centres has said, if it was asked. */
  tier: string | undefined
  /** For how long the page is still fresh. */
  ttlMs: number
}

/** `Cache-Status` (RFC 9211) and `Server-Timing` of an answer. */
function describeCache(headers: Headers, { state, tier, ttlMs }: Told): void {
  headers.set('Cache-Status', CACHE_STATUS[state](Math.floor(ttlMs / 1000)))
  const timing = `cache;desc="${state}"`
  headers.set('Server-Timing', tier === undefined ? timing : `${timing}, tier;desc="${tier}"`)
}

const CACHE_STATUS: Record<CacheState, (ttlS: number) => string> = {
  hit: (ttlS) => `Shanmen; hit; ttl=${ttlS}`,
  stale: (ttlS) => `Shanmen; hit; ttl=${ttlS}; detail=refreshing`,
  old: (ttlS) => `Shanmen; hit; ttl=${ttlS}; detail=failed`,
  miss: () => 'Shanmen; fwd=miss; stored',
}

/** Whether one of the browser's tags is the page's; weak comparison (RFC 9110, 13.1.2). */
function hasVersion(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .slice(0, 4096)
    .split(',')
    .some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()))
}

/** An old page with a notice of its age: it is sent if no new one can be made, and not kept. */
async function markOld(
  { language, representation }: PageRequest,
  cached: CachedPage,
): Promise<CachedPage> {
  const notice = renderAgeNotice(language, cached.storedAt)
  const body =
    representation === 'document' ? withNotice(cached, notice) : markPayload(cached, notice)
  return { ...cached, body, etag: await etagOf(body) }
}

function withNotice({ body, noticeAt }: CachedPage, notice: string): Uint8Array {
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

/** The page from memory, if it may be sent as it is: most requests end here. */
export function pageFromMemory(
  scope: Scope,
  asked: PageRequest,
  request: Request,
): Response | undefined {
  const cached = pageCache.fromMemory(asked.key)
  if (cached === undefined) return undefined
  const state = stateOf(cached)
  if (state === 'old') return undefined
  const { purges } = cache
  if (purges.isDue) scope.waitUntil(purges.check(scope.env.COPIES))
  if (state === 'stale') refreshLater(scope, asked)
  return sendCached(scope, { asked, request, state }, cached)
}

/** The page from the cache of all data centres, or a new one: streamed to a person, whole to a bot. */
export async function pageFromTierOrMade(
  scope: Scope,
  asked: PageRequest,
  request: Request,
): Promise<Response> {
  // In development a cached page would hide what was changed just now.
  const isCached =
    !import.meta.env.DEV && scope.settings.PAGE_CACHE === 'on' && !asked.page.isPersonal
  if (!isCached) return forReader(request, await pageUncached(scope, asked))
  const page = await sharedPage(scope, asked).catch((error: unknown) => oldCopy(asked.key, error))
  if (page instanceof ReadableStream) return forReader(request, sendInPieces(scope, asked, page))
  const isNew = page.storedAt >= scope.record.startedAt
  const state = isNew ? 'miss' : stateOf(page)
  if (state !== 'old') return sendCached(scope, { asked, request, state }, page)
  scope.record.failures.add('page')
  return sendCached(scope, { asked, request, state }, await markOld(asked, page))
}

/** Makes a page that is not cached, and sends it as the data arrives. */
export async function pageUncached(scope: Scope, asked: PageRequest): Promise<Response> {
  const { text } = await makePage(scope, asked)
  const headers = { ...pageHeaders(scope, asked), 'Cache-Control': 'no-store' }
  if (typeof text === 'string') return new Response(text, { headers })
  const { body, whole } = sendAndCollect(text)
  scope.waitUntil(whole.catch((error: unknown) => logBreak(scope, error)))
  return new Response(body, { headers })
}

/** Bots get a page in one piece. */
async function forReader({ headers }: Request, page: Response): Promise<Response> {
  if (!isBot(headers.get('User-Agent') ?? undefined)) return page
  return new Response(await page.arrayBuffer(), page)
}

/** The page that all data centres share, or a new one if there is none, or if it was purged. */
async function sharedPage(scope: Scope, asked: PageRequest, isRefresh = false): Promise<NewPage> {
  const tier = scope.tier()
  if (tier === undefined) return newPage(scope, asked, { isRefresh })
  const { purges } = cache
  const [page] = await Promise.all([
    fetchPage(tier, scope, { key: asked.key, isRefresh }),
    purges.isKnown ? undefined : purges.check(scope.env.COPIES),
  ])
  if (page instanceof ReadableStream) return page
  const now = Date.now()
  const freshness = freshnessOf(page, now)
  if (pageCache.isPurged(page) || freshness === 'gone') return newPage(scope, asked, { isRefresh })
  if (freshness !== 'fresh') pageCache.refreshSoon(asked.key, now)
  pageCache.keep(asked.key, page)
  return page
}

/** Replaces a stale page in the background, unless that is under way or has just failed. */
function refreshLater(scope: Scope, asked: PageRequest): void {
  if (pageCache.mayRefresh(asked.key, Date.now()))
    scope.waitUntil(refresh(inBackground(scope), asked))
}

async function refresh(scope: Scope, asked: PageRequest): Promise<void> {
  scope.record.route = nameOf(asked)
  try {
    await sharedPage(scope, asked, true)
    logRequest(scope, 204)
  } catch (error) {
    if (isClientError(error)) pageCache.delete(asked.key)
    log('warn', scope, { refresh: error instanceof Error ? error.message : describeCause(error) })
    logRequest(scope, 503)
  }
}

/** The page to send if no newer one can be made. Throws `error` if there is none, or if the page no longer exists. */
function oldCopy(key: string, error: unknown): CachedPage {
  const cached = pageCache.fromMemory(key)
  if (isClientError(error) || cached === undefined || freshnessOf(cached, Date.now()) === 'gone')
    throw error
  return cached
}

/** How a cached page is sent: `old` only if no new one can be made. */
function stateOf(cached: CachedPage): Exclude<CacheState, 'miss'> {
  const freshness = freshnessOf(cached, Date.now())
  if (freshness === 'fresh') return 'hit'
  return freshness === 'stale' ? 'stale' : 'old'
}
