import type { Context } from 'hono'
import * as v from 'valibot'
import { RETRY_AFTER_S } from '../../client/shared/constants.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { AppEnv } from '../app-env.ts'
import { backendOf } from '../backend-for-request.ts'
import { BackendError } from '../backends/errors.ts'
import { noteFailure } from '../note-failure.ts'

/**
 * Answers another captcha for an open form, spoken in the language of `?languageId=`, as JSON; 503 when the backend gives
 * none. Never cached.
 */
export async function captcha(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  try {
    const query = v.parse(v.fallback(endpoints.captcha.query, {}), c.req.query())
    return c.json(await backendOf(c)('captcha', { query }))
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    noteFailure(c, error)
    return c.json({ error: true }, 503, { 'Retry-After': String(RETRY_AFTER_S) })
  }
}
