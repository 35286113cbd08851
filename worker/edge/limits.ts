import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LIMITED_RETRY_AFTER_S, LIMITER_DEADLINE_MS } from '../../client/shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { withinTime } from '../backends/within-time.ts'
import { log } from '../log.ts'
import { PageError } from '../page-error.ts'
import { visitorKey } from './visitor-key.ts'

/** The key of the limit that all visitors share. */
const EVERYBODY = 'everybody'

/** As much of a rate-limit binding as is used. */
export type Limiter = Pick<RateLimit, 'limit'>

/** Why a complaint is not taken now: `tooMany` of them come, or `closed` since nobody can count them. */
export async function limitComplaints(
  c: Context<AppEnv>,
): Promise<'tooMany' | 'closed' | undefined> {
  const { COMPLAINTS, COMPLAINTS_TOTAL } = c.env
  try {
    // One after the other: those of a visitor who sends too many do not count against all.
    const isWithin =
      (await mayGoOn(COMPLAINTS, visitorKey(c.req.raw.headers) ?? 'unknown')) &&
      (await mayGoOn(COMPLAINTS_TOTAL, EVERYBODY))
    return isWithin ? undefined : 'tooMany'
  } catch (error) {
    log('error', c, { failure: 'limiter', message: messageOf(error) })
    return 'closed'
  }
}

/** Whether a visitor may have one more captcha drawn; where nobody can count them, yes. */
export async function mayHaveCaptcha(c: Context<AppEnv>): Promise<boolean> {
  const key = visitorKey(c.req.raw.headers)
  if (key === undefined) return true
  try {
    return await mayGoOn(c.env.CAPTCHAS, key)
  } catch (error) {
    log('warn', c, { failure: 'limiter', message: messageOf(error) })
    return true
  }
}

/** Answers 429 to a visitor who has more captchas drawn than any person needs. */
export const limitCaptchas = createMiddleware<AppEnv>(async (c, next) => {
  if (!(await mayHaveCaptcha(c))) throw tooManyRequests()
  return next()
})

/** 429: mostly for machines, but many people may share the address of a mobile line. */
export function tooManyRequests(): PageError {
  return new PageError(429, {
    statusMessage: 'Too Many Requests',
    headers: { 'Cache-Control': 'no-store', 'Retry-After': String(LIMITED_RETRY_AFTER_S) },
  })
}

/** Counts `key` once more; whether it is within the limit. Throws where the limiter fails, says nothing or is late. */
export async function mayGoOn(limiter: Limiter, key: string): Promise<boolean> {
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
