import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ENDPOINT_NAMES, type EndpointName } from '../../contract/endpoints.ts'
import { isolate } from '../backend-for-request.ts'
import { callsOf, PURGE_TAGS } from '../answers/purge-tags.ts'
import { EVERYTHING, type PurgeTarget } from '../answers/purges.ts'
import { withinTime } from '../lib/waiting.ts'
import { operatorsOnly } from '../edge/operators-only.ts'
import { log } from '../log.ts'
import { pageCache } from '../page-cache/store.ts'
import { methodNotAllowed } from '../page-error.ts'
import { build } from '../render/build.ts'
import type { AppEnv } from '../scope.ts'
import { check } from '../../contract/check.ts'

/** KV must accept a purge within this time, or the operator is told that it did not. */
const PURGE_DEADLINE_MS = 5000

/** `call`: one of the contract's; `*` for all of them. `tag`: all calls of a kind of content. */
const purgeRequest = v.union([
  v.strictObject({ call: v.picklist([EVERYTHING, ...ENDPOINT_NAMES]) }),
  v.strictObject({ tag: v.picklist(PURGE_TAGS) }),
])

const PURGE_USAGE = [
  `{ "call": "${EVERYTHING}" | ${ENDPOINT_NAMES.join(' | ')} }`,
  `{ "tag": ${PURGE_TAGS.join(' | ')} }`,
].join(' or ')

/** What operators may do with their token: purge copies, read the state of this isolate. */
export const operations = new Hono<AppEnv>()
  .use(operatorsOnly)
  .post('/purge', (c) => purge(c))
  .all('/purge', methodNotAllowed('POST'))
  .get('/health', health)
  .all('/health', methodNotAllowed('GET', 'HEAD'))

async function purge(c: Context<AppEnv>): Promise<Response> {
  const body = await c.req.json().catch(() => undefined)
  const parsed = check(purgeRequest, body)
  if (!parsed.success) return c.json({ error: PURGE_USAGE }, 400)
  const { output } = parsed
  const targets: readonly PurgeTarget[] = 'tag' in output ? callsOf(output.tag) : [output.call]
  const writing = isolate.purges.purge(targets, c.env.COPIES).then(
    () => true,
    () => false,
  )
  // KV may still take it after the operator was told that it did not.
  c.executionCtx.waitUntil(writing)
  // The next request fetches anew, even before KV knows of the purge: it joins no fetch in flight, and no open breaker
  // stops it.
  isolate.renewals.clear()
  for (const target of targets) isolate.guards.reset(target === EVERYTHING ? undefined : target)
  const isEverywhere = (await withinTime(PURGE_DEADLINE_MS, writing)) ?? false
  const purged = 'tag' in output ? output.tag : output.call
  log('warn', c.get('scope'), { purged, isEverywhere })
  return c.json({ purged, isEverywhere }, isEverywhere ? 200 : 503)
}

function health(c: Context<AppEnv>): Response {
  const now = Date.now()
  const { guards } = isolate
  const copies = Object.groupBy(isolate.answers.entries(), ([key]) => key.split(':', 1)[0] ?? '')
  const describe = (name: EndpointName) => {
    const ages = (copies[name] ?? []).map(([, { storedAt }]) => Math.round((now - storedAt) / 1000))
    const { breaker, succeeded = 0, failed = 0, lastFailure } = guards.records.get(name) ?? {}
    return {
      copies: ages.length,
      ...spanOf(ages),
      breaker: breaker?.state ?? 'closed',
      succeeded,
      failed,
      ...(lastFailure && {
        lastFailure: { kind: lastFailure.kind, agoS: Math.round((now - lastFailure.at) / 1000) },
      }),
    }
  }
  return c.json({
    build,
    calls: Object.fromEntries(ENDPOINT_NAMES.map((name) => [name, describe(name)])),
    callsInFlight: guards.inFlight.count,
    retriesLeft: Math.floor(guards.retries.left),
    pageCache: pageCache.size,
    dataCache: { bytes: isolate.answers.bytes },
    storeFailures: isolate.storeFailures.counts,
  })
}

/** Not `Math.min(...ages)`: a call with very many arguments overflows the stack. */
function spanOf([first, ...others]: readonly number[]): object {
  if (first === undefined) return {}
  return {
    newestS: others.reduce((min, age) => Math.min(min, age), first),
    oldestS: others.reduce((max, age) => Math.max(max, age), first),
  }
}
