import type { Context } from 'hono'
import { CONTENT_FRESH_MS, DEGRADED_PAGE_FRESH_MS } from '../limits.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../settings.ts'
import type { PageRequest } from '../edge/page-address.ts'
import { PageError } from '../page-error.ts'
import { preparePage } from '../prepare-page.ts'
import { drawPayload } from '../render/draw-payload.tsx'
import { drawPage } from '../render/render-page.tsx'
import { pageCache, pageStore } from './isolate-cache.ts'
import type { PageQuality } from './cached-page.ts'

/** A page that is being made: its whole text, or pieces of it as the data arrives. */
interface MadePage {
  text: string | AsyncIterable<string>
  /** To be called once the last piece has arrived. */
  quality: () => Promise<PageQuality>
}

interface MakeOptions {
  isComplete: boolean
  /** Whether it is made in the background, for the next readers. */
  isRefresh: boolean
}

/**
 * Makes a page in the form that is asked for. Throws a `PageError` that decides the status; on 404 the page is deleted
 * from the cache too.
 */
export async function makePage(
  c: Context<AppEnv>,
  request: PageRequest,
  options: MakeOptions,
): Promise<MadePage> {
  try {
    return await loadAndDraw(c, request, options)
  } catch (error) {
    if (error instanceof PageError && error.status === 404) {
      c.executionCtx.waitUntil(pageCache.forget(pageStore(readSettings(c.env)), request.key))
    }
    throw error
  }
}

async function loadAndDraw(
  c: Context<AppEnv>,
  request: PageRequest,
  { isComplete, isRefresh }: MakeOptions,
): Promise<MadePage> {
  const storedAt = Date.now()
  const isPayload = request.form === 'payload'
  const prepared = await preparePage(c, {
    ...request,
    isComplete: isComplete || isPayload,
    isRefresh,
  })
  return {
    text: isPayload
      ? JSON.stringify(await drawPayload(prepared, request.hasShell))
      : drawPage(prepared),
    quality: async () => {
      const { sources, lacksParts } = prepared
      const isDegraded = (await sources.oldestAt()) !== undefined || lacksParts()
      const freshUntil = isDegraded
        ? Date.now() + DEGRADED_PAGE_FRESH_MS
        : Math.min(sources.freshUntil, storedAt + CONTENT_FRESH_MS)
      return { calls: sources.calls, storedAt, freshUntil, isDegraded }
    },
  }
}
