import { cache } from './upstream/cache.ts'
import { readAddress } from './lib/visitor-address.ts'
import { LruCache } from './lib/lru-cache.ts'
import { LIMITED_RETRY_AFTER_S } from './limits.ts'
import { PageError } from './page-error.ts'

/** A limiter answers in time or counts as broken. */
const LIMITER_DEADLINE_MS = 500

/** The part of a rate-limit binding that is used. */
export type Limiter = Pick<RateLimit, 'limit'>

/** Counts a request of the visitor's and returns whether it is within the limit; `true` if the limiter fails, since it only saves work. */
export async function isVisitorWithinLimit(headers: Headers, limiter: Limiter): Promise<boolean> {
  const key = visitorKey(headers)
  if (key === undefined) return true
  try {
    return await isWithinLimit(limiter, key)
  } catch {
    return true
  }
}

/** 429: mostly for machines, but many people may share one address of a mobile carrier. */
export function tooManyRequests(): PageError {
  return new PageError(429, {
    statusMessage: 'Too Many Requests',
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(LIMITED_RETRY_AFTER_S) },
  })
}

/** Counts `key` once more and returns whether it is within the limit. Throws if the limiter fails, is late or answers nothing, which is noted. */
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

/** Limiters count by the minute, and forget with it. */
const WINDOW_MS = 60_000
/** For some hundred proofs. */
const PROOFS_BYTES = 64 * 1024
const EVERYBODY = 'everybody'

/** A place within a shared limit, by the time until which the limiter counts it (Unix ms). */
export type Place = number

/**
 * A limit that all visitors share, which only genuine requests use up. Whether one is genuine shows after it was counted, and a
 * limiter cannot take back: so a place that was not used is kept for the next request within the same minute.
 */
export class SharedLimit {
  #spare: Place[] = []
  readonly #proofs = new LruCache<true>(PROOFS_BYTES)

  /** A place for a request; undefined if the limit is reached. Throws if the limiter fails. */
  async take(limiter: Limiter, failures = cache.failures): Promise<Place | undefined> {
    const now = Date.now()
    this.#spare = this.#spare.filter((until) => until > now)
    const spare = this.#spare.pop()
    if (spare !== undefined) return spare
    const isWithin = await isWithinLimit(limiter, EVERYBODY, failures)
    return isWithin ? now - (now % WINDOW_MS) + WINDOW_MS : undefined
  }

  /** Ends a request that took a place: it is used if there is a proof, and one that used no place before. */
  settle(place: Place, proof: string | undefined): void {
    if (proof === undefined || this.hasSeen(proof)) this.#spare.push(place)
    else this.#proofs.set(proof, true, 0)
  }

  /** Whether a request has ended with this proof in this isolate, not long ago. */
  hasSeen(proof: string): boolean {
    return this.#proofs.get(proof) === true
  }
}

/** How many of the eight groups of an IPv6 address name a household, and how many a whole network. */
const GROUPS = { visitor: 4, network: 3 }

/**
 * The key of a visitor's limits: the address that Cloudflare saw, of IPv6 its /64 network, since a household has
 * more addresses than anyone can count. Never logged. Undefined if there is no address.
 */
export function visitorKey(headers: Headers): string | undefined {
  return firstGroups(headers, GROUPS.visitor)
}

/**
 * The key of a limit for all /64 networks of one /48: nobody can be given fewer of them, and a company or a rented
 * server often has them all. Undefined if the visitor's address is not IPv6.
 */
export function networkKey(headers: Headers): string | undefined {
  const network = firstGroups(headers, GROUPS.network)
  return network?.includes(':') ? network : undefined
}

/** The address of a visitor, or the first `groups` of it for IPv6. */
function firstGroups(headers: Headers, groups: number): string | undefined {
  return readAddress(headers.get('CF-Connecting-IP') ?? '')
    ?.split(':')
    .slice(0, groups)
    .join(':')
}
