import CachePolicy from 'http-cache-semantics'

/** The values of Cloudflare's header `Cf-Cache-Status`. */
type CacheStatus = 'HIT' | 'MISS' | 'EXPIRED' | 'UPDATING' | 'STALE' | 'BYPASS'

/** Runs the entrypoint that the cache is in front of. */
type Run = (path: string, headers: Headers) => Promise<Response>

interface Entry {
  policy: CachePolicy
  body: ArrayBuffer
  tags: string[]
}

export interface Purge {
  tags?: string[]
  purgeEverything?: boolean
}

const DEFAULT_MAX_AGE_S: Record<number, number> = { 200: 7200, 204: 7200, 301: 1200, 404: 180 }

/** Headers in the cache key, so that requests with them cannot change the answers to others. */
const KEY_HEADERS = [
  'X-HTTP-Method-Override',
  'X-Forwarded-Host',
  'X-Original-URL',
  'X-Rewrite-URL',
]

/**
 * A stand-in for Cloudflare's Workers Cache, in front of one entrypoint and shared by all data
 * centres. It behaves as Cloudflare documents (`docs/developers/decisions/009-workers-cache.md`):
 * RFC 9111 with `http-cache-semantics`, keys of version, path and query, stale responses, tags, and
 * responses that are never stored.
 */
export class WorkersCache {
  readonly #kept = new Map<string, Entry>()
  readonly #fills = new Map<string, Promise<void>>()
  /** The headers of every request to the cache. */
  readonly requests: Headers[] = []
  /** Milliseconds by which the cache's clock is ahead. */
  aheadMs = 0

  get keys(): string[] {
    return [...this.#kept.keys()]
  }

  /** Answers from the cache. Otherwise runs the entrypoint of this version. */
  async fetch(request: Request, version: string, run: Run): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { headers } = request
    this.requests.push(new Headers(headers))
    const path = pathname + search
    const others = KEY_HEADERS.map((name) => headers.get(name) ?? '').join()
    const key = [version, path, others].join(' ')
    // Requests for the same key wait for the first one. If its response is not stored, each runs
    // the entrypoint.
    await this.#fills.get(key)
    const entry = this.#kept.get(key)
    const { revalidation } = entry?.policy.evaluateRequest(asPlain(path, headers)) ?? {}
    if (entry && revalidation === undefined) return answerWith(entry, 'HIT')
    const fill = async () => {
      const asking = new Headers(headers)
      const etag = entry?.policy.responseHeaders()['etag']
      if (etag !== undefined) asking.set('If-None-Match', String(etag))
      return this.#take(key, path, { headers: asking, response: await run(path, asking), entry })
    }
    if (entry && !revalidation?.synchronous) {
      this.#collapse(key, fill())
      return answerWith(entry, 'UPDATING')
    }
    const filling = fill()
    this.#collapse(key, filling)
    return filling
  }

  /** Deletes all responses with one of the tags (ignoring case), or all responses. */
  purge({ tags = [], purgeEverything = false }: Purge): { success: boolean; errors: [] } {
    const purged = new Set(tags.map((tag) => tag.toLowerCase()))
    for (const [key, entry] of this.#kept)
      if (purgeEverything || entry.tags.some((tag) => purged.has(tag))) this.#kept.delete(key)
    return { success: true, errors: [] }
  }

  #collapse(key: string, filling: Promise<unknown>): void {
    const ended = filling.then(
      () => void this.#fills.delete(key),
      () => void this.#fills.delete(key),
    )
    this.#fills.set(key, ended)
  }

  async #take(
    key: string,
    path: string,
    {
      headers,
      response,
      entry,
    }: { headers: Headers; response: Response; entry: Entry | undefined },
  ): Promise<Response> {
    const request = asPlain(path, headers)
    const received = { status: response.status, headers: directed(response) }
    if (entry && response.status >= 500) {
      const { modified } = entry.policy.revalidatedPolicy(request, received)
      if (!modified) return answerWith(entry, 'STALE')
    }
    const policy = this.#policy(request, received)
    if (!isStorable(response, policy)) return answer(response.body, response, 'BYPASS')
    const body = await response.arrayBuffer()
    const tags = (response.headers.get('Cache-Tag') ?? '').toLowerCase().split(',')
    this.#kept.set(key, { policy, body, tags })
    return answer(body, response, entry ? 'EXPIRED' : 'MISS')
  }

  #policy(request: CachePolicy.Request, response: CachePolicy.Response): CachePolicy {
    // The policy also reads the clock in its constructor.
    const now = () => Date.now() + this.aheadMs
    class Policy extends CachePolicy {
      now(): number {
        return now()
      }
    }
    return new Policy(request, response, { shared: true })
  }
}

/** Returns headers with the cache times: from the most specific header, else by status. */
function directed({ status, headers }: Response): Record<string, string> {
  const defaultS = DEFAULT_MAX_AGE_S[status]
  const control =
    headers.get('Cloudflare-CDN-Cache-Control') ??
    headers.get('CDN-Cache-Control') ??
    headers.get('Cache-Control') ??
    (defaultS === undefined ? 'no-store' : `max-age=${defaultS}`)
  return { ...Object.fromEntries(headers), 'cache-control': control }
}

function isStorable({ status, headers }: Response, policy: CachePolicy): boolean {
  const isNever = status === 206 || (status >= 520 && status <= 526) || headers.has('Set-Cookie')
  return !isNever && headers.get('Vary') !== '*' && policy.storable()
}

function asPlain(url: string, headers: Headers): CachePolicy.Request {
  return { url, method: 'GET', headers: Object.fromEntries(headers) }
}

function answerWith({ policy, body }: Entry, status: CacheStatus): Response {
  const headers = Object.entries(policy.responseHeaders()).map(
    ([name, value]): [string, string] => [name, String(value)],
  )
  return answer(body, { status: 200, headers: new Headers(headers) }, status)
}

/** Returns the response for the client. Removes the headers that are only for the cache. */
function answer(
  body: BodyInit | null,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  cacheStatus: CacheStatus,
): Response {
  const left = new Headers(headers)
  left.delete('Cloudflare-CDN-Cache-Control')
  left.delete('Cache-Tag')
  left.set('Cf-Cache-Status', cacheStatus)
  return new Response(body, { status, headers: left })
}
