import { isolate } from './backend-for-request.ts'
import { readAddress } from './lib/visitor-address.ts'
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
  failures = isolate.storeFailures,
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

/** How many of the eight groups of an IPv6 address name a household, and how many a larger site. */
const GROUPS = { visitor: 4, site: 3 }

/**
 * The key of a visitor's limits: the address that Cloudflare saw, of IPv6 its /64 network, since a household has
 * more addresses than anyone can count. Never logged. Undefined if there is no address.
 */
export function visitorKey(headers: Headers): string | undefined {
  return networkOf(headers, GROUPS.visitor)
}

/**
 * The key of a limit for all /64 networks of one /48: nobody can be given fewer of them, and a company or a rented
 * server often has them all. Undefined if the visitor's address is not IPv6.
 */
export function siteKey(headers: Headers): string | undefined {
  const network = networkOf(headers, GROUPS.site)
  return network?.includes(':') ? network : undefined
}

/** The address of a visitor, or the first `groups` of it for IPv6. */
function networkOf(headers: Headers, groups: number): string | undefined {
  return readAddress(headers.get('CF-Connecting-IP') ?? '')
    ?.split(':')
    .slice(0, groups)
    .join(':')
}
