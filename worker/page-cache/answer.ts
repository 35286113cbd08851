import { isBot } from '../edge/bots.ts'
import { describeCause, log, logBreak, logRequest } from '../log.ts'
import { nameOf, type PageRequest } from '../page-request.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import { type CacheState, inBackground, type Scope } from '../scope.ts'
import { cache } from '../upstream/backend.ts'
import { isClientError, makePage, type NewPage, newPage } from './make.ts'
import { markOld, pageHeaders, sendCached, sendInPieces } from './send.ts'
import { fetchPage } from './shared-pages.ts'
import { type CachedPage, freshnessOf, pageCache } from './store.ts'

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
