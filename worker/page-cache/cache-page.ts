import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../settings.ts'
import type { PageRequest } from '../edge/page-address.ts'
import { pageCache, pageStore } from './isolate-cache.ts'
import { toCachedPage, type CachedPage, type PageQuality } from './cached-page.ts'

/** Caches a complete page for the next readers: in memory at once, in the data centre's cache after the answer. */
export async function cachePage(
  c: Context<AppEnv>,
  { page, language, form, key }: PageRequest,
  { text, quality }: { text: string; quality: PageQuality },
): Promise<CachedPage> {
  const cached = await toCachedPage({ route: page.route, language, form }, text, quality)
  c.executionCtx.waitUntil(pageCache.keep(pageStore(readSettings(c.env)), key, cached))
  return cached
}
