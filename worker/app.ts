import type { Context, Handler } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { CAPTCHA_PATH, ELDER_PATH, ELDER_STYLES_PATH } from '../shared/constants.ts'
import { findPage, checkAddress } from './edge/find-page.ts'
import { toOwnLanguage, withLanguage } from './edge/language.ts'
import { limitCaptchaPages, captcha } from './handlers/captcha.ts'
import { redirectRules } from './edge/redirect-rules.ts'
import { validated } from './edge/validated.ts'
import { amapProxy } from './handlers/amap-proxy.ts'
import { builds } from './handlers/builds.ts'
import { elderStyles, switchElderMode } from './handlers/elder.ts'
import { errorHandler, notFound } from './handlers/error.tsx'
import { feeds } from './handlers/feeds/feeds.ts'
import { answerForm } from './handlers/form.ts'
import { operations } from './handlers/operations.ts'
import { pocket } from './handlers/pocket.ts'
import { robots } from './handlers/robots.ts'
import { securityTxt } from './handlers/security-txt.ts'
import { sitemaps } from './handlers/sitemap/sitemaps.ts'
import { indexNowKey } from './handlers/tell-engines.ts'
import { visit } from './handlers/visit.ts'
import { pageFromMemory, pageFromTierOrMade } from './page-cache/answer.ts'
import { methodNotAllowed } from './page-error.ts'
import { app } from './routes.ts'
import { type AppEnv, openScope } from './scope.ts'
import { hasPage } from './site-pages.ts'
import { createMiddleware } from 'hono/factory'
import { addSecurityHeaders } from './edge/security-headers.ts'
import { logRequest } from './log.ts'

/** Opens the scope of a request and checks its address. Whatever answers it gets the security headers and a line in the log. */
export const everyAnswer = createMiddleware<AppEnv>(async (c, next) => {
  const scope = openScope(c.req.raw, c.env, {
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    tier: () => c.executionCtx.exports?.Pages,
    cookies: () => c.req.raw.headers.get('Cookie'),
  })
  c.set('scope', scope)
  try {
    const elsewhere = checkAddress(c)
    if (elsewhere) c.res = elsewhere
    else await next()
  } catch (thrown) {
    // Hono gives `onError` what the steps after this one throw, but only if it is an `Error`.
    c.res = await errorHandler(thrown, c)
  }
  const { headers, status } = c.res
  addSecurityHeaders(headers)
  headers.set('X-Request-Id', scope.record.requestId)
  logRequest(scope, status)
})

export { app }

const readOnly = (path: string, handler: Handler<AppEnv>) =>
  app.get(path, handler).all(path, methodNotAllowed('GET', 'HEAD'))
const polled = (path: string, handler: Handler<AppEnv>) =>
  app.get(path, validated, handler).all(path, methodNotAllowed('GET', 'HEAD'))

// The steps of every request, in order; `routes.ts` has registered the pages.
app.use(everyAnswer)

app.route('/builds', builds)
app.route('/ops', operations)
app.route('/feeds', feeds)
app.route('/en/feeds', feeds)
polled('/robots.txt', robots)
polled('/llms.txt', llmsTxt)
polled('/en/llms.txt', llmsTxt)
app.route('/', sitemaps)
polled('/.well-known/security.txt', securityTxt)
polled('/visit.json', visit)
polled('/en/visit.json', visit)
polled('/pocket.json', pocket)
polled('/en/pocket.json', pocket)
polled(ELDER_STYLES_PATH, elderStyles)
if (hasPage('complaint')) readOnly(CAPTCHA_PATH, captcha)
app.all('/_AMapService/*', amapProxy)
app.post(ELDER_PATH, switchElderMode)
app.all(ELDER_PATH, methodNotAllowed('POST'))
// Development only: a production build leaves this branch out.
if (import.meta.env.DEV) {
  app.on('GET', ['/_gallery', '/en/_gallery'], reactRenderer(), async (c) =>
    (await import('./handlers/gallery/gallery.tsx')).galleryPage(c),
  )
}
// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- a rule for Express: Hono awaits its handlers
app.all('*', answerPage)

app.notFound(notFound)
app.onError(errorHandler)

/** Its code is loaded when it is first asked for. */
async function llmsTxt(c: Context<AppEnv>): Promise<Response> {
  return (await import('./handlers/llms-txt.ts')).llmsTxt(c)
}

/** The way of a request that none of the other addresses took. */
async function answerPage(c: Context<AppEnv>): Promise<Response> {
  const elsewhere = redirectRules(c) ?? indexNowKey(c)
  if (elsewhere) return elsewhere
  const asked = await findPage(c)
  if (asked instanceof Response) return asked
  const newcomer = toOwnLanguage(c)
  if (newcomer) return newcomer
  const [scope, request] = [c.get('scope'), c.req.raw]
  const answer =
    request.method === 'POST'
      ? await answerForm(c, asked)
      : (pageFromMemory(scope, asked, request) ??
        (await limitCaptchaPages(c, asked)) ??
        (await pageFromTierOrMade(scope, asked, request)))
  return withLanguage(c, asked, answer)
}
