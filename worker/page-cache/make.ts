import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import {
  CONTENT_FRESH_MS,
  CONTENT_KEPT_MS,
  CONTENT_STALE_MS,
  DEGRADED_PAGE_FRESH_MS,
} from '../limits.ts'
import { describeCause, log, logRequest } from '../log.ts'
import { PageError } from '../page-error.ts'
import { nameOf, type PageRequest } from '../page-request.ts'
import { preparePage } from '../prepare-page.ts'
import { drawPayload } from '../render/draw-payload.tsx'
import { drawPage } from '../render/render-page.tsx'
import { inBackground, type Scope } from '../scope.ts'
import { type CachedPage, type PageQuality, toCachedPage } from './cached-page.ts'
import { pageCache, pageStore } from './store.ts'

/** A page that is being made: its whole text, or pieces of it as the data arrives. */
interface MadePage {
  text: string | AsyncIterable<string>
  /** To be called once the last piece has arrived. */
  quality: () => Promise<PageQuality>
}

interface MakeOptions {
  /** Waits for all data, and makes the page in one piece; a payload always is. */
  isComplete: boolean
  /** Whether it is made in the background, for the next readers. */
  isRefresh?: boolean
}

/** Makes the representation of a page that is asked for. Throws a `PageError` that decides the status. */
export async function makePage(
  scope: Scope,
  asked: PageRequest,
  { isComplete, isRefresh = false }: MakeOptions,
): Promise<MadePage> {
  const storedAt = Date.now()
  const isPayload = asked.representation === 'payload'
  const prepared = await preparePage(scope, {
    ...asked,
    isComplete: isComplete || isPayload,
    isRefresh,
    now: storedAt,
  })
  // Past that it is not sent, whatever fails.
  const endOf = () =>
    Math.min(prepared.holdsUntil(), asked.page.namesToday ? dayEndIn(timeZone, storedAt) : Infinity)
  const quality = async () => {
    const { sources, lacksParts } = prepared
    const endsAt = endOf()
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
      keptUntil: Math.min(storedAt + CONTENT_KEPT_MS, endsAt),
      isDegraded,
    }
  }
  if (!isPayload) return { text: drawPage(prepared), quality }
  const payload = await drawPayload(prepared, asked.hasShell)
  const endsAt = endOf()
  return {
    text: JSON.stringify({ ...payload, until: Number.isFinite(endsAt) ? endsAt : undefined }),
    quality,
  }
}

/** Caches a complete page for the next readers: in memory at once, in the data centre's cache after the answer. */
export async function cachePage(
  { settings, waitUntil }: Scope,
  { representation, key }: PageRequest,
  { text, quality }: { text: string; quality: PageQuality },
): Promise<CachedPage> {
  const cached = await toCachedPage(representation, text, quality)
  waitUntil(pageCache.keep(pageStore(settings), key, cached))
  return cached
}

/** Deletes a page from the cache where `error` says that it no longer exists. */
export function forgetMissing({ settings, waitUntil }: Scope, key: string, error: unknown): void {
  const isMissing = error instanceof PageError && error.status === 404
  if (isMissing) waitUntil(pageCache.forget(pageStore(settings), key))
}

/** Makes a stale page again after the request that met it is answered, unless that is under way or has just failed. */
export function refreshLater(scope: Scope, asked: PageRequest): void {
  if (pageCache.mayRefresh(asked.key, Date.now()))
    scope.waitUntil(refresh(inBackground(scope), asked))
}

async function refresh(scope: Scope, asked: PageRequest): Promise<void> {
  scope.record.route = nameOf(asked)
  try {
    const { text, quality } = await makePage(scope, asked, { isComplete: true, isRefresh: true })
    if (typeof text !== 'string') throw new Error(`${asked.key}: came in pieces`)
    await cachePage(scope, asked, { text, quality: await quality() })
    logRequest(scope, 204)
  } catch (error) {
    forgetMissing(scope, asked.key, error)
    log('warn', scope, { refresh: error instanceof Error ? error.message : describeCause(error) })
    logRequest(scope, 503)
  }
}
