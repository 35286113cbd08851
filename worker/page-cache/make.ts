import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import { InFlight, withinTime } from '../lib/in-flight.ts'
import {
  BACKEND_CALL_MS,
  CONTENT_FRESH_MS,
  CONTENT_KEPT_MS,
  CONTENT_STALE_MS,
  DEGRADED_PAGE_FRESH_MS,
  RENDERS_AT_ONCE,
} from '../limits.ts'
import { logBreak } from '../log.ts'
import { PageError } from '../page-error.ts'
import type { PageRequest } from '../page-request.ts'
import { preparePage } from '../prepare-page.ts'
import { drawPayload } from '../render/draw-payload.tsx'
import { type DrawnPage, drawPage } from '../render/render-page.tsx'
import { sendAndCollect } from '../render/send-and-collect.ts'
import type { Scope } from '../scope.ts'
import { type CachedPage, pageCache, type PageQuality, toCachedPage } from './store.ts'

/** A page for its first reader: whole, or in pieces if a part of it comes later. */
export type NewPage = CachedPage | ReadableStream<Uint8Array>

interface NewPageOptions {
  /** Nobody waits for it: it is made in one piece, of new data. */
  isRefresh?: boolean
  /** Runs once a page that was sent in pieces is cached. */
  afterwards?: () => Promise<void>
}

/** The pages that this isolate is making. */
const inFlight = new InFlight<CachedPage>({ most: RENDERS_AT_ONCE })

/**
 * Makes a page and keeps it in memory. Of a crowd a few make it, each with an early first byte; all
 * others wait for the first of their pages, or share their failure, or each would ask a broken
 * backend again. Throws a `PageError` that decides the status.
 */
export async function newPage(
  scope: Scope,
  asked: PageRequest,
  { isRefresh, afterwards }: NewPageOptions = {},
): Promise<NewPage> {
  const whole = Promise.withResolvers<CachedPage>()
  let isMine = false
  const work = inFlight.join(asked.key, () => {
    isMine = true
    return whole.promise
  })
  const others = isMine ? undefined : await pageOf(work)
  if (others !== undefined) return others
  // Nobody may wait for it.
  whole.promise.catch(() => undefined)
  const keep = async (text: string, { noticeAt, quality }: MadePage) => {
    const page = await toCachedPage({ text, noticeAt }, await quality())
    pageCache.keep(asked.key, page)
    whole.resolve(page)
    return page
  }
  try {
    const made = await makePage(scope, asked, isRefresh)
    if (typeof made.text === 'string') return await keep(made.text, made)
    const { body, whole: collected } = sendAndCollect(made.text)
    const kept = collected.then((text) => keep(text, made)).then(afterwards)
    scope.waitUntil(
      kept.catch((error: unknown) => {
        whole.reject(error)
        logBreak(scope, error)
      }),
    )
    return body
  } catch (error) {
    if (error instanceof PageError && error.status === 404) pageCache.delete(asked.key)
    whole.reject(error)
    throw error
  }
}

/** The page of another request; `undefined` if it is not there in time, or was purged meanwhile. */
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

/** Whether the request is at fault (4xx). */
export function isClientError(error: unknown): boolean {
  return error instanceof PageError && error.status < 500
}

interface MadePage extends DrawnPage {
  /** Call it once the last piece has arrived. */
  quality: () => Promise<PageQuality>
}

/** Makes a page: in one piece if nobody waits for it, and if it is a payload. Throws a `PageError`. */
export async function makePage(
  scope: Scope,
  asked: PageRequest,
  isRefresh = false,
): Promise<MadePage> {
  const storedAt = Date.now()
  const isPayload = asked.representation === 'payload'
  const prepared = await preparePage(scope, {
    ...asked,
    isComplete: isRefresh || isPayload,
    isRefresh,
    now: storedAt,
  })
  // It is not sent after that, whatever fails.
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
  if (!isPayload) return { ...drawPage(prepared), quality }
  const payload = await drawPayload(prepared, asked.hasShell)
  const endsAt = endOf()
  const until = Number.isFinite(endsAt) ? endsAt : undefined
  return { text: JSON.stringify({ ...payload, until }), noticeAt: 0, quality }
}
