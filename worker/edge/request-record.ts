import type { RouteName } from '../routes.ts'
import type { PageForm } from './page-address.ts'

/** Where a page that may be cached came from, as `Cache-Status`, `Server-Timing` and the log say it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'old'

/** What is logged of a request once it is answered: nothing about the visitor. */
export interface RequestRecord {
  requestId: string
  startedAt: number
  /** The page's name in the table of routes, with ` payload` for its payload; `none` for anything that is no page. */
  route: string
  /** `bypass`: not a page that may be cached; `refresh`: made in the background. */
  cache: CacheState | 'bypass' | 'refresh'
  /** The kinds of the backend failures met on the way. */
  failures: Set<string>
}

/** How the record names a page, or its payload. */
export function recordedRoute(route: RouteName, form: PageForm): string {
  return form === 'payload' ? `${route} payload` : route
}

const RAY = /^[\w-]{16,40}$/

let prefix: string | undefined
let count = 0

/** Opens the record of a request. Its id is Cloudflare's ray where there is one. */
export function openRecord(request: Request): RequestRecord {
  const ray = request.headers.get('CF-Ray')
  return {
    requestId: ray !== null && RAY.test(ray) ? ray : nextId(),
    startedAt: Date.now(),
    route: 'none',
    cache: 'bypass',
    failures: new Set(),
  }
}

/** A random prefix per isolate, then a counter: a random number for each request would cost more than the rest of a hit. */
function nextId(): string {
  prefix ??= crypto.randomUUID().replaceAll('-', '').slice(0, 20)
  count += 1
  return `${prefix}-${count.toString(36)}`
}
