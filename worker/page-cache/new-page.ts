import { isolate } from '../backend-for-request.ts'
import { describeCause, log, logBreak, logRequest } from '../log.ts'
import { PageError } from '../page-error.ts'
import { nameOf, type PageRequest } from '../page-request.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import { inBackground, type Scope } from '../scope.ts'
import { type CachedPage, freshnessOf, toCachedPage } from './cached-page.ts'
import { type MakeOptions, makePage } from './make.ts'
import { RendersInFlight } from './renders-in-flight.ts'
import { pageCache } from './store.ts'
import { askTier } from './tier.ts'

/** A page for its first reader: whole, or in pieces where a part of it comes later. */
export type NewPage = CachedPage | ReadableStream<Uint8Array>

interface NewPageOptions extends MakeOptions {
  /** Runs once a page that was sent in pieces is kept. */
  afterwards?: () => Promise<void>
}

/** The pages that this isolate is making. */
const rendersInFlight = new RendersInFlight()

/** The page that all data centres share; made here where there is no such, or it was purged. */
export async function sharedPage(
  scope: Scope,
  asked: PageRequest,
  options: MakeOptions,
): Promise<NewPage> {
  const tier = scope.tier()
  if (tier === undefined) return newPage(scope, asked, options)
  const { purges } = isolate
  const [page] = await Promise.all([
    askTier(tier, { scope, asked, options }),
    purges.isKnown ? undefined : purges.check(scope.env.COPIES),
  ])
  if (page instanceof ReadableStream) return page
  const now = Date.now()
  const freshness = freshnessOf(page, now)
  if (pageCache.isPurged(page) || freshness === 'gone') return newPage(scope, asked, options)
  if (freshness !== 'fresh') pageCache.refreshSoon(asked.key, now)
  pageCache.keep(asked.key, page)
  return page
}

/**
 * Makes a page, and keeps it in memory. Where many ask for it at the same time, most wait for the one that the first few have
 * made, and share its failure.
 */
export async function newPage(
  scope: Scope,
  asked: PageRequest,
  { afterwards, ...options }: NewPageOptions,
): Promise<NewPage> {
  const { key } = asked
  const waiting = rendersInFlight.wait(key, () => freshCopy(key) !== undefined)
  if (waiting) await waiting
  const others = freshCopy(key)
  if (others) return others
  const end = rendersInFlight.begin(key)
  try {
    const { text, quality } = await makePage(scope, asked, options)
    const keep = async (all: string) => {
      const page = await toCachedPage(asked.representation, all, await quality())
      pageCache.keep(key, page)
      return page
    }
    if (typeof text === 'string') return await keep(text).finally(() => end())
    const { body, whole } = sendAndCollect(text)
    const kept = whole.then(keep).finally(() => end())
    scope.waitUntil(kept.then(afterwards).catch((error: unknown) => logBreak(scope, error)))
    return body
  } catch (error) {
    if (error instanceof PageError && error.status === 404) pageCache.forget(key)
    end(isClientError(error) ? undefined : { error })
    throw error
  }
}

/** Replaces a stale page after the request that met it is answered, unless that is under way or has just failed. */
export function refreshLater(scope: Scope, asked: PageRequest): void {
  if (pageCache.mayRefresh(asked.key, Date.now()))
    scope.waitUntil(refresh(inBackground(scope), asked))
}

async function refresh(scope: Scope, asked: PageRequest): Promise<void> {
  scope.record.route = nameOf(asked)
  try {
    await sharedPage(scope, asked, { isComplete: true, isRefresh: true })
    logRequest(scope, 204)
  } catch (error) {
    if (isClientError(error)) pageCache.forget(asked.key)
    log('warn', scope, { refresh: error instanceof Error ? error.message : describeCause(error) })
    logRequest(scope, 503)
  }
}

/** Whether the request itself is at fault (4xx). */
export function isClientError(error: unknown): boolean {
  return error instanceof PageError && error.status < 500
}

function freshCopy(key: string): CachedPage | undefined {
  const cached = pageCache.fromMemory(key)
  return cached && freshnessOf(cached, Date.now()) === 'fresh' ? cached : undefined
}
