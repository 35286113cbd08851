import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts'
import { describeCause } from '../log.ts'
import { PageError, pageNotFound } from '../page-error.ts'
import type { PageRequest } from '../page-request.ts'
import type { PageTier, Scope } from '../scope.ts'
import type { CachedPage } from './cached-page.ts'
import type { MakeOptions } from './make.ts'
import type { NewPage } from './new-page.ts'

// What the default entrypoint and the entrypoint `Pages` say to each other. The cache between them keeps what `Pages` answers by
// its path and query; headers of the request are no part of that key, so nothing that a visitor sends is among them.

/** How the page is wanted: for a reader, in one piece, or as new as can be, since nobody waits for it. */
const WANTED = 'X-Wanted'
const REQUEST_ID = 'X-Request-Id'
const FACTS = 'X-Cached-Page'
const FAILURES = 'X-Failures'

const facts = v.object({
  calls: v.array(v.tuple([v.picklist(ENDPOINT_NAMES), v.number()])),
  storedAt: v.number(),
  freshUntil: v.number(),
  staleUntil: v.number(),
  keptUntil: v.number(),
  isDegraded: v.boolean(),
  etag: v.string(),
})

const failure = v.object({ message: v.string(), cause: v.string() })

interface Question {
  scope: Scope
  asked: PageRequest
  options: MakeOptions
}

/** The page that the cache of all data centres holds, or that `Pages` makes. Throws what making it has failed with. */
export async function askTier(
  tier: PageTier,
  { scope, asked: { key }, options: { isComplete, isRefresh } }: Question,
): Promise<NewPage> {
  const { record, settings } = scope
  const response = await tier.fetch(settings.SITE_ORIGIN + key, {
    headers: {
      [REQUEST_ID]: record.requestId,
      ...(isComplete && { [WANTED]: isRefresh ? 'new' : 'whole' }),
    },
  })
  const { status, headers, body } = response
  const tierSays = headers.get('Cf-Cache-Status')
  if (tierSays !== null) record.tier = tierSays
  for (const kind of headers.get(FAILURES)?.split(',') ?? []) record.failures.add(kind)
  if (status !== 200) throw errorOf(status, await response.text())
  const read = check(v.pipe(v.string(), v.parseJson(), facts), headers.get(FACTS))
  if (read.success) return { ...read.output, body: new Uint8Array(await response.arrayBuffer()) }
  if (body === null) throw new Error(`${key}: came without a body`)
  return body
}

/** How a page is wanted by the request for it. A cache that has one already, and asks for a newer, is nobody who waits. */
export function readWanted({ headers }: Request): MakeOptions & { requestId: string | null } {
  const wanted = headers.get(WANTED)
  const isRefresh = wanted === 'new' || headers.has('If-None-Match')
  return {
    isComplete: isRefresh || wanted === 'whole',
    isRefresh,
    requestId: headers.get(REQUEST_ID),
  }
}

/** A page as an answer. The cache keeps it if it is whole and lacks nothing: of any other its end and its quality are not known yet. */
export function pageAnswer({ record }: Scope, { path }: PageRequest, page: NewPage): Response {
  const failures = [...record.failures].join(',')
  const headers = new Headers(failures === '' ? {} : { [FAILURES]: failures })
  if (page instanceof ReadableStream) {
    headers.set('Cache-Control', 'no-store')
    return new Response(page, { headers })
  }
  const { body, ...rest } = page
  headers.set(FACTS, JSON.stringify(rest))
  if (page.isDegraded) headers.set('Cache-Control', 'no-store')
  else {
    headers.set('ETag', page.etag)
    headers.set('Cloudflare-CDN-Cache-Control', lifetimeOf(page))
    // Each call that it was made of; and the page itself in all its forms.
    headers.set('Cache-Tag', [...page.calls.map(([name]) => name), path].join(','))
  }
  return new Response(body, { headers })
}

/** For how long the cache keeps a page. Not `s-maxage`, which would forbid it to send what is stale. */
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

/** What making a page has failed with, as an answer that no cache keeps: with 5xx it sends the last good page instead. */
export function failureAnswer({ record }: Scope, error: unknown): Response {
  const { status, message, cause } =
    error instanceof PageError
      ? error
      : { status: 500, message: 'Internal Server Error', cause: error }
  const said: v.InferOutput<typeof failure> = { message, cause: describeCause(cause) }
  return Response.json(said, {
    status,
    headers: { 'Cache-Control': 'no-store', [FAILURES]: [...record.failures].join(',') },
  })
}

function errorOf(status: number, text: string): PageError {
  const read = check(v.pipe(v.string(), v.parseJson(), failure), text)
  const { message, cause } = read.success ? read.output : { message: text, cause: text }
  if (status === 404) return pageNotFound(cause)
  return new PageError(status === 503 ? 503 : 500, { statusMessage: message, cause })
}
