import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import type { AskedPage } from '../edge/page-address.ts'
import { pageCache, pageShelf } from './isolate-cache.ts'
import { toKeptPage, type KeptPage, type PageQuality } from './kept-page.ts'

/** Keeps a complete page for the next readers: here at once, in the data centre's cache when there is time. */
export async function keepMade(
  c: Context<AppEnv>,
  { page, language, form, key }: AskedPage,
  { text, quality }: { text: string; quality: PageQuality },
): Promise<KeptPage> {
  const kept = await toKeptPage({ route: page.route, language, form }, text, quality)
  c.executionCtx.waitUntil(pageCache.keep(pageShelf(readSettings(c.env)), key, kept))
  return kept
}
