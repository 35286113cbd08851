import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LIMITED_RETRY_AFTER_S } from '../limits.ts'
import type { AppEnv } from '../app-env.ts'
import { withinTime } from '../lib/waiting.ts'
import { log } from '../log.ts'
import { PageError } from '../page-error.ts'
import { visitorKey } from './visitor-key.ts'

/** A limiter answers in time or counts as broken. */
const LIMITER_DEADLINE_MS = 500

/** The key of the limit that all visitors share. */
const EVERYBODY = 'everybody'

/** The part of a rate-limit binding that is used. */
export type Limiter = Pick<RateLimit, 'limit'>

type Limit = 'tooMany' | 'closed' | undefined

/** Why a visitor's complaint is not accepted now: `tooMany` were sent, or the form is `closed` since the limiter failed. */
export function limitComplaintsOfVisitor(c: Context<AppEnv>): Promise<Limit> {
  return countComplaint(c, c.env.COMPLAINTS, visitorKey(c.req.raw.headers) ?? 'unknown')
}

/** The same for all visitors together. To be called for complete complaints only, so that nothing else uses up this limit. */
export function limitComplaintsOfAll(c: Context<AppEnv>): Promise<Limit> {
  return countComplaint(c, c.env.COMPLAINTS_TOTAL, EVERYBODY)
}

async function countComplaint(c: Context<AppEnv>, limiter: Limiter, key: string): Promise<Limit> {
  try {
    return (await isWithinLimit(limiter, key)) ? undefined : 'tooMany'
  } catch (error) {
    log('error', c, { failure: 'limiter', message: messageOf(error) })
    return 'closed'
  }
}

/** Counts a request of the visitor's and returns whether it is within the limit; `true` if the limiter fails, since it only saves work. */
export async function isVisitorWithinLimit(c: Context<AppEnv>, limiter: Limiter): Promise<boolean> {
  const key = visitorKey(c.req.raw.headers)
  if (key === undefined) return true
  try {
    return await isWithinLimit(limiter, key)
  } catch (error) {
    log('warn', c, { failure: 'limiter', message: messageOf(error) })
    return true
  }
}

/**
 * Answers 429 to a visitor who requests more captchas than any person needs, and 403, uncounted, to another site's page that
 * requests them in the visitor's name.
 */
export const limitCaptchas = createMiddleware<AppEnv>(async (c, next) => {
  if (isPartOfAnotherSite(c)) return c.text('403', 403, { 'Cache-Control': 'no-store' })
  if (!(await isVisitorWithinLimit(c, c.env.CAPTCHAS))) throw tooManyRequests()
  return next()
})

/** The same for the page with the form, but not with a receipt: there is no captcha then, and the complaint was accepted. */
export const limitFormPages = createMiddleware<AppEnv>(async (c, next) =>
  c.get('url').searchParams.has('receipt') ? next() : limitCaptchas(c, next),
)

/** A picture or a frame in another site's page; a link that is followed from there has the destination `document`. */
function isPartOfAnotherSite({ req }: Context<AppEnv>): boolean {
  const site = req.header('Sec-Fetch-Site')
  const isOther = site === 'cross-site' || site === 'same-site'
  return isOther && req.header('Sec-Fetch-Dest') !== 'document'
}

/** 429: mostly for machines, but many people may share one address of a mobile carrier. */
export function tooManyRequests(): PageError {
  return new PageError(429, {
    statusMessage: 'Too Many Requests',
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(LIMITED_RETRY_AFTER_S) },
  })
}

/** Counts `key` once more and returns whether it is within the limit. Throws if the limiter fails, is late or answers nothing. */
export async function isWithinLimit(limiter: Limiter, key: string): Promise<boolean> {
  const outcome: Partial<RateLimitOutcome> | undefined = await withinTime(
    LIMITER_DEADLINE_MS,
    limiter.limit({ key }),
  )
  if (outcome === undefined) throw new Error('the limiter timed out')
  if (outcome.success === undefined) throw new Error('the limiter said nothing')
  return outcome.success
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'no answer'
}
