import type { Context } from 'hono'
import { RETRY_AFTER_S } from '../limits.ts'
import { failureText } from '../../shared/failure-text.ts'
import { intlOf } from '../render/intl.ts'
import { DEFAULT_LANGUAGE, languageIds, languageOfId } from '../../locales/languages.ts'
import { backendOf } from '../upstream/backend.ts'
import { BackendError } from '../upstream/call.ts'
import { logFailure } from '../log.ts'
import { errorBody, PageError } from '../page-error.ts'
import type { AppEnv } from '../scope.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'

/**
 * Returns a 403 if a page of another site embeds the captcha. Such requests do not count against
 * the visitor's limit. Throws a 429 if a visitor requests more captchas than a person needs.
 * Otherwise returns undefined.
 */
export async function limitCaptchas(c: Context<AppEnv>): Promise<Response | undefined> {
  const site = c.req.header('Sec-Fetch-Site')
  const isOther = site === 'cross-site' || site === 'same-site'
  if (isOther && c.req.header('Sec-Fetch-Dest') !== 'document')
    return c.text('403', 403, { 'Cache-Control': 'no-store' })
  if (await isVisitorWithinLimit(c.req.raw.headers, c.env.CAPTCHAS)) return undefined
  throw tooManyRequests()
}

/**
 * Responds with a new captcha for a form that is already open, as JSON. It is spoken in the
 * language of `?languageId=`. Responds with 503 and a text for the visitor if the backend has no
 * captcha. Never cached.
 */
export async function captcha(c: Context<AppEnv>): Promise<Response> {
  const refusal = await limitCaptchas(c)
  if (refusal) return refusal
  c.header('Cache-Control', 'no-store')
  const scope = c.get('scope')
  const language = languageOfId(c.req.query('languageId')) ?? DEFAULT_LANGUAGE
  try {
    const query = { languageId: `${languageIds[language]}` } as const
    return c.json(await backendOf(scope)('captcha', { query }))
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    logFailure(scope, error)
    const unavailable = new PageError(503, { statusMessage: 'Service Unavailable' })
    const message = failureText(intlOf(language), error)
    const body = { ...errorBody(unavailable, scope.url), message }
    return c.json(body, 503, { 'Retry-After': String(RETRY_AFTER_S) })
  }
}
