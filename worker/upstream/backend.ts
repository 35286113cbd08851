import { mapping } from 'virtual:site/mapping'
import { type BackendMapping, mapEnvelope } from '../../contract/mapping.ts'
import { type Reading, check } from '../../contract/check.ts'
import { timeZone } from '../../shared/site.ts'
import { offsetAt } from '../../shared/zoned-time.ts'
import { resizeBy } from '../image-resize.ts'
import { log, logFailure } from '../log.ts'
import type { ReferenceBackend, Scope } from '../scope.ts'
import { isLocal, type Settings } from '../settings.ts'
import { cache } from './cache.ts'
import { type ClientOptions, type Connection, request } from './client.ts'
import { Guard } from './guard.ts'
import { EVERYTHING, type PurgeTarget } from './stores.ts'
import { type Backend, Upstream } from './upstream.ts'
import * as v from 'valibot'
import { answer, SUCCESS, parseAnswer } from '../../contract/answer.ts'
import { type Finding, findings, SEARCH_PATH, type SearchQuery } from '../../contract/search.ts'
import { search } from '../../shared/search.ts'
import { withinTime } from '../lib/in-flight.ts'
import { readAnnounced } from '../lib/read-limited.ts'
import { PATIENCE_MS } from '../limits.ts'

export const guard = new Guard()

/** Returns the backend of a request. `isRefresh`: no visitor waits. Throws without a backend. */
export function upstreamOf(scope: Scope, isRefresh = false): Upstream {
  const { env, settings, waitUntil, preview } = scope
  const { BACKEND_ORIGIN, BACKEND_BATCH } = settings
  const caches = preview ?? { cache, guard }
  const { purges } = caches.cache
  if (purges.isKnown && purges.isDue) waitUntil(purges.check(env.COPIES))
  return new Upstream({
    ...connectionOf(scope),
    ...caches,
    reading: readingFor(settings),
    // The reference backend supports batches.
    takesBatches: BACKEND_ORIGIN === undefined || BACKEND_BATCH,
    kv: {
      namespace: env.COPIES,
      prefix: BACKEND_ORIGIN === undefined ? '' : `${BACKEND_ORIGIN} `,
    },
    waitUntil,
    isRefresh,
    warn: (message) => log('warn', scope, { message }),
    onFailure: (error) => logFailure(scope, error),
  })
}

/** Returns the backend for a request that is not for a page. */
export function backendOf(scope: Scope): Backend {
  return upstreamOf(scope).backend
}

/** Returns the search of the backend; undefined if the configuration has none. */
export function backendSearchOf(scope: Scope): BackendSearch | undefined {
  if (!scope.settings.BACKEND_SEARCH) return undefined
  return createBackendSearch({
    ...connectionOf(scope),
    guard: scope.preview?.guard ?? guard,
    warn: (message) => log('warn', scope, { message }),
  })
}

const readings = new WeakMap<Settings, Reading>()

function readingFor(settings: Settings): Reading {
  const cached = readings.get(settings)
  if (cached !== undefined) return cached
  const takesHttp = isLocal(settings.SITE_ORIGIN)
  const resize = resizeBy(settings.IMAGE_RESIZE, takesHttp)
  const reading: Reading = {
    offsetAt: (day, minutes) => offsetAt(timeZone, day, minutes),
    takesHttp,
    resize,
  }
  readings.set(settings, reading)
  return reading
}

/** Returns the reference backend; undefined if the site uses another, or the platform has none. */
export function referenceBackendOf(scope: Scope): ReferenceBackend | undefined {
  const { env, settings, backend } = scope
  return settings.BACKEND_ORIGIN === undefined ? (env.BACKEND ?? backend()) : undefined
}

/** Time limit for KV to accept a purge. After it, the caller gets `isEverywhere: false`. */
const PURGE_DEADLINE_MS = 5000

