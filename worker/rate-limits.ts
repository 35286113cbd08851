import { cache } from './upstream/cache.ts'
import { readAddress } from './lib/visitor-address.ts'
import { LruCache } from './lib/lru-cache.ts'
import { LIMITED_RETRY_AFTER_S } from './limits.ts'
import { PageError } from './page-error.ts'

/** Timeout of a limiter. After it, the limiter is treated as failed. */
const LIMITER_DEADLINE_MS = 500

export type Limiter = Pick<RateLimit, 'limit'>

/** Counts a request. Returns whether it is within the limit; `true` if the limiter fails. */
export async function isVisitorWithinLimit(headers: Headers, limiter: Limiter): Promise<boolean> {
  const key = visitorKey(headers)
  if (key === undefined) return true
  try {
    return await isWithinLimit(limiter, key)
  } catch {
    return true
  }
}

/** Returns a 429. Its text must suit people too: a mobile carrier shares addresses among them. */
export function tooManyRequests(): PageError {
  return new PageError(429, {
    statusMessage: 'Too Many Requests',
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(LIMITED_RETRY_AFTER_S) },
  })
}

/** Counts `key` and returns whether it is within the limit. Throws if the limiter fails. */
export async function isWithinLimit(
  limiter: Limiter,
  key: string,
  failures = cache.failures,
): Promise<boolean> {
  const done = await failures.attempt(
    'limiter',
    async (): Promise<{ outcome?: Partial<RateLimitOutcome> }> => ({
      outcome: await limiter.limit({ key }),
    }),
    LIMITER_DEADLINE_MS,
  )
  const isWithin = done?.outcome?.success
  if (isWithin !== undefined) return isWithin
  if (done !== undefined) failures.note('limiter', 'garbage', 'it said nothing')
  throw new Error('the limiter failed')
}

/** Period of a limiter: one minute. */
const WINDOW_MS = 60_000
/** Memory limit for the proofs; room for a few hundred. */
const PROOFS_BYTES = 64 * 1024
const EVERYBODY = 'everybody'

/** A slot within a shared limit: the time (Unix ms) at which the limiter stops counting it. */
export type Place = number

/**
 * A limit that all visitors share. Only genuine requests use it up. A limiter must count a request
 * before anybody knows whether it is genuine, and it cannot undo a count. So the next request in
 * the same minute reuses the slot of a request that was not genuine.
 */
export class SharedLimit {
  #spare: Place[] = []
  readonly #proofs = new LruCache<true>(PROOFS_BYTES)

  /** Returns a slot. Undefined if the limit is reached. Throws if the limiter fails. */
  async take(limiter: Limiter, failures = cache.failures): Promise<Place | undefined> {
    const now = Date.now()
    this.#spare = this.#spare.filter((until) => until > now)
    const spare = this.#spare.pop()
    if (spare !== undefined) return spare
    const isWithin = await isWithinLimit(limiter, EVERYBODY, failures)
    return isWithin ? now - (now % WINDOW_MS) + WINDOW_MS : undefined
  }

  /** Ends a request with a slot. A new proof uses the slot up; else it is free again. */
  settle(place: Place, proof: string | undefined): void {
    if (proof === undefined || this.hasSeen(proof)) this.#spare.push(place)
    else this.#proofs.set(proof, true, 0)
  }

  /** Returns whether a request with this proof ended recently in this isolate. */
  hasSeen(proof: string): boolean {
    return this.#proofs.get(proof) === true
  }
}

/**
 * Returns the key for a visitor's limits: the address that Cloudflare reports. For IPv6 it is only
 * the /64 network, because one household has very many addresses. Undefined if no address is
 * reported. The key must never be logged.
 */
export function visitorKey(headers: Headers): string | undefined {
  return firstGroups(headers, 4)
}

/** Returns the key of a /48 network of IPv6, as one company often owns it; else undefined. */
export function networkKey(headers: Headers): string | undefined {
  const network = firstGroups(headers, 3)
  return network?.includes(':') ? network : undefined
}

/** Returns the visitor's address. For IPv6, returns only the first of its eight groups. */
function firstGroups(headers: Headers, groups: number): string | undefined {
  return readAddress(headers.get('CF-Connecting-IP') ?? '')
    ?.split(':')
    .slice(0, groups)
    .join(':')
}
