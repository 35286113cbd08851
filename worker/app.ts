import { Hono } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { CAPTCHA_PATH, ELDER_PATH, ELDER_STYLES_PATH } from '../client/shared/constants.ts'
import { LANGUAGES } from '../locales/languages.ts'
import type { AppEnv } from './app-env.ts'
import { canonicalAddress, ownAddress } from './edge/canonical-address.ts'
import { language } from './edge/language.ts'
import { limitCaptchas } from './edge/limits.ts'
import { requestLog } from './edge/request-log.ts'
import { routeRules } from './edge/route-rules.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { amapProxy } from './handlers/amap-proxy.ts'
import { builds } from './handlers/builds.ts'
import { captcha } from './handlers/captcha.ts'
import { complaintHandlers } from './handlers/complaint.ts'
import { elderStyles, switchElderMode } from './handlers/elder.ts'
import { errorHandler, notFound } from './handlers/error.tsx'
import { methodNotAllowed } from './handlers/method-not-allowed.ts'
import { mountPaths, pageHandler } from './handlers/page.ts'
import { operations } from './handlers/operations.ts'
import { robots } from './handlers/robots.ts'
import { securityTxt } from './handlers/security-txt.ts'
import { sitemap } from './handlers/sitemap.ts'
import { pages } from './pages/collect-pages.ts'

/** Addresses that are no page's, each answered above to whoever reads it. */
const READ_ONLY = [
  '/builds/latest.json',
  '/builds/meta/:file',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  ELDER_STYLES_PATH,
]

/** The whole way of a request through the worker, in order. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(requestLog)
  app.use(securityHeaders)
  app.use(reactRenderer())
  app.use(ownAddress)
  app.route('/builds', builds)
  app.route('/ops', operations)
  app.get('/robots.txt', robots)
  app.get('/sitemap.xml', sitemap)
  app.get('/.well-known/security.txt', securityTxt)
  app.get(ELDER_STYLES_PATH, elderStyles)
  for (const path of READ_ONLY) app.all(path, methodNotAllowed('GET', 'HEAD'))
  app.all('/_AMapService/*', amapProxy)
  app.post(ELDER_PATH, switchElderMode)
  app.all(ELDER_PATH, methodNotAllowed('POST'))
  // Not in the product: a build leaves out what can never run.
  if (import.meta.env.DEV) {
    app.on('GET', ['/_parts', '/en/_parts'], async (c) =>
      (await import('./handlers/parts/parts-page.tsx')).partsPage(c),
    )
  }
  app.use(routeRules)
  app.use(canonicalAddress)

  app.get(CAPTCHA_PATH, limitCaptchas, captcha)
  app.all(CAPTCHA_PATH, methodNotAllowed('GET', 'HEAD'))

  // All payloads before all pages: `/mall/hotel/:id` would take `/mall/hotel/_payload.json` for a hotel.
  for (const page of pages.values()) {
    const answer = pageHandler(page)
    for (const path of mountPaths(page, LANGUAGES)) {
      const address = `${path === '/' ? '' : path}/_payload.json`
      if (page.route === 'service/complaint') app.get(address, limitCaptchas)
      app.get(address, (c) => answer(c))
      app.all(address, methodNotAllowed('GET', 'HEAD'))
    }
  }
  for (const page of pages.values()) {
    const answer = pageHandler(page)
    for (const path of mountPaths(page, LANGUAGES)) {
      if (page.route === 'service/complaint') {
        const { show, receive } = complaintHandlers(page)
        app.get(path, limitCaptchas, language, show).post(path, language, receive)
        app.all(path, methodNotAllowed('GET', 'HEAD', 'POST'))
      } else {
        app.get(path, language, (c) => answer(c))
        app.all(path, methodNotAllowed('GET', 'HEAD'))
      }
    }
  }

  app.notFound(notFound)
  app.onError(errorHandler)
  return app
}