/** Purges cached responses. Returns whether KV accepted, so that all isolates will apply it. */
export async function purgeCalls(scope: Scope, targets: readonly PurgeTarget[]): Promise<boolean> {
  const writing = cache.purges.purge(targets, scope.env.COPIES).then(
    () => true,
    () => false,
  )
  // KV may accept the purge only after the response is sent.
  scope.waitUntil(writing)
  const deleting = deletePages(scope, targets)
  // The next request fetches new data even before KV has the purge. It must not join an older
  // fetch, and an open breaker must not stop it.
  cache.inFlight.clear()
  for (const target of targets) guard.reset(target === EVERYTHING ? undefined : target)
  await withinTime(PURGE_DEADLINE_MS, deleting)
  return (await withinTime(PURGE_DEADLINE_MS, writing)) ?? false
}

/** Deletes pages in the shared cache. If that fails, the purge in KV still invalidates them. */
async function deletePages(scope: Scope, targets: readonly PurgeTarget[]): Promise<void> {
  const isTaken = await scope
    .sharedPages()
    ?.purge([...targets])
    .catch(() => false)
  if (isTaken === false) log('warn', scope, { failure: 'purge', message: 'Workers Cache refused' })
}

function connectionOf(scope: Scope): Connection & { mapping: BackendMapping } {
  const { BACKEND_ORIGIN, FRONTEND_ID: frontend } = scope.settings
  if (BACKEND_ORIGIN !== undefined)
    return { fetch: (url, init) => fetch(url, init), origin: BACKEND_ORIGIN, frontend, mapping }
  const reference = referenceBackendOf(scope)
  if (reference === undefined)
    throw new Error(
      'The configuration is wrong. BACKEND_ORIGIN: empty, and the reference backend is not here',
    )
  // The reference backend uses the contract's names.
  return {
    fetch: (url, init) => reference.fetch(url, init),
    origin: 'http://backend',
    frontend,
    mapping: {},
  }
}

/** Size limit of a search response: enough for a hundred results with summaries. */
const MAX_BYTES = 512 * 1024
/** Limit of searches in flight. Further searches use the site's own index. */
export const SEARCHES_IN_FLIGHT = 8

/** Returns the backend's results, best first. Undefined if the search failed. Never throws. */
export type BackendSearch = (query: SearchQuery) => Promise<readonly Finding[] | undefined>

const found = v.object({ ...answer.entries, code: v.literal(SUCCESS), data: findings })

type BackendSearchOptions = Omit<ClientOptions, 'takesBatches'> & { mapping: BackendMapping }

/** Returns a function that calls the backend's search, with a timeout, a breaker and no retry. */
export function createBackendSearch(options: BackendSearchOptions): BackendSearch {
  const onFailure = (error: unknown) =>
    options.warn(`${String(error)}; the site's own index is searched`)
  return (query) => {
    const call = { run: () => ask(query, options), onFailure }
    return options.guard.attempt('search', call, SEARCHES_IN_FLIGHT)
  }
}

async function ask(
  query: SearchQuery,
  { mapping, ...connection }: BackendSearchOptions,
): Promise<readonly Finding[]> {
  // The label has no query, because the query is a visitor's input.
  const label = `GET ${SEARCH_PATH}`
  const outgoing = { label, method: 'GET', path: SEARCH_PATH + search(query) }
  const text = await request(connection, outgoing, {
    limitMs: PATIENCE_MS,
    read: (response) => readAnnounced(response, MAX_BYTES),
  })
  if (text === undefined) throw new Error(`${label}: over ${MAX_BYTES} bytes`)
  const read = check(found, mapEnvelope(mapping, parse(text, label)))
  if (!read.success) throw new Error(`${label}: not an answer`)
  return read.output.data.list
}

/** Parses a response. Drops the parser's message, which may contain the visitor's query. */
function parse(text: string, label: string): unknown {
  try {
    return parseAnswer(text)
  } catch {
    throw new Error(`${label}: not JSON`)
  }
}
