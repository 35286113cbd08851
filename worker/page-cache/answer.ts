import { InFlight, withinTime } from '../lib/in-flight.ts'
import {
  BACKEND_CALL_MS,
  CONTENT_FRESH_MS,
  CONTENT_MAX_AGE_MS,
  CONTENT_STALE_MS,
  DEGRADED_PAGE_FRESH_MS,
  RENDERS_AT_ONCE,
} from '../limits.ts'
import { describeCause, log, logRequest } from '../log.ts'
import { PageError } from '../page-error.ts'
import { nameOf, type PageRequest } from '../page-request.ts'
import { type PreparedPage, preparePage } from '../prepare-page.ts'
import { type RenderedPage, renderDocument, renderPayload } from '../render/render-document.tsx'
import { type CacheState, inBackground, type Scope } from '../scope.ts'
import { cache } from '../upstream/cache.ts'
import { forReader, withAgeNotice, pageHeaders, sendCached, sendInPieces } from './send.ts'
import { fetchPage } from './shared-pages.ts'
import {
  type CachedPage,
  freshnessOf,
  type NewPage,
  pageCache,
  type PageQuality,
  toCachedPage,
} from './store.ts'

/**
 * Returns the response from memory, where most requests find it; undefined if none can be sent now.
 */
export function pageFromMemory(
  scope: Scope,
  pageRequest: PageRequest,
  request: Request,
): Response | undefined {
  const cached = pageCache.fromMemory(pageRequest.key)
  if (cached === undefined) return undefined
  const state = stateOf(cached)
  if (state === 'old') return undefined
  const { purges } = cache
  if (purges.isDue) scope.waitUntil(purges.check(scope.env.COPIES))
  // Not if a refresh is running or has just failed.
  if (state === 'stale' && pageCache.mayRefresh(pageRequest.key, Date.now()))
    scope.waitUntil(refresh(inBackground(scope), pageRequest))
  return sendCached(scope, { pageRequest, request, state }, cached)
}

/** Returns a cached or a new page: people get it as a stream, bots in one piece. */
export async function cachedOrNewPage(
  scope: Scope,
  pageRequest: PageRequest,
  request: Request,
): Promise<Response> {
  // In development, a cached page would hide recent changes to the code.
  const isCached =
    !import.meta.env.DEV && scope.settings.PAGE_CACHE === 'on' && !pageRequest.page.isPersonal
  if (!isCached) return forReader(request, await pageUncached(scope, pageRequest))
  const page = await newPage(scope, pageRequest).catch((error: unknown) =>
    oldPage(pageRequest.key, error),
  )
  if (page instanceof ReadableStream)
    return forReader(request, sendInPieces(scope, pageRequest, page))
  const isNew = page.storedAt >= scope.record.startedAt
  const state = isNew ? 'miss' : stateOf(page)
  if (state !== 'old') return sendCached(scope, { pageRequest, request, state }, page)
  scope.record.failures.add('page')
  return sendCached(scope, { pageRequest, request, state }, await withAgeNotice(pageRequest, page))
}

/** Renders a page that is not cached, and sends it as the data arrives. */
export async function pageUncached(scope: Scope, pageRequest: PageRequest): Promise<Response> {
  const { text } = await renderPage(pageRequest, await preparePage(scope, pageRequest))
  const headers = { ...pageHeaders(scope, pageRequest), 'Cache-Control': 'no-store' }
  if (typeof text === 'string') return new Response(text, { headers })
  const { body, whole } = sendAndCollect(text)
  scope.waitUntil(
    whole.catch((error: unknown) => log('error', scope, { cause: describeCause(error) })),
  )
  return new Response(body, { headers })
}

async function refresh(scope: Scope, pageRequest: PageRequest): Promise<void> {
  scope.record.route = nameOf(pageRequest)
  try {
    await newPage(scope, pageRequest, { isRefresh: true })
    logRequest(scope, 204)
  } catch (error) {
    if (isClientError(error)) pageCache.delete(pageRequest.key)
    log('warn', scope, { refresh: error instanceof Error ? error.message : describeCause(error) })
    logRequest(scope, 503)
  }
}

/** Returns the cached page to send after a failure. Throws a 4xx, or if no page is usable. */
function oldPage(key: string, error: unknown): CachedPage {
  const cached = pageCache.fromMemory(key)
  if (isClientError(error) || cached === undefined || freshnessOf(cached, Date.now()) === 'gone')
    throw error
  return cached
}

function stateOf(cached: CachedPage): Exclude<CacheState, 'miss'> {
  const freshness = freshnessOf(cached, Date.now())
  if (freshness === 'fresh') return 'hit'
  return freshness === 'stale' ? 'stale' : 'old'
}

const inFlight = new InFlight<CachedPage>(RENDERS_AT_ONCE)

/**
 * Returns the page from the shared cache, or renders it and stores it in memory. Only a few of many
 * simultaneous requests render the page and stream it. The others wait for the first finished page,
 * or get the same error, so that a broken backend is not called again. Throws a `PageError`.
 *
 * `isRefresh`: no visitor waits, so the page is not streamed, and new data is preferred to cached
 * data. `afterwards` runs after a streamed page was stored.
 */
