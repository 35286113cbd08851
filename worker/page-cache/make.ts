import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import {
  CONTENT_FRESH_MS,
  CONTENT_KEPT_MS,
  CONTENT_STALE_MS,
  DEGRADED_PAGE_FRESH_MS,
} from '../limits.ts'
import type { PageRequest } from '../page-request.ts'
import { preparePage } from '../prepare-page.ts'
import { drawPayload } from '../render/draw-payload.tsx'
import { drawPage } from '../render/render-page.tsx'
import type { Scope } from '../scope.ts'
import type { PageQuality } from './cached-page.ts'

/** A page that is being made: its whole text, or pieces of it as the data arrives. */
interface MadePage {
  text: string | AsyncIterable<string>
  /** To be called once the last piece has arrived. */
  quality: () => Promise<PageQuality>
}

export interface MakeOptions {
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
