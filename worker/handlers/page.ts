import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../settings.ts'
import { type PageRequest, readPageRequest } from '../edge/page-address.ts'
import { pagePolicy } from '../edge/page-policy.ts'
import { recordedRoute } from '../edge/request-record.ts'
import { isBot } from '../edge/bots.ts'
import { logBreak } from '../log.ts'
import { answerPage } from '../page-cache/answer-page.ts'
import { pageNotFound } from '../page-not-found.ts'
import type { LoadContext } from '../pages/define-page.ts'
import { preparePage } from '../prepare-page.ts'
import { drawPayload } from '../render/draw-payload.tsx'
import { encodePage } from '../render/encode-page.tsx'
import { drawPage } from '../render/render-page.tsx'
import { sendAndCollect } from '../render/send-and-collect.ts'

/**
 * Answers a page's address with its document or its payload, from the page cache where it may be cached. `submission`: the
 * form that was posted and not accepted.
 */
export async function handlePage(
  c: Context<AppEnv>,
  submission?: LoadContext['submission'],
): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const request = readPageRequest(pathname, searchParams)
  if (request === undefined) throw pageNotFound(c)
  const { page, form } = request
  c.get('record').route = recordedRoute(page.route, form)
  // In development a cached page would hide what was changed just now.
  const isCacheOn = !import.meta.env.DEV && readSettings(c.env).PAGE_CACHE === 'on'
  return isCacheOn && !page.isPersonal
    ? answerPage(c, request)
    : answerUncached(c, request, submission)
}

/** Makes a page that is not cached: in one piece for bots, forms and payloads, as the data arrives for people. */
async function answerUncached(
  c: Context<AppEnv>,
  request: PageRequest,
  submission: LoadContext['submission'],
): Promise<Response> {
  const { page, form, hasShell } = request
  c.header('Cache-Control', 'no-store')
  const isPayload = form === 'payload'
  const isComplete = isPayload || submission !== undefined || isBot(c.req.header('User-Agent'))
  const prepared = await preparePage(c, { ...request, isComplete, submission })
  if (isPayload) return c.json(await drawPayload(prepared, hasShell))
  c.header('Content-Security-Policy', pagePolicy(page.route, readSettings(c.env)))
  c.header('Content-Type', 'text/html; charset=UTF-8')
  const drawn = drawPage(prepared)
  if (typeof drawn === 'string') return c.body(encodePage(drawn))
  const { body, whole } = sendAndCollect(drawn)
  c.executionCtx.waitUntil(whole.catch((error: unknown) => logBreak(c, error)))
  return c.body(body)
}
