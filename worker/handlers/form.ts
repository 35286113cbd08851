import type { Context } from 'hono'
import { backendOf } from '../upstream/backend.ts'
import { LIMITED_RETRY_AFTER_S, RETRY_AFTER_S } from '../limits.ts'
import { pageUncached } from '../page-cache/answer.ts'
import type { PageRequest } from '../page-request.ts'
import type { RefusedForm } from '../sections/define-page.ts'
import { readPrivateCookie, setPrivateCookie } from '../edge/private-cookie.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import type { AppEnv } from '../scope.ts'
import { wantsJson } from './error.tsx'
import { readForm } from './read-form.ts'

/**
 * Answers a form that is posted to a page, by what the page makes of it. Without script 303 to another address, or the page again
 * with what is wrong; the same as JSON for a caller that wants it.
 */
export async function answerForm(c: Context<AppEnv>, asked: PageRequest): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept')
  const { page, parsed, language } = asked
  const form = await readForm(c.req.raw)
  const scope = c.get('scope')
  const { headers } = c.req.raw
  const backend = backendOf(scope)
  const cookie = (name: string) => readPrivateCookie(scope, name)
  const outcome = await parsed.post?.({ scope, backend, headers, language, form, cookie })
  if (outcome === undefined) throw new Error(`${page.route}: takes no forms`)
  if ('status' in outcome) return refuse(c, asked, outcome)
  if (outcome.cookie) setPrivateCookie(c, outcome.cookie)
  return wantsJson(c) ? c.json(outcome.json) : c.redirect(outcome.redirectTo, 303)
}

async function refuse(
  c: Context<AppEnv>,
  asked: PageRequest,
  { status, json, parsed }: RefusedForm,
): Promise<Response> {
  if (status === 429) c.header('Retry-After', String(LIMITED_RETRY_AFTER_S))
  if (status === 503) c.header('Retry-After', String(RETRY_AFTER_S))
  if (wantsJson(c)) return c.json(json, status)
  const scope = c.get('scope')
  // A form that comes back has another captcha, so it counts against the limit of captchas too.
  const isCounted = status === 429 && parsed.hasCaptcha
  if (isCounted && !(await isVisitorWithinLimit(c.req.raw.headers, c.env.CAPTCHAS)))
    throw tooManyRequests()
  const { body, headers } = await pageUncached(scope, { ...asked, parsed })
  return c.newResponse(body, { status, headers })
}
