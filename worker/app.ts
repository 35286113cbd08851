import type { Context, Handler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LANGUAGES } from '../locales/languages.ts'
import { inLanguage } from '../shared/language.ts'
import { CAPTCHA_PATH, ELDER_PATH, ELDER_STYLES_PATH } from '../shared/constants.ts'
import { readPrivateCookie, setPrivateCookie } from './edge/cookies.ts'
import { checkAddress, findPage, redirectRules } from './edge/find-page.ts'
import { toOwnLanguage, withLanguage } from './edge/language.ts'
import { addSecurityHeaders, POLICY_REPORTS_PATH } from './edge/security-headers.ts'
import { amapProxy } from './handlers/amap-proxy.ts'
import { builds, robots, securityTxt, speculationRules, validated } from './handlers/site-files.ts'
import { captcha, limitCaptchas } from './handlers/captcha.ts'
import { elderStyles, switchElderMode } from './handlers/elder.ts'
import { errorHandler, notFound, wantsJson } from './handlers/error.tsx'
import { feeds } from './handlers/feeds/feeds.ts'
import { neverStored, office, preview } from './handlers/office.ts'
import { operations } from './handlers/operations.ts'
import { readForm } from './handlers/read-form.ts'
import { indexNowKey } from './handlers/notify-search-engines.ts'
import { LIMITED_RETRY_AFTER_S, RETRY_AFTER_S } from './limits.ts'
import { logRequest } from './log.ts'
import { pageFromMemory, cachedOrNewPage, pageUncached } from './page-cache/answer.ts'
import { SPECULATION_RULES_PATH } from './page-cache/send.ts'
import { methodNotAllowed } from './page-error.ts'
import type { PageRequest } from './page-request.ts'
import { isVisitorWithinLimit, tooManyRequests } from './rate-limits.ts'
import { app } from './routes.ts'
import { type AppEnv, openScope } from './scope.ts'
import type { RefusedForm } from './sections/define-page.ts'
import { hasPage } from './site-pages.ts'
import { backendOf } from './upstream/backend.ts'

