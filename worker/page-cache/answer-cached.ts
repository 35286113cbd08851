import { DEFAULT_LANGUAGE } from '../../locales/languages.ts'
import type { Settings } from '../settings.ts'
import { ROOT_VARY } from '../edge/language.ts'
import { pagePolicy } from '../edge/page-policy.ts'
import type { CacheState } from '../edge/request-record.ts'
import { secure } from '../edge/security-headers.ts'
import type { CachedPage } from './cached-page.ts'

/** Browsers ask each time and get 304 while nothing changed: what they hold never outlives a deploy. */
export const PAGE_CACHE_CONTROL = 'private, no-cache'

const TYPES = {
  document: 'text/html; charset=UTF-8',
  payload: 'application/json',
} as const

/** The headers that are the same for every answer with a cached page. */
const prepared = new WeakMap<CachedPage, Headers>()

interface AnswerOptions {
  state: CacheState
  requestId: string
  cookies: readonly string[]
  settings: Settings
  now: number
}

/** A cached page as the answer to a request: whole, without its body for HEAD, or 304 where the browser has it. */
export function answerCached(
  request: Request,
  cached: CachedPage,
  { state, requestId, cookies, settings, now }: AnswerOptions,
): Response {
  const headers = new Headers(preparedHeaders(cached, settings))
  headers.set('X-Request-Id', requestId)
  describeCache(headers, state, cached.freshUntil - now)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (isKnown(request.headers.get('If-None-Match'), cached.etag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : cached.body, { headers })
}

/** `Cache-Status` (RFC 9211) and `Server-Timing` of an answer; `ttlMs` is for how long its page is still fresh. */
export function describeCache(headers: Headers, state: CacheState, ttlMs: number): void {
  headers.set('Cache-Status', CACHE_STATUS[state](Math.floor(ttlMs / 1000)))
  headers.set('Server-Timing', `cache;desc="${state}"`)
}

const CACHE_STATUS: Record<CacheState, (ttlS: number) => string> = {
  hit: (ttlS) => `Shanmen; hit; ttl=${ttlS}`,
  stale: (ttlS) => `Shanmen; hit; ttl=${ttlS}; detail=refreshing`,
  old: (ttlS) => `Shanmen; hit; ttl=${ttlS}; detail=failed`,
  miss: () => 'Shanmen; fwd=miss; stored',
}

function preparedHeaders(cached: CachedPage, settings: Settings): Headers {
  const known = prepared.get(cached)
  if (known !== undefined) return known
  const headers = new Headers({
    'Content-Type': TYPES[cached.form],
    'Cache-Control': PAGE_CACHE_CONTROL,
    ETag: cached.etag,
  })
  if (cached.form === 'document') {
    headers.set('Content-Security-Policy', pagePolicy(cached.route, settings))
    const isRoot = cached.route === 'home' && cached.language === DEFAULT_LANGUAGE
    if (isRoot) headers.set('Vary', ROOT_VARY)
  }
  secure(headers)
  prepared.set(cached, headers)
  return headers
}

/** Whether one of the browser's tags is the page's; weak comparison (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .slice(0, 4096)
    .split(',')
    .some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()))
}
