import { type Context, Hono } from 'hono'
import type { AppEnv, Bindings } from '../app-env.ts'
import { readPageRequest } from '../edge/page-address.ts'
import { requestLog } from '../edge/request-log.ts'
import { log } from '../log.ts'
import { pageCache } from './isolate-cache.ts'
import { cachePage } from './cache-page.ts'
import { makePage } from './make-page.ts'

/** Makes pages for the next readers, in the background: no request from outside reaches it, and its answer goes to nobody. */
const refresher = new Hono<AppEnv>()
  .use(requestLog)
  .get('*', (c) => handleRefresh(c))
  .onError((error, c) => {
    log('warn', c, { refresh: error.message })
    return c.body(null, 503)
  })

/** The bindings and the context that a request came with. */
interface RequestContext {
  env: Bindings
  context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException' | 'props'>
}

/** Refreshes a page after this request is answered, unless that is under way or has just failed. */
export function refreshLater(key: string, url: string, { env, context }: RequestContext): void {
  if (!pageCache.mayRefresh(key, Date.now())) return
  const address = new URL(key, url)
  context.waitUntil(Promise.resolve(refresher.fetch(new Request(address), env, context)))
}

async function handleRefresh(c: Context<AppEnv>): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const request = readPageRequest(pathname, searchParams)
  if (request === undefined) throw new Error(`${pathname}: no page`)
  const record = c.get('record')
  record.route = request.page.route
  record.cache = 'refresh'
  const { text, quality } = await makePage(c, request, { isComplete: true, isRefresh: true })
  if (typeof text !== 'string') throw new Error(`${request.key}: came in pieces`)
  await cachePage(c, request, { text, quality: await quality() })
  return c.body(null, 204)
}
