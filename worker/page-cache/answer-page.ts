import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { isolate } from '../backend-for-request.ts'
import { readSettings } from '../settings.ts'
import type { PageRequest } from '../edge/page-address.ts'
import { pagePolicy } from '../edge/page-policy.ts'
import type { CacheState } from '../edge/request-record.ts'
import { isBot } from '../edge/bots.ts'
import { logBreak } from '../log.ts'
import { PageError } from '../page-error.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import { answerCached, describeCache, PAGE_CACHE_CONTROL } from './answer-cached.ts'
import { pageCache, pageStore, rendersInFlight } from './isolate-cache.ts'
import { cachePage } from './cache-page.ts'
import { freshnessOf, type CachedPage } from './cached-page.ts'
import { makePage } from './make-page.ts'
import { markOld } from './mark-old.ts'
import { refreshLater } from './refresh-page.ts'

/** Sends the best cached copy of a page, or makes the page: streamed to this reader, and cached whole for the next. */
export async function answerPage(c: Context<AppEnv>, request: PageRequest): Promise<Response> {
  const { key } = request
  const cached = await findCached(c, key)
  const freshness = cached ? freshnessOf(cached, Date.now()) : 'gone'
  if (cached === undefined || freshness === 'gone') return answerMade(c, request)
  if (freshness === 'old')
    return answerMade(c, request).catch((error) => answerOld(c, cached, error))
  if (freshness === 'stale') refreshLater(key, c.req.url, { env: c.env, context: c.executionCtx })
  return send(c, cached, freshness === 'fresh' ? 'hit' : 'stale')
}

/** The old page, with a notice of its age, where no new one could be made; throws `error` where the page no longer exists. */
async function answerOld(
  c: Context<AppEnv>,
  cached: CachedPage,
  error: unknown,
): Promise<Response> {
  if (isClientError(error)) throw error
  c.get('record').failures.add('page')
  return send(c, await markOld(cached), 'old')
}

async function findCached(c: Context<AppEnv>, key: string): Promise<CachedPage | undefined> {
  const { purges } = isolate
  if (!purges.isKnown) await purges.check(c.env.COPIES)
  const inMemory = pageCache.fromMemory(key)
  // An expired degraded page must not hide the complete one in the store that it stood in for.
  if (inMemory && freshnessOf(inMemory, Date.now()) !== 'gone') return inMemory
  return pageCache.fromStore(pageStore(readSettings(c.env)), key, (work) =>
    c.executionCtx.waitUntil(work),
  )
}

/**
 * Makes a page for its reader, and caches it. Where many ask for the page at the same time, most wait for the one that the
 * first few have made, and share its failure.
 */
async function answerMade(c: Context<AppEnv>, request: PageRequest): Promise<Response> {
  const { key } = request
  await rendersInFlight.wait(key, () => freshCopy(key) !== undefined)
  const cached = freshCopy(key)
  if (cached) return send(c, cached, 'hit')
  const end = rendersInFlight.begin(key)
  try {
    const isComplete = isBot(c.req.header('User-Agent'))
    const { text, quality } = await makePage(c, request, { isComplete, isRefresh: false })
    const keep = async (all: string) =>
      cachePage(c, request, { text: all, quality: await quality() })
    if (typeof text === 'string') return send(c, await keep(text).finally(() => end()), 'miss')
    const { body, whole } = sendAndCollect(text)
    const keeping = whole.then(keep).catch((error: unknown) => logBreak(c, error))
    c.executionCtx.waitUntil(keeping.finally(() => end()))
    return sendInPieces(c, request, body)
  } catch (error) {
    end(isClientError(error) ? undefined : { error })
    throw error
  }
}

/** Whether the request itself is at fault (4xx). */
function isClientError(error: unknown): boolean {
  return error instanceof PageError && error.status < 500
}

function freshCopy(key: string): CachedPage | undefined {
  const cached = pageCache.fromMemory(key)
  return cached && freshnessOf(cached, Date.now()) === 'fresh' ? cached : undefined
}

/** Answers with a page as it comes. */
function sendInPieces(
  c: Context<AppEnv>,
  { page }: PageRequest,
  body: ReadableStream<Uint8Array>,
): Response {
  c.get('record').cache = 'miss'
  const headers = new Headers({
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': PAGE_CACHE_CONTROL,
    'Content-Security-Policy': pagePolicy(page.route, readSettings(c.env)),
  })
  describeCache(headers, 'miss', 0)
  return c.body(body, { headers })
}

function send(c: Context<AppEnv>, cached: CachedPage, state: CacheState): Response {
  c.get('record').cache = state
  return answerCached(c.req.raw, cached, {
    state,
    requestId: c.get('requestId'),
    // The language's middleware sets them.
    cookies: [],
    settings: readSettings(c.env),
    now: Date.now(),
  })
}
