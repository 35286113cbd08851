import { isolate } from './backend-for-request.ts'
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

/** How many of the eight groups of an IPv6 address name a household's network. */
const NETWORK_GROUPS = 4

/**
 * What tells visitors apart for the limits: the address that Cloudflare saw, of IPv6 the network, since a household
 * has more addresses than anyone can count. Never logged. Nothing where no address is given.
 */
export function visitorKey(headers: Headers): string | undefined {
  const address = headers.get('CF-Connecting-IP')?.trim().toLowerCase()
  if (!address) return undefined
  return address.includes(':') ? ipv6Network(address) : address
}

function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::', 2)
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
