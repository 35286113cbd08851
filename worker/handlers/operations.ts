import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { ENDPOINT_NAMES, type EndpointName, type PurgeTag } from '../../contract/endpoints.ts'
import { guard, purgeCalls, referenceBackendOf } from '../upstream/backend.ts'
import { cache } from '../upstream/cache.ts'
import { callsOf, EVERYTHING, PURGE_TAGS } from '../upstream/stores.ts'
import { log } from '../log.ts'
import { pageCache } from '../page-cache/store.ts'
import { methodNotAllowed, noRoute, PageError } from '../page-error.ts'
import { build } from 'virtual:client-build'
import type { AppEnv } from '../scope.ts'
import { check } from '../../contract/check.ts'
import { notifySearchEngines } from './notify-search-engines.ts'
import { createMiddleware } from 'hono/factory'
import { timingSafeEqual } from 'hono/utils/buffer'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Responds with 401 without the operators' token, and with 404 if none is configured. */
const operatorsOnly = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  const { OPS_TOKEN } = c.get('scope').settings
  if (OPS_TOKEN === undefined) throw noRoute(NO_STORE)
  const [, token = ''] =
    /^Bearer ([\x21-\x7e]{1,256})$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (await timingSafeEqual(token, OPS_TOKEN)) return next()
  throw new PageError(401, {
    statusMessage: 'Unauthorized',
    headers: { ...NO_STORE, 'WWW-Authenticate': 'Bearer' },
  })
})

/** `call` is a call of the contract, or `*` for all. `tag` stands for a kind of content. */
const purgeRequest = v.union([
  v.strictObject({ call: v.picklist([EVERYTHING, ...ENDPOINT_NAMES]) }),
  v.strictObject({ tag: v.picklist(PURGE_TAGS) }),
])

const PURGE_USAGE = [
  `{ "call": "${EVERYTHING}" | ${ENDPOINT_NAMES.join(' | ')} }`,
  `{ "tag": ${PURGE_TAGS.join(' | ')} }`,
].join(' or ')

const MAX_REPORT_BYTES = 4 * 1024
const REPORT_DEADLINE_MS = 5000

const limitReport = bodyLimit({
  maxSize: MAX_REPORT_BYTES,
  onError: (c) => c.json({ error: 'the whole: is too large' }, 413),
})

/** The endpoints for operators: purges, today's reports, the state of the isolate. */
export const operations = new Hono<AppEnv>()
  .use(operatorsOnly)
  .post('/purge', purge)
  .all('/purge', methodNotAllowed('POST'))
  .post('/today', limitReport, report)
  .all('/today', methodNotAllowed('POST'))
  .get('/health', health)
  .all('/health', methodNotAllowed('GET', 'HEAD'))

async function purge(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const parsed = check(purgeRequest, await c.req.json().catch(() => undefined))
  if (!parsed.success) return c.json({ error: PURGE_USAGE }, 400)
  const { output } = parsed
  const [purged, calls] =
    'tag' in output ? [output.tag, callsOf(output.tag)] : [output.call, [output.call]]
  const isEverywhere = await purgeCalls(scope, calls)
  log('warn', scope, { purged, isEverywhere })
  scope.waitUntil(notifySearchEngines(scope))
  return c.json({ purged, isEverywhere }, isEverywhere ? 200 : 503)
}

/** Passes a report to the reference backend. Then purges the responses with the previous one. */
async function report(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const backend = referenceBackendOf(scope)
  if (backend === undefined)
    return c.json({ error: 'Only the reference backend takes reports; tell your own' }, 501)
  const sent = {
    method: 'POST',
    headers: { Authorization: `Bearer ${scope.settings.OPS_TOKEN}` },
    body: await c.req.text(),
    signal: AbortSignal.timeout(REPORT_DEADLINE_MS),
  }
  const answer = await backend.fetch('http://backend/reports', sent).catch(() => undefined)
  if (answer === undefined) return c.json({ error: 'The backend has not kept it' }, 503)
  if (!answer.ok) return new Response(answer.body, answer)
  const { about, tag } = await answer.json<{ about: string; tag: PurgeTag }>()
  const isEverywhere = await purgeCalls(scope, callsOf(tag))
  log('warn', scope, { reported: about, isEverywhere })
  return c.json({ reported: about, isEverywhere }, isEverywhere ? 200 : 503)
}

function health(c: Context<AppEnv>): Response {
  const { bytes, entries } = cache.contents
  const copies = Object.groupBy(entries, ([key]) => key.split(':', 1)[0] ?? '')
  // Values that are missing are undefined, and JSON omits them.
  const describe = (name: EndpointName) => {
    const ages = (copies[name] ?? []).map(([, { storedAt }]) => secondsSince(storedAt))
    const sorted = ages.toSorted((one, other) => one - other)
    const { breaker, succeeded, failed, lastFailure, lastLostParts } = guard.record(name)
    return {
      copies: ages.length,
      newestS: sorted.at(0),
      oldestS: sorted.at(-1),
      breaker: breaker.state,
      succeeded,
      failed,
      lastFailure: lastFailure && withAge(lastFailure),
      lastLostParts: lastLostParts && withAge(lastLostParts),
    }
  }
  return c.json({
    build,
    calls: Object.fromEntries(ENDPOINT_NAMES.map((name) => [name, describe(name)])),
    callsInFlight: guard.callsInFlight,
    retriesLeft: guard.retriesLeft,
    pageCache: pageCache.size,
    dataCache: { bytes },
    storeFailures: cache.failures.counts,
  })
}

function withAge({ at, ...fact }: { at: number }): object {
  return { ...fact, agoS: secondsSince(at) }
}

function secondsSince(at: number): number {
  return Math.round((Date.now() - at) / 1000)
}
