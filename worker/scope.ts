import type { nameOf } from './page-request.ts'
import type { ShownPreview } from './render/frame.tsx'
import type { PageMatch } from './routes.ts'
import { readSettings, type Settings } from './settings.ts'
import type { AnswerCache } from './upstream/cache.ts'
import type { Guard } from './upstream/guard.ts'

/** The reference backend: an entrypoint of this worker, or a replacement. */
export type ReferenceBackend = Pick<Fetcher, 'fetch'>

export interface Bindings extends Env {
  /** Replaces the reference backend in tests and measurements. */
  BACKEND?: ReferenceBackend
  /** The Workers Analytics Engine dataset that gets one data point per request. */
  METRICS?: AnalyticsEngineDataset
}

/** The cache state of a cacheable page, for `Cache-Status`, `Server-Timing` and the log. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'old'

/** The log record of a request; it has no data about the visitor. */
interface RequestRecord {
  requestId: string
  startedAt: number
  /** The page's route, followed by ` payload` for a payload. `none` if it is not a page. */
  route: ReturnType<typeof nameOf> | 'none'
  /** `bypass`: not a cacheable page. `refresh`: rendered in the background. */
  cache: CacheState | 'bypass' | 'refresh'
  /** The cache status that Workers Cache reports for the page: `HIT`. */
  sharedCacheStatus?: string
  failures: Set<string>
}

/** The entrypoint `Pages`. In front of it is the cache that all data centres share. */
export interface SharedPages {
  fetch: (address: string, init: { headers: Record<string, string> }) => Promise<Response>
  purge: (tags: string[]) => Promise<boolean>
}

/** Functions that read the execution context of a request. */
interface FromContext {
  /** Keeps the worker running for work that continues after the response. */
  waitUntil: (work: Promise<unknown>) => void
  /** The shared cache of all data centres; undefined on a single machine. */
  sharedPages: () => SharedPages | undefined
  backend: () => ReferenceBackend | undefined
  /** Returns the cookies for a page that is rendered for each reader; null without a reader. */
  cookies: () => string | null
}

/** A preview shows an item that is not public. None of its data enters the shared caches. */
interface Preview extends ShownPreview {
  /** Response cache and guard that only this request uses. */
  cache: AnswerCache
  guard: Guard
}

/** The scope of a request. Every step of the request may use it. */
export interface Scope extends FromContext {
  env: Bindings
  /** Returns the configuration. Throws if it is invalid. */
  settings: Settings
  url: URL
  record: RequestRecord
  preview?: Preview
}

/** The types of Hono's context: the scope and, for pages, the matched page. */
export interface AppEnv {
  Bindings: Bindings
  Variables: { scope: Scope; match?: PageMatch }
}

/**
 * Opens the scope of a request: parses its address and begins its log record. The caller creates
 * the functions that read the context. If this function created them, their closures would keep
 * more variables in memory, and a cache hit would take twice as long.
 */
export function openScope(
  request: Request,
  env: Bindings,
  { waitUntil, sharedPages, backend, cookies }: FromContext,
): Scope {
  return {
    env,
    get settings() {
      return readSettings(env)
    },
    url: new URL(request.url),
    record: openRecord(requestIdOf(request)),
    waitUntil,
    sharedPages,
    backend,
    cookies,
  }
}

/** Returns a scope for background work of a request. It has its own log record. */
export function inBackground(scope: Scope): Scope {
  return { ...scope, record: { ...openRecord(nextId()), cache: 'refresh' } }
}

function openRecord(requestId: string): RequestRecord {
  return {
    requestId,
    startedAt: Date.now(),
    route: 'none',
    cache: 'bypass',
    failures: new Set(),
  }
}

const RAY = /^[\w-]{16,40}$/

/** Returns Cloudflare's ray id, or a new id if there is none. */
function requestIdOf({ headers }: Request): string {
  const ray = headers.get('CF-Ray')
  return ray !== null && RAY.test(ray) ? ray : nextId()
}

let prefix: string | undefined
let count = 0

/** Returns a prefix of the isolate and a counter. Random numbers would take far longer. */
function nextId(): string {
  prefix ??= crypto.randomUUID().replaceAll('-', '').slice(0, 20)
  count += 1
  return `${prefix}-${count.toString(36)}`
}
