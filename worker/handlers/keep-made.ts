import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import { keepPage, type KeptPage, type PageQuality } from '../edge/kept-page.ts'
import type { AskedPage } from '../edge/page-address.ts'
import { httpCache, pageCache, pageScope } from '../page-cache-of.ts'

/** Keeps a complete page for the next readers: here at once, in the data centre's cache when there is time. */
export async function keepMade(
  c: Context<AppEnv>,
  { page, language, form, key }: AskedPage,
  text: string,
  quality: PageQuality,
): Promise<KeptPage> {
  const kept = await keepPage({ route: page.route, language, form }, text, quality)
  const scope = pageScope(readSettings(c.env))
  c.executionCtx.waitUntil(pageCache.keep(httpCache, scope, key, kept))
  return kept
}
