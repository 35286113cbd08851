import { isolate } from '../backend-for-request.ts'
import { isBot } from '../edge/bots.ts'
import { logBreak } from '../log.ts'
import { PageError } from '../page-error.ts'
import type { PageRequest } from '../page-request.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import type { CacheState, Scope } from '../scope.ts'
import { type CachedPage, encode, freshnessOf } from './cached-page.ts'
import { cachePage, forgetMissing, makePage, refreshLater } from './make.ts'
import { RendersInFlight } from './renders-in-flight.ts'
import { markOld, pageHeaders, sendCached, sendInPieces } from './send.ts'
import { pageCache, pageStore } from './store.ts'

/** The pages that this isolate is making. */
const rendersInFlight = new RendersInFlight()

/** The page from memory, where it may be sent without a look at anything else: most requests end here. */
export function pageFromMemory(
  scope: Scope,
  asked: PageRequest,
  request: Request,
): Response | undefined {
  const cached = pageCache.fromMemory(asked.key)
  const state = cached && stateOf(cached)
  if (cached === undefined || state === undefined) return undefined
  const { purges } = isolate
  if (purges.isDue) scope.waitUntil(purges.check(scope.env.COPIES))
  if (state === 'stale') refreshLater(scope, asked)
  return sendCached(scope, { asked, request, state }, cached)
}

/** The page from the data centre's cache, or made: streamed to this reader, and cached whole for the next where it may be. */
export async function pageFromStoreOrMade(
  scope: Scope,
  asked: PageRequest,
  request: Request,
): Promise<Response> {
  // In development a cached page would hide what was changed just now.
  const isCached =
    !import.meta.env.DEV && scope.settings.PAGE_CACHE === 'on' && !asked.page.isPersonal
  if (!isCached) return pageUncached(scope, asked, isForBot(request))
  const cached = await findCached(scope, asked.key)
  if (cached === undefined || freshnessOf(cached, Date.now()) === 'gone')
    return pageMade(scope, asked, request)
  const state = stateOf(cached)
  if (state === undefined)
    return pageMade(scope, asked, request).catch(async (error: unknown) => {
      // Where the page no longer exists, its old copy is of no use.
      if (isClientError(error)) throw error
      scope.record.failures.add('page')
      return sendCached(scope, { asked, request, state: 'old' }, await markOld(asked, cached))
    })
  if (state === 'stale') refreshLater(scope, asked)
  return sendCached(scope, { asked, request, state }, cached)
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

/** How a cached page is sent without an attempt to make a new one first; nothing where it is too old for that. */
function stateOf(cached: CachedPage): Extract<CacheState, 'hit' | 'stale'> | undefined {
  const freshness = freshnessOf(cached, Date.now())
  if (freshness === 'fresh') return 'hit'
  return freshness === 'stale' ? 'stale' : undefined
}

async function findCached(
  { env, settings, waitUntil }: Scope,
  key: string,
): Promise<CachedPage | undefined> {
  const { purges } = isolate
  if (!purges.isKnown) await purges.check(env.COPIES)
  const inMemory = pageCache.fromMemory(key)
  // An expired degraded page must not hide the complete one in the store that it stood in for.
  if (inMemory && freshnessOf(inMemory, Date.now()) !== 'gone') return inMemory
  return pageCache.fromStore(pageStore(settings), key, waitUntil)
}

/**
 * Makes a page for its reader, and caches it. Where many ask for the page at the same time, most wait for the one that the
 * first few have made, and share its failure.
 */
async function pageMade(scope: Scope, asked: PageRequest, request: Request): Promise<Response> {
  const { key } = asked
  await rendersInFlight.wait(key, () => freshCopy(key) !== undefined)
  const others = freshCopy(key)
  if (others) return sendCached(scope, { asked, request, state: 'hit' }, others)
  const end = rendersInFlight.begin(key)
  try {
    const { text, quality } = await makePage(scope, asked, { isComplete: isForBot(request) })
    const keep = async (all: string) =>
      cachePage(scope, asked, { text: all, quality: await quality() })
    if (typeof text === 'string') {
      const cached = await keep(text).finally(() => end())
      return sendCached(scope, { asked, request, state: 'miss' }, cached)
    }
    const { body, whole } = sendAndCollect(text)
    const keeping = whole.then(keep).catch((error: unknown) => logBreak(scope, error))
    scope.waitUntil(keeping.finally(() => end()))
    return sendInPieces(scope, asked, body)
  } catch (error) {
    forgetMissing(scope, key, error)
    end(isClientError(error) ? undefined : { error })
    throw error
  }
}

/** Bots get a page in one piece. */
function isForBot({ headers }: Request): boolean {
  return isBot(headers.get('User-Agent') ?? undefined)
}

/** Whether the request itself is at fault (4xx). */
function isClientError(error: unknown): boolean {
  return error instanceof PageError && error.status < 500
}

function freshCopy(key: string): CachedPage | undefined {
  const cached = pageCache.fromMemory(key)
  return cached && freshnessOf(cached, Date.now()) === 'fresh' ? cached : undefined
}
