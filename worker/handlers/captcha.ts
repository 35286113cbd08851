import type { Context } from 'hono'
import { RETRY_AFTER_S } from '../limits.ts'
import { failureText } from '../../shared/failure-text.ts'
import { DEFAULT_LANGUAGE, languageIds, LANGUAGES } from '../../locales/languages.ts'
import { backendOf } from '../upstream/backend.ts'
import { BackendError } from '../upstream/call.ts'
import { limitCaptchas } from '../edge/limit-captchas.ts'
import { noteFailure } from '../log.ts'
import { PageError } from '../page-error.ts'
import type { AppEnv } from '../scope.ts'
import { errorBody } from './error.tsx'

/**
 * Answers another captcha for an open form, spoken in the language of `?languageId=`, as JSON; 503 with what to tell the
 * visitor when the backend gives none. Never cached.
 */
export async function captcha(c: Context<AppEnv>): Promise<Response> {
  const refusal = await limitCaptchas(c)
  if (refusal) return refusal
  c.header('Cache-Control', 'no-store')
  const scope = c.get('scope')
  const asked = c.req.query('languageId')
  const language = LANGUAGES.find((each) => `${languageIds[each]}` === asked) ?? DEFAULT_LANGUAGE
  try {
    const query = { languageId: `${languageIds[language]}` } as const
    return c.json(await backendOf(scope)('captcha', { query }))
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    noteFailure(scope, error)
    const unavailable = new PageError(503, { statusMessage: 'Service Unavailable' })
    const body = { ...errorBody(c, unavailable), message: failureText(language, error) }
    return c.json(body, 503, { 'Retry-After': String(RETRY_AFTER_S) })
  }
}
