import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { isolate } from '../backend-for-request.ts'
import { readSettings } from '../bindings.ts'
import type { AskedPage } from '../edge/page-address.ts'
import { pagePolicy } from '../edge/page-policy.ts'
import type { CacheState } from '../edge/request-record.ts'
import { isBot } from '../edge/visitor.ts'
import { logBreak } from '../log.ts'
import { PageError } from '../page-error.ts'
import { sendAndCollect } from '../render/send-and-collect.ts'
import { answerKept, describeCache, PAGE_CACHE_CONTROL } from './answer-kept.ts'
import { pageCache, pageShelf, rendersInFlight } from './isolate-cache.ts'
import { keepMade } from './keep-made.ts'
import { freshnessOf, type KeptPage } from './kept-page.ts'
import { makePage } from './make-page.ts'
import { markOld } from './mark-old.ts'
import { refreshLater } from './refresh-page.ts'

/** Sends the best kept copy of a page, or makes the page: streamed to this reader, and kept whole for the next. */
export async function answerPage(c: Context<AppEnv>, asked: AskedPage): Promise<Response> {
  const { key } = asked
  const kept = await findKept(c, key)
  const freshness = kept ? freshnessOf(kept, Date.now()) : 'gone'
  if (kept === undefined || freshness === 'gone') return answerMade(c, asked)
  if (freshness === 'old') return answerMade(c, asked).catch((error) => answerOld(c, kept, error))
  if (freshness === 'stale') refreshLater(key, c.req.url, { env: c.env, context: c.executionCtx })
  return send(c, kept, freshness === 'fresh' ? 'hit' : 'stale')
}

/** The old page, marked, where no new one could be made; throws `error` where the page is not there any more. */
async function answerOld(c: Context<AppEnv>, kept: KeptPage, error: unknown): Promise<Response> {
  if (error instanceof PageError && error.status < 500) throw error
  c.get('record').failures.add('page')
  return send(c, await markOld(kept, Date.now()), 'old')
}

async function findKept(c: Context<AppEnv>, key: string): Promise<KeptPage | undefined> {
  const { purges } = isolate
  if (!purges.isKnown) await purges.check(c.env.COPIES)
  return pageCache.fromMemory(key) ?? pageCache.fromShelf(pageShelf(readSettings(c.env)), key)
}

/** Makes a page for its reader and keeps it; one in a crowd gets the page that the first of them had made. */
async function answerMade(c: Context<AppEnv>, asked: AskedPage): Promise<Response> {
  const { key } = asked
  await rendersInFlight.wait(key, () => freshCopy(key) !== undefined)
  const kept = freshCopy(key)
  if (kept) return send(c, kept, 'hit')
  const end = rendersInFlight.begin(key)
  try {
    const isComplete = isBot(c.req.header('User-Agent'))
    const { text, quality } = await makePage(c, asked, { isComplete, isRefresh: false })
    const keep = async (all: string) => keepMade(c, asked, { text: all, quality: await quality() })
    if (typeof text === 'string') return send(c, await keep(text).finally(end), 'miss')
    const { body, whole } = sendAndCollect(text)
    const keeping = whole.then(keep).catch((error: unknown) => logBreak(c, error))
    c.executionCtx.waitUntil(keeping.finally(end))
    return sendInPieces(c, asked, body)
  } catch (error) {
    end()
    throw error
  }
}

function freshCopy(key: string): KeptPage | undefined {
  const kept = pageCache.fromMemory(key)
  return kept && freshnessOf(kept, Date.now()) === 'fresh' ? kept : undefined
}

/** Answers with a page as it comes. */
function sendInPieces(
  c: Context<AppEnv>,
  { page }: AskedPage,
  body: ReadableStream<Uint8Array>,
): Response {
  c.get('record').cache = 'miss'
  const headers = new Headers({
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': PAGE_CACHE_CONTROL,
    'Content-Security-Policy': pagePolicy(page.route, readSettings(c.env)),
  })
  describeCache(headers, 'miss', 0)
  return c.body(body, { headers })
}

function send(c: Context<AppEnv>, kept: KeptPage, state: CacheState): Response {
  c.get('record').cache = state
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
