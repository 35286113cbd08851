import { describeCause } from '../log.ts'
import { PageError, pageNotFound } from '../page-error.ts'
import type { PageRequest } from '../page-request.ts'
import type { PageTier, Scope } from '../scope.ts'
import type { CachedPage, NewPage } from './store.ts'

// Workers Cache stores HTTP responses by path and query. So a page crosses it as a response: status,
// body, `Cache-Tag`, its lifetime, and one header for the rest. No request has anything of a visitor.

/** Set to `new` by a request that nobody waits for. */
const WANTED = 'X-Wanted'
const REQUEST_ID = 'X-Request-Id'
/** `Envelope` as JSON. */
const PAGE = 'X-Page'

interface Envelope {
  /** The kinds of backend failures, for the log. */
  failures: string[]
  /** Missing if the page comes in pieces. */
  page?: Omit<CachedPage, 'body'>
}

/** The body of an error. */
interface Failure {
  message: string
  cause: string
}

/** The page from Workers Cache, or a new one from `Pages`. Throws what making it has failed with. */
export async function fetchPage(
  tier: PageTier,
  { record, settings }: Scope,
  { key, isRefresh }: { key: string; isRefresh: boolean },
): Promise<NewPage> {
  const headers = { [REQUEST_ID]: record.requestId, ...(isRefresh && { [WANTED]: 'new' }) }
  const response = await tier.fetch(settings.SITE_ORIGIN + key, { headers })
  const { status, body } = response
  const cacheStatus = response.headers.get('Cf-Cache-Status')
  if (cacheStatus !== null) record.tier = cacheStatus
  const { failures, page } = envelopeOf(response)
  for (const kind of failures) record.failures.add(kind)
  if (status === 200 && page) return { ...page, body: new Uint8Array(await response.arrayBuffer()) }
  if (status === 200 && body !== null) return body
  throw errorOf(status, await response.text())
}

/** An answer of the platform itself has none. */
function envelopeOf({ headers }: Response): Envelope {
  const envelope = headers.get(PAGE)
  return envelope === null ? { failures: [] } : JSON.parse(envelope)
}

function errorOf(status: number, text: string): PageError {
  const { message: statusMessage, cause } = readFailure(text)
  if (status === 404) return pageNotFound(cause)
  return new PageError(status === 503 ? 503 : 500, { statusMessage, cause })
}

/** An answer of the platform itself is not JSON. */
function readFailure(text: string): Failure {
  try {
    return JSON.parse(text)
  } catch {
    return { message: 'Internal Server Error', cause: text }
  }
}

/** What a request to `Pages` asks for. A cache that revalidates its entry is not waiting. */
export function readRequest({ headers }: Request): {
  requestId: string | null
  isRefresh: boolean
} {
  const isRefresh = headers.get(WANTED) === 'new' || headers.has('If-None-Match')
  return { requestId: headers.get(REQUEST_ID), isRefresh }
}

/** A page as a response. The cache keeps it if it is whole and lacks nothing. */
export function pageResponse({ record }: Scope, { path }: PageRequest, page: NewPage): Response {
  const failures = [...record.failures]
  if (page instanceof ReadableStream) return respond(page, { failures })
  const { body, ...rest } = page
  const response = respond(body, { failures, page: rest })
  if (page.isDegraded) return response
  response.headers.delete('Cache-Control')
  response.headers.set('ETag', page.etag)
  response.headers.set('Cloudflare-CDN-Cache-Control', lifetimeOf(page))
  // Each call that it was made of; and the path, which all its forms share.
  response.headers.set('Cache-Tag', [...page.calls.map(([name]) => name), path].join(','))
  return response
}

/** Not `s-maxage`, which would forbid stale responses. */
function lifetimeOf({ freshUntil, staleUntil, keptUntil }: CachedPage): string {
  const now = Date.now()
  const staleAt = Math.max(freshUntil, now)
  return [
    'public',
    `max-age=${secondsFrom(now, freshUntil)}`,
    `stale-while-revalidate=${secondsFrom(staleAt, staleUntil)}`,
    `stale-if-error=${secondsFrom(staleAt, keptUntil)}`,
  ].join(', ')
}

function secondsFrom(start: number, end: number): number {
  return Math.max(0, Math.floor((end - start) / 1000))
}

/** An error as a response; for a 5xx the cache sends the last good page instead. */
export function errorResponse({ record }: Scope, error: unknown): Response {
  const { status, message, cause } =
    error instanceof PageError
      ? error
      : { status: 500, message: 'Internal Server Error', cause: error }
  const failure: Failure = { message, cause: describeCause(cause) }
  return respond(JSON.stringify(failure), { failures: [...record.failures] }, status)
}

/** A response that no cache keeps: without a header it would be kept for two hours. */
function respond(body: BodyInit | null, envelope: Envelope, status = 200): Response {
  const headers = { 'Cache-Control': 'no-store', [PAGE]: JSON.stringify(envelope) }
  return new Response(body, { status, headers })
}
