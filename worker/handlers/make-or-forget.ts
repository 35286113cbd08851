import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import type { AskedPage } from '../edge/page-address.ts'
import { pageCache, pageShelf } from '../page-cache-of.ts'
import { PageError } from '../page-error.ts'
import { type MadePage, makePage, type Making } from './make-page.ts'

/** Makes a page as `makePage` does; where it turns out not to be there, a copy of it must never come back. */
export async function makeOrForget(
  c: Context<AppEnv>,
  asked: AskedPage,
  making: Making,
): Promise<MadePage> {
  try {
    return await makePage(c, asked, making)
  } catch (error) {
    if (error instanceof PageError && error.status === 404) {
      c.executionCtx.waitUntil(pageCache.forget(pageShelf(readSettings(c.env)), asked.key))
    }
    throw error
  }
}
