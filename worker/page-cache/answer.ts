import { cache } from '../upstream/backend.ts'
import { isBot } from '../edge/bots.ts'
import { logBreak } from '../log.ts'
import type { PageRequest } from '../page-request.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import type { CacheState, Scope } from '../scope.ts'
import { type CachedPage, encode, freshnessOf } from './cached-page.ts'
import { makePage } from './make.ts'
import { isClientError, refreshLater, sharedPage } from './new-page.ts'
import { markOld, pageHeaders, sendCached, sendInPieces } from './send.ts'
import { pageCache } from './store.ts'

/** The page from memory, where it may be sent without a look at anything else: most requests end here. */
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

/** The page from the cache of all data centres, or made: streamed to this reader, and cached whole for the next where it may be. */
export async function pageFromTierOrMade(
  scope: Scope,
  asked: PageRequest,
  request: Request,
): Promise<Response> {
  const isComplete = isForBot(request)
  // In development a cached page would hide what was changed just now.
  const isCached =
    !import.meta.env.DEV && scope.settings.PAGE_CACHE === 'on' && !asked.page.isPersonal
  if (!isCached) return pageUncached(scope, asked, isComplete)
  const page = await sharedPage(scope, asked, { isComplete }).catch((error: unknown) =>
    oldCopy(asked.key, error),
  )
  if (page instanceof ReadableStream) return sendInPieces(scope, asked, page)
  const isNew = page.storedAt >= scope.record.startedAt
  const state = isNew ? 'miss' : stateOf(page)
  if (state !== 'old') return sendCached(scope, { asked, request, state }, page)
  scope.record.failures.add('page')
  return sendCached(scope, { asked, request, state }, await markOld(asked, page))
}

/** Makes a page that is not cached: in one piece where it must be complete, else as the data arrives. */
export async function pageUncached(
  scope: Scope,
  asked: PageRequest,
  isComplete: boolean,
): Promise<Response> {
  const { text } = await makePage(scope, asked, { isComplete })
  const headers = { ...pageHeaders(scope, asked), 'Cache-Control': 'no-store' }
  if (typeof text === 'string') return new Response(encode(asked.representation, text), { headers })
  const { body, whole } = sendAndCollect(text)
  scope.waitUntil(whole.catch((error: unknown) => logBreak(scope, error)))
  return new Response(body, { headers })
}

/** What is sent where no newer page can be made. Where the page no longer exists, its old copy is of no use. */
function oldCopy(key: string, error: unknown): CachedPage {
  const cached = pageCache.fromMemory(key)
  if (isClientError(error) || cached === undefined || freshnessOf(cached, Date.now()) === 'gone')
    throw error
  return cached
}

/** How a cached page is sent: `old` only where no new one can be made. */
function stateOf(cached: CachedPage): Exclude<CacheState, 'miss'> {
  const freshness = freshnessOf(cached, Date.now())
  if (freshness === 'fresh') return 'hit'
  return freshness === 'stale' ? 'stale' : 'old'
}

/** Bots get a page in one piece. */
function isForBot({ headers }: Request): boolean {
  return isBot(headers.get('User-Agent') ?? undefined)
}
