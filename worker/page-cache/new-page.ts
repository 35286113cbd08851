import { InFlight } from '../lib/in-flight.ts'
import { withinTime } from '../lib/waiting.ts'
import { BACKEND_CALL_MS, RENDERS_AT_ONCE } from '../limits.ts'
import { describeCause, log, logBreak, logRequest } from '../log.ts'
import { PageError } from '../page-error.ts'
import { nameOf, type PageRequest } from '../page-request.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import { inBackground, type Scope } from '../scope.ts'
import { type CachedPage, freshnessOf, toCachedPage } from './cached-page.ts'
import { type MakeOptions, makePage } from './make.ts'
import { pageCache } from './store.ts'
import { askTier } from './tier.ts'
import { cache } from '../upstream/backend.ts'

/** A page for its first reader: whole, or in pieces where a part of it comes later. */
export type NewPage = CachedPage | ReadableStream<Uint8Array>

interface NewPageOptions extends MakeOptions {
  /** Runs once a page that was sent in pieces is kept. */
  afterwards?: () => Promise<void>
}

/** The pages that this isolate is making. */
const inFlight = new InFlight<CachedPage>({ most: RENDERS_AT_ONCE })

/** The page that all data centres share; made here where there is no such, or it was purged. */
export async function sharedPage(
  scope: Scope,
  asked: PageRequest,
  options: MakeOptions,
): Promise<NewPage> {
  const tier = scope.tier()
  if (tier === undefined) return newPage(scope, asked, options)
  const { purges } = cache
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
 * Makes a page and keeps it in memory. Of a crowd a few make it, each with an early first byte; all
 * others wait for the first of their pages, or share their failure, or each would ask a broken
 * backend again.
 */
export async function newPage(
  scope: Scope,
  asked: PageRequest,
  options: NewPageOptions,
): Promise<NewPage> {
  const { promise: whole, resolve, reject } = Promise.withResolvers<CachedPage>()
  let isMine = false
  const page = inFlight.join(asked.key, () => {
    isMine = true
    return whole
  })
  const others = isMine ? undefined : await pageOf(page)
  if (others !== undefined) return others
  // Nobody may wait for it.
  whole.catch(() => undefined)
  try {
    return await render(scope, asked, { ...options, resolve, reject })
  } catch (error) {
    if (error instanceof PageError && error.status === 404) pageCache.forget(asked.key)
    reject(error)
    throw error
  }
}

/** Renders a page. `resolve` gets the whole one, `reject` why a page in pieces broke off. */
async function render(
  scope: Scope,
  asked: PageRequest,
  { afterwards, resolve, reject, ...options }: NewPageOptions & PromiseSettlers,
): Promise<NewPage> {
  const { text, quality } = await makePage(scope, asked, options)
  const keep = async (all: string) => {
    const page = await toCachedPage(asked.representation, all, await quality())
    pageCache.keep(asked.key, page)
    resolve(page)
    return page
  }
  if (typeof text === 'string') return keep(text)
  const { body, whole } = sendAndCollect(text)
  scope.waitUntil(
    whole
      .then(keep)
      .then(afterwards)
      .catch((error: unknown) => {
        reject(error)
        logBreak(scope, error)
      }),
  )
  return body
}

type PromiseSettlers = Pick<PromiseWithResolvers<CachedPage>, 'resolve' | 'reject'>

/** The page of another request; `undefined` if it does not come in time, or was purged meanwhile. */
async function pageOf(work: Promise<CachedPage>): Promise<CachedPage | undefined> {
  try {
    const page = await withinTime(BACKEND_CALL_MS, work)
    return page && !pageCache.isPurged(page) ? page : undefined
  } catch (error) {
    // A 404 names the address of its own reader.
    if (isClientError(error)) return undefined
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