/** Begins the log record, checks the address, adds the security headers and logs the response. */
export const everyAnswer = createMiddleware<AppEnv>(async (c, next) => {
  const scope = openScope(c.req.raw, c.env, {
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    sharedPages: () => c.executionCtx.exports?.Pages,
    backend: () => c.executionCtx.exports?.Backend,
    cookies: () => c.req.raw.headers.get('Cookie'),
  })
  c.set('scope', scope)
  try {
    const earlyResponse = checkAddress(c)
    if (earlyResponse) c.res = earlyResponse
    else await next()
  } catch (thrown) {
    // Hono's `onError` handles only instances of `Error`. Other thrown values are handled here.
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
// Programs poll these addresses, so the responses have an ETag.
const polled = (path: string, handler: Handler<AppEnv>) =>
  app.get(path, validated, handler).all(path, methodNotAllowed('GET', 'HEAD'))
// Loaded on their first request, so that other requests do not wait for their code.
const llmsTxt: Handler<AppEnv> = async (c) => (await import('./handlers/llms-txt.ts')).llmsTxt(c)
const visit: Handler<AppEnv> = async (c) => (await import('./handlers/visit.ts')).visit(c)
const suggestOf: Handler<AppEnv> = async (c) => {
  const search = import('./sections/search/site-search.ts')
  return (await import('./handlers/suggest.ts')).suggest(c, (await search).findInSite)
}
const policyReports: Handler<AppEnv> = async (c) =>
  (await import('./handlers/policy-reports.ts')).policyReports(c)
const sitemaps = () => import('./handlers/sitemap/sitemap-answers.ts')
const offlineGuideOf: Handler<AppEnv> = async (c) =>
  (await import('./handlers/offline-guide.ts')).pocket(
    c,
    async (scope, pageRequest, request) =>
      pageFromMemory(scope, pageRequest, request) ?? cachedOrNewPage(scope, pageRequest, request),
  )
const previewOf: Handler<AppEnv> = (c) => preview(c, pageUncached)

// The handlers of all requests, in order. The pages have routes too (`routes.ts`), but these only
// store which page matches. `answerPage` then responds.
app.use(everyAnswer)

app.route('/builds', builds)
app.route('/ops', operations)
app.use('/preview/*', neverStored).use('/office/preview/*', neverStored)
app.get('/preview/*', previewOf).all('/preview/*', methodNotAllowed('GET', 'HEAD'))
app.get('/office/preview/*', previewOf)
app.all('/office', office)
app.all('/office/*', office)
polled('/robots.txt', robots)
polled('/sitemap.xml', async (c) => (await sitemaps()).sitemapIndex(c))
for (const language of LANGUAGES) {
  const at = (path: string) => inLanguage(language, path)
  app.route(at('/feeds'), feeds)
  polled(at('/llms.txt'), llmsTxt)
  polled(at('/visit.json'), visit)
  polled(at('/pocket.json'), offlineGuideOf)
  if (hasPage('search')) readOnly(at('/search/suggest.json'), suggestOf)
  polled(`/sitemap-${language}.xml`, async (c) => (await sitemaps()).languageSitemap(c, language))
  polled(`/sitemap-news-${language}.xml`, async (c) => (await sitemaps()).newsSitemap(c, language))
}
polled('/.well-known/security.txt', securityTxt)
readOnly(SPECULATION_RULES_PATH, speculationRules)
polled(ELDER_STYLES_PATH, elderStyles)
if (hasPage('complaint')) readOnly(CAPTCHA_PATH, captcha)
app.all('/_AMapService/*', amapProxy)
app.post(ELDER_PATH, switchElderMode)
app.all(ELDER_PATH, methodNotAllowed('POST'))
app.post(POLICY_REPORTS_PATH, policyReports)
app.all(POLICY_REPORTS_PATH, methodNotAllowed('POST'))
app.all('*', answerPage)

app.notFound(notFound)
app.onError(errorHandler)

/**
 * Responds to a request for a page. `cachedOrNewPage` uses a cached page, or renders a new one. To
 * render it, `preparePage` calls the page's `load` and `head`, and `renderDocument` calls its
 * `view` and adds header, menu and footer.
 */
async function answerPage(c: Context<AppEnv>): Promise<Response> {
  const earlyResponse = redirectRules(c) ?? indexNowKey(c)
  if (earlyResponse) return earlyResponse
  const pageRequest = await findPage(c)
  if (pageRequest instanceof Response) return pageRequest
  const languageRedirect = toOwnLanguage(c)
  if (languageRedirect) return languageRedirect
  const [scope, request] = [c.get('scope'), c.req.raw]
  const answer =
    request.method === 'POST'
      ? await answerForm(c, pageRequest)
      : (pageFromMemory(scope, pageRequest, request) ??
        (pageRequest.parsed.hasCaptcha ? await limitCaptchas(c) : undefined) ??
        (await cachedOrNewPage(scope, pageRequest, request)))
  return withLanguage(c, pageRequest, answer)
}

/**
 * Passes a posted form to its page, which validates it and sends it to the backend. Without script,
 * responds with a redirect (303), or with the page and its errors. Callers that accept JSON get the
 * same data as JSON.
 */
async function answerForm(c: Context<AppEnv>, pageRequest: PageRequest): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept')
  const { page, parsed, language } = pageRequest
  const form = await readForm(c.req.raw)
  const scope = c.get('scope')
  const { headers } = c.req.raw
  const backend = backendOf(scope)
  const cookie = (name: string) => readPrivateCookie(scope, name)
  const outcome = await parsed.post?.({ scope, backend, headers, language, form, cookie })
  if (outcome === undefined) throw new Error(`${page.route}: takes no forms`)
  if ('status' in outcome) return refuse(c, pageRequest, outcome)
  if (outcome.cookie) setPrivateCookie(c, outcome.cookie)
  return wantsJson(c) ? c.json(outcome.json) : c.redirect(outcome.redirectTo, 303)
}

async function refuse(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
  { status, json, parsed }: RefusedForm,
): Promise<Response> {
  if (status === 429) c.header('Retry-After', String(LIMITED_RETRY_AFTER_S))
  if (status === 503) c.header('Retry-After', String(RETRY_AFTER_S))
  if (wantsJson(c)) return c.json(json, status)
  const scope = c.get('scope')
  // The response to a rejected form contains a new captcha, so it also counts against the captcha
  // limit.
  const isCounted = status === 429 && parsed.hasCaptcha
  if (isCounted && !(await isVisitorWithinLimit(c.req.raw.headers, c.env.CAPTCHAS)))
    throw tooManyRequests()
  const { body, headers } = await pageUncached(scope, { ...pageRequest, parsed })
  return c.newResponse(body, { status, headers })
}
