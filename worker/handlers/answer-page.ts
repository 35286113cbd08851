import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import {
  answerKept,
  type CacheState,
  describeCache,
  PAGE_CACHE_CONTROL,
} from '../edge/answer-kept.ts'
import { freshnessOf, type KeptPage } from '../edge/kept-page.ts'
import { markOld } from '../edge/mark-old.ts'
import type { AskedPage } from '../edge/page-address.ts'
import { sendAndCollect } from '../edge/send-and-collect.ts'
import { pagePolicy } from '../edge/security-headers.ts'
import { isBot } from '../edge/visitor.ts'
import { httpCache, pageCache, pageScope } from '../page-cache-of.ts'
import { PageError } from '../page-error.ts'
import { isolate } from '../reads-of.ts'
import { keepMade } from './keep-made.ts'
import { makePage, type MadePage } from './make-page.ts'
import { refreshLater } from './refresh-page.ts'

/** Answers a page from the best copy there is, or makes it: at once for a reader, and once more for the next ones. */
export async function answerPage(c: Context<AppEnv>, asked: AskedPage): Promise<Response> {
  const kept = await findKept(c, asked.key)
  const freshness = kept ? freshnessOf(kept, Date.now()) : 'gone'
  if (kept && freshness === 'fresh') return send(c, asked, kept, 'hit')
  if (kept && freshness === 'stale') {
    refreshLater(asked.key, c.req.raw, c.env, c.executionCtx)
    return send(c, asked, kept, 'stale')
  }
  try {
    const isComplete = isBot(c.req.header('User-Agent'))
    return await sendMade(c, asked, await makePage(c, asked, { isComplete, isRefresh: false }))
  } catch (error) {
    const isOurs = !(error instanceof PageError) || error.status >= 500
    if (kept === undefined || freshness !== 'old' || !isOurs) throw error
    c.get('record').failures.push('page')
    const marked = await markOld(kept, Date.now())
    return send(c, asked, marked, 'old')
  }
}

async function findKept(c: Context<AppEnv>, key: string): Promise<KeptPage | undefined> {
  const { purges } = isolate
  if (!purges.isKnown) await purges.check(c.env.COPIES)
  const scope = pageScope(readSettings(c.env))
  return pageCache.fromMemory(key) ?? pageCache.fromCache(httpCache, scope, key)
}

async function sendMade(
  c: Context<AppEnv>,
  asked: AskedPage,
  { text, quality }: MadePage,
): Promise<Response> {
  if (typeof text === 'string') {
    return send(c, asked, await keepMade(c, asked, text, await quality()), 'miss')
  }
  const { body, whole } = sendAndCollect(text)
  c.executionCtx.waitUntil(whole.then(async (all) => keepMade(c, asked, all, await quality())))
  note(c, asked, 'miss')
  const response = c.body(body, {
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': PAGE_CACHE_CONTROL,
      'Content-Security-Policy': pagePolicy(asked.page.route, readSettings(c.env)),
    },
  })
  describeCache(response.headers, 'miss', 0)
  return response
}

function send(c: Context<AppEnv>, asked: AskedPage, kept: KeptPage, state: CacheState): Response {
  note(c, asked, state)
  return answerKept(c.req.raw, kept, {
    pathname: c.req.path,
    state,
    requestId: c.get('requestId'),
    // The language's middleware sets them.
    cookies: [],
    settings: readSettings(c.env),
    now: Date.now(),
  })
}

function note(c: Context<AppEnv>, { page, form }: AskedPage, state: CacheState): void {
  const record = c.get('record')
  record.cache = state
  record.route = form === 'payload' ? `${page.route} payload` : page.route
}