export async function newPage(
  scope: Scope,
  pageRequest: PageRequest,
  { isRefresh = false, afterwards }: { isRefresh?: boolean; afterwards?: () => Promise<void> } = {},
): Promise<NewPage> {
  const shared = await sharedPage(scope, pageRequest, isRefresh)
  if (shared !== undefined) return shared
  const whole = Promise.withResolvers<CachedPage>()
  let isMine = false
  const work = inFlight.join(pageRequest.key, () => {
    isMine = true
    return whole.promise
  })
  const others = isMine ? undefined : await pageOf(work)
  if (others !== undefined) return others
  // Handles the rejection in case no other request waits for the page.
  whole.promise.catch(() => undefined)
  const keep = async (text: string, { noticeAt, quality }: PageWithQuality) => {
    const page = await toCachedPage({ text, noticeAt }, await quality())
    pageCache.keep(pageRequest.key, page)
    whole.resolve(page)
    return page
  }
  try {
    const made = await renderPage(pageRequest, await preparePage(scope, pageRequest, isRefresh))
    if (typeof made.text === 'string') return await keep(made.text, made)
    const { body, whole: collected } = sendAndCollect(made.text)
    const cachedLater = collected.then((text) => keep(text, made)).then(afterwards)
    scope.waitUntil(
      cachedLater.catch((error: unknown) => {
        whole.reject(error)
        log('error', scope, { cause: describeCause(error) })
      }),
    )
    return body
  } catch (error) {
    if (error instanceof PageError && error.status === 404) pageCache.delete(pageRequest.key)
    whole.reject(error)
    throw error
  }
}

/** Returns the page from the shared cache; undefined if there is none, or if it was purged. */
async function sharedPage(
  scope: Scope,
  { key }: PageRequest,
  isRefresh: boolean,
): Promise<NewPage | undefined> {
  const sharedPages = scope.sharedPages()
  if (sharedPages === undefined) return undefined
  const { purges } = cache
  const [page] = await Promise.all([
    fetchPage(sharedPages, scope, { key, isRefresh }),
    purges.isKnown ? undefined : purges.check(scope.env.COPIES),
  ])
  if (page instanceof ReadableStream) return page
  const now = Date.now()
  const freshness = freshnessOf(page, now)
  if (pageCache.isPurged(page) || freshness === 'gone') return undefined
  if (freshness !== 'fresh') pageCache.refreshSoon(key, now)
  pageCache.keep(key, page)
  return page
}

/** Returns the page that another request renders; undefined if it is late or purged. */
async function pageOf(work: Promise<CachedPage>): Promise<CachedPage | undefined> {
  try {
    const page = await withinTime(BACKEND_CALL_MS, work)
    return page && !pageCache.isPurged(page) ? page : undefined
  } catch (error) {
    // A 404 contains the address of its request, so each request creates its own error.
    if (isClientError(error)) return undefined
    throw error
  }
}

export function isClientError(error: unknown): boolean {
  return error instanceof PageError && error.status < 500
}

interface PageWithQuality extends RenderedPage {
  /** Returns the quality of the page, which may change until the last chunk. */
  quality: () => Promise<PageQuality>
}

export async function renderPage(
  pageRequest: PageRequest,
  prepared: PreparedPage,
): Promise<PageWithQuality> {
  const { now: storedAt, sources, lacksParts, expiresAt } = prepared
  const quality = async () => {
    const endsAt = expiresAt()
    const staleUntil = Math.min(storedAt + CONTENT_STALE_MS, endsAt)
    const isDegraded = (await sources.oldestAt()) !== undefined || lacksParts()
    const freshUntil = isDegraded
      ? Date.now() + DEGRADED_PAGE_FRESH_MS
      : Math.min(sources.freshUntil, storedAt + CONTENT_FRESH_MS)
    return {
      calls: sources.calls,
      storedAt,
      freshUntil: Math.min(freshUntil, staleUntil),
      staleUntil,
      expiresAt: Math.min(storedAt + CONTENT_MAX_AGE_MS, endsAt),
      isDegraded,
    }
  }
  if (pageRequest.representation === 'document') return { ...renderDocument(prepared), quality }
  const payload = await renderPayload(prepared, pageRequest.hasShell)
  const endsAt = expiresAt()
  const until = Number.isFinite(endsAt) ? endsAt : undefined
  return { text: JSON.stringify({ ...payload, until }), noticeAt: 0, quality }
}

const encoder = new TextEncoder()

/** Returns a body and the complete text, which does not depend on the reader's connection. */
export function sendAndCollect(pieces: AsyncIterable<string>): {
  body: ReadableStream<Uint8Array>
  whole: Promise<string>
} {
  const { readable, writable } = new IdentityTransformStream()
  const writer = writable.getWriter()
  const whole = pump(pieces, writer).catch(async (error: unknown) => {
    await writer.abort(error).catch(() => undefined)
    throw error
  })
  return { body: readable, whole }
}

async function pump(
  pieces: AsyncIterable<string>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<string> {
  let whole = ''
  for await (const piece of pieces) {
    whole += piece
    // Not awaited: a slow or disconnected reader must not delay the text for the cache.
    writer.write(encoder.encode(piece)).catch(() => undefined)
  }
  writer.close().catch(() => undefined)
  return whole
}
