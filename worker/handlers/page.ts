import type { Context } from 'hono'
import { isBot } from '../edge/bots.ts'
import { limitCaptchas } from '../edge/limit-captchas.ts'
import { answerFromMemory, answerPage, answerUncached } from '../page-cache/answer.ts'
import type { AppEnv } from '../scope.ts'
import { answerForm } from './form.ts'

/** The page in this isolate's memory, if it may be sent. */
export function fromMemory(c: Context<AppEnv>): Response | undefined {
  if (c.req.method === 'POST') return undefined
  return answerFromMemory(c.get('scope'), c.get('asked'), c.req.raw)
}

/** Answers with the page that is asked for, from the page cache where it may be cached; takes the form that is posted to it. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const asked = c.get('asked')
  if (c.req.method === 'POST') return answerForm(c)
  const refusal = asked.parsed.hasCaptcha ? await limitCaptchas(c) : undefined
  if (refusal) return refusal
  // In development a cached page would hide what was changed just now.
  const isCached =
    !import.meta.env.DEV && scope.settings.PAGE_CACHE === 'on' && !asked.page.isPersonal
  if (isCached) return answerPage(scope, asked, c.req.raw)
  return answerUncached(scope, asked, isBot(c.req.header('User-Agent')))
}
