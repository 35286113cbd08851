import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isBot } from '../edge/bots.ts'
import { answerFromMemory, answerPage, answerUncached } from '../page-cache/answer.ts'
import type { AppEnv } from '../scope.ts'
import { answerForm } from './form.ts'

/** Answers with the page in this isolate's memory, if it may be sent. */
export const fromMemory = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'POST') return next()
  return answerFromMemory(c.get('scope'), c.get('asked'), c.req.raw) ?? next()
})

/** Answers with the page that is asked for, from the page cache where it may be cached; takes the form that is posted to it. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const asked = c.get('asked')
  if (c.req.method === 'POST') return answerForm(c)
  // In development a cached page would hide what was changed just now.
  const isCached =
    !import.meta.env.DEV && scope.settings.PAGE_CACHE === 'on' && !asked.page.isPersonal
  if (isCached) return answerPage(scope, asked, c.req.raw)
  return answerUncached(scope, asked, isBot(c.req.header('User-Agent')))
}
