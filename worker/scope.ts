import type { nameOf } from './page-request.ts'
import type { PageMatch } from './routes.ts'
import { readSettings, type Settings } from './settings.ts'

/** The reference backend: an entrypoint of this worker, or what replaces it. */
export type ReferenceBackend = Pick<Fetcher, 'fetch'>

/** What the operator may bind or leave out. */
interface OptionalBindings {
  /** Replaces the reference backend in tests and measurements. */
  BACKEND?: ReferenceBackend
  /** Workers Analytics Engine: a data point a request. */
  METRICS?: AnalyticsEngineDataset
}

export type Bindings = Env & OptionalBindings

/** Where a page that may be cached came from, as `Cache-Status`, `Server-Timing` and the log say it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'old'

/** What is logged of a request once it is answered: nothing about the visitor. */
interface RequestRecord {
  requestId: string
  startedAt: number
  /** The page's name in the table of routes, with ` payload` for its payload; `none` for anything that is no page. */
  route: ReturnType<typeof nameOf> | 'none'
  /** `bypass`: not a page that may be cached; `refresh`: made in the background. */
  cache: CacheState | 'bypass' | 'refresh'
  /** What the cache of all data centres said of the page, in Cloudflare's words (`HIT`). */
  tier?: string
  /** The kinds of the backend failures met on the way. */
  failures: Set<string>
}

/** The entrypoint `Pages` behind the cache that all data centres share. */
export interface PageTier {
  fetch: (address: string, init: { headers: Record<string, string> }) => Promise<Response>
  purge: (tags: string[]) => Promise<boolean>
}

/** What a request gets from its execution context, which is read only where it is needed. */
interface FromContext {
  /** Keeps the worker running for work that the answer does not wait for. */
  waitUntil: (work: Promise<unknown>) => void
  /** Where the pages of all data centres are; nothing where there is one machine only. */
  tier: () => PageTier | undefined
  /** The entrypoint `Backend` of this worker. */
  backend: () => ReferenceBackend | undefined
  /** The reader's cookies, for pages that are made for each reader; null where nobody reads. */
  cookies: () => string | null
}

/** What the worker carries along while it answers a request. */
export interface Scope extends FromContext {
  env: Bindings
  /** The configuration. Throws where it is wrong. */
  settings: Settings
  /** The request's address, parsed once. */
  url: URL
  record: RequestRecord
}

/** Hono's context has the scope and, for the address of a page as it is declared, the page. */
export interface AppEnv {
  Bindings: Bindings
  Variables: { scope: Scope; match?: PageMatch }
}

/**
 * Opens the scope of a request: its address parsed, its record begun. What it takes from the context are functions of the caller: made here, they
 * would keep each other's variables, and hits took twice the memory (docs/speed.md).
 */
export function openScope(
  request: Request,
  env: Bindings,
  { waitUntil, tier, backend, cookies }: FromContext,
): Scope {
  return {
    env,
    get settings() {
      return readSettings(env)
    },
    url: new URL(request.url),
    record: openRecord(requestIdOf(request)),
    waitUntil,
    tier,
    backend,
    cookies,
  }
}

/** The scope of work that a request has begun and nobody waits for: with a record of its own. */
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

/** Cloudflare's ray where there is one. */
function requestIdOf({ headers }: Request): string {
  const ray = headers.get('CF-Ray')
  return ray !== null && RAY.test(ray) ? ray : nextId()
}

let prefix: string | undefined
let count = 0

/** A random prefix per isolate, then a counter: a random number for each request would cost more than the rest of a hit. */
function nextId(): string {
  prefix ??= crypto.randomUUID().replaceAll('-', '').slice(0, 20)
  count += 1
  return `${prefix}-${count.toString(36)}`
}
