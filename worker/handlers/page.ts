import type { Context } from 'hono'
import { inLanguage } from '../../client/shared/language.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import { type AskedPage, mountsOf, readAskedPage } from '../edge/page-address.ts'
import { pagePolicy } from '../edge/page-policy.ts'
import { sendAndCollect } from '../edge/send-and-collect.ts'
import { recordedRoute } from '../edge/request-record.ts'
import { isBot } from '../edge/visitor.ts'
import { logBreak } from '../log.ts'
import { PageError } from '../page-error.ts'
import type { LoadContext, Page } from '../pages/define-page.ts'
import { preparePage, requestedPath } from '../prepare-page.ts'
import { encodePage } from '../render/encode-page.tsx'
import { drawPage } from '../render/render-page.tsx'
import { routes } from '../routes.ts'
import { answerPage } from './answer-page.ts'
import { drawPayload } from './draw-payload.tsx'

/** Answers a page, or its payload, from what is kept where that may be; after a form that was not accepted, with it. */
export function pageHandler(page: Page) {
  const mounts = mountsOf([page])
  return async function handlePage(
    c: Context<AppEnv>,
    submission?: LoadContext['submission'],
  ): Promise<Response> {
    const { pathname, searchParams } = c.get('url')
    const asked = readAskedPage(mounts, pathname, searchParams)
    if (asked === undefined) throw notThere(c)
    c.get('record').route = recordedRoute(page.route, asked.form)
    const isKept = !page.isPersonal && readSettings(c.env).PAGE_CACHE === 'on'
    return isKept ? answerPage(c, asked) : answerUnkept(c, asked, submission)
  }
}

/** Makes a page that is kept nowhere: in one piece for bots, forms and payloads, as the data comes for people. */
async function answerUnkept(
  c: Context<AppEnv>,
  asked: AskedPage,
  submission: LoadContext['submission'],
): Promise<Response> {
  const { page, form, hasFrame } = asked
  c.header('Cache-Control', 'private, no-store')
  const isPayload = form === 'payload'
  const isComplete = isPayload || submission !== undefined || isBot(c.req.header('User-Agent'))
  const prepared = await preparePage(c, { ...asked, isComplete, submission })
  if (isPayload) return c.json(await drawPayload(prepared, hasFrame))
  c.header('Content-Security-Policy', pagePolicy(page.route, readSettings(c.env)))
  c.header('Content-Type', 'text/html; charset=UTF-8')
  const drawn = drawPage(prepared)
  if (typeof drawn === 'string') return c.body(encodePage(drawn))
  const { body, whole } = sendAndCollect(drawn)
  c.executionCtx.waitUntil(whole.catch((error: unknown) => logBreak(c, error)))
  return c.body(body)
}

function notThere(c: Context<AppEnv>): PageError {
  return new PageError(404, { statusMessage: `Page Not Found: ${requestedPath(c)}`, fatal: true })
}

/** The paths at which a page is mounted: one a language. */
export function mountPaths(
  page: Page,
  languages: readonly Parameters<typeof inLanguage>[0][],
): string[] {
  return languages.map((language) => inLanguage(language, routes[page.route]))
}
