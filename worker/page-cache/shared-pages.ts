import { describeCause } from '../log.ts'
import { PageError, pageNotFound, toPageError } from '../page-error.ts'
import type { PageRequest } from '../page-request.ts'
import type { SharedPages, Scope } from '../scope.ts'
import type { CachedPage, NewPage } from './store.ts'

// Workers Cache stores HTTP responses by path and query. So `Pages` returns a page as a response.
// All data of the page besides the body, its tags and its lifetime is in one header. Requests to
// `Pages` contain no data of visitors.

/** Request header. Its value is `new` if no visitor waits. */
const WANTED = 'X-Wanted'
const REQUEST_ID = 'X-Request-Id'
/** Response header with the `Envelope` as JSON. */
const PAGE = 'X-Page'

interface Envelope {
  /** The kinds of backend failures, for the log. */
  failures: string[]
  /** Undefined if the page is streamed. */
  page?: Omit<CachedPage, 'body'>
}

interface Failure {
  message: string
  cause: string
}

/** Returns the page from Workers Cache or `Pages`. Throws the error of a failed rendering. */
export async function fetchPage(
  sharedPages: SharedPages,
  { record, settings }: Scope,
  { key, isRefresh }: { key: string; isRefresh: boolean },
): Promise<NewPage> {
  const response = await sharedPages.fetch(settings.SITE_ORIGIN + key, {
    headers: { [REQUEST_ID]: record.requestId, ...(isRefresh && { [WANTED]: 'new' }) },
  })
  const { status, headers, body } = response
  const cacheStatus = headers.get('Cf-Cache-Status')
  if (cacheStatus !== null) record.sharedCacheStatus = cacheStatus
  // Responses of the platform itself have no envelope.
  const { failures, page }: Envelope = JSON.parse(headers.get(PAGE) ?? '{"failures":[]}')
  for (const kind of failures) record.failures.add(kind)
  if (status === 200 && page) return { ...page, body: new Uint8Array(await response.arrayBuffer()) }
  if (status === 200 && body !== null) return body
  throw errorOf(status, await response.text())
}

function errorOf(status: number, text: string): PageError {
  const { message: statusMessage, cause } = readFailure(text)
  if (status === 404) return pageNotFound(cause)
  return new PageError(status === 503 ? 503 : 500, { statusMessage, cause })
}

/** Returns the failure in a body, which is not JSON if the platform itself responded. */
function readFailure(text: string): Failure {
  try {
    return JSON.parse(text)
  } catch {
    return { message: 'Internal Server Error', cause: text }
  }
}

/** Reads a request to `Pages`. If the cache revalidates its entry, nobody waits. */
export function readRequest({ headers }: Request) {
  const isRefresh = headers.get(WANTED) === 'new' || headers.has('If-None-Match')
  return { requestId: headers.get(REQUEST_ID), isRefresh }
}

/** Returns a page as a response. The cache stores it, unless it is streamed or degraded. */
export function pageResponse({ record }: Scope, { path }: PageRequest, page: NewPage): Response {
  const failures = [...record.failures]
  if (page instanceof ReadableStream) return respond(page, { failures })
  const { body, ...rest } = page
  const response = respond(body, { failures, page: rest })
  if (page.isDegraded) return response
  response.headers.delete('Cache-Control')
  response.headers.set('ETag', page.etag)
  response.headers.set('Cloudflare-CDN-Cache-Control', lifetimeOf(page))
  // The tags are the names of all calls that the page used, and the path of the page. All
  // representations of the page have the same path.
  response.headers.set('Cache-Tag', [...page.calls.map(([name]) => name), path].join(','))
  return response
}

/** Returns the cache directives of a page, never `s-maxage`: it forbids stale responses. */
function lifetimeOf({ freshUntil, staleUntil, expiresAt }: CachedPage): string {
  const now = Date.now()
  const staleAt = Math.max(freshUntil, now)
  return [
    'public',
    `max-age=${secondsFrom(now, freshUntil)}`,
    `stale-while-revalidate=${secondsFrom(staleAt, staleUntil)}`,
    `stale-if-error=${secondsFrom(staleAt, expiresAt)}`,
  ].join(', ')
}

function secondsFrom(start: number, end: number): number {
  return Math.max(0, Math.floor((end - start) / 1000))
}

/** Returns an error. For a 5xx, the cache responds with the last good page instead. */
export function errorResponse({ record }: Scope, error: unknown): Response {
  const { status, message, cause } = toPageError(error)
  const failure: Failure = { message, cause: describeCause(cause) }
  return respond(JSON.stringify(failure), { failures: [...record.failures] }, status)
}

/** Returns a response with `no-store`. Without `Cache-Control`, a cache might store it. */
function respond(body: BodyInit | null, envelope: Envelope, status = 200): Response {
  const headers = { 'Cache-Control': 'no-store', [PAGE]: JSON.stringify(envelope) }
  return new Response(body, { status, headers })
}
