import { type Handler, Hono } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { CAPTCHA_PATH, ELDER_PATH, ELDER_STYLES_PATH } from '../shared/constants.ts'
import type { AppEnv } from './app-env.ts'
import { addressLength } from './edge/address-length.ts'
import { canonicalAddress, canonicalHost } from './edge/canonical-address.ts'
import { language } from './edge/language.ts'
import { limitCaptchas, limitFormPages } from './edge/rate-limits.ts'
import { mounts } from './edge/page-address.ts'
import { requestLog } from './edge/request-log.ts'
import { routeRules } from './edge/route-rules.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { amapProxy } from './handlers/amap-proxy.ts'
import { builds } from './handlers/builds.ts'
import { captcha } from './handlers/captcha.ts'
import { receiveComplaint } from './handlers/complaint.ts'
import { elderStyles, switchElderMode } from './handlers/elder.ts'
import { errorHandler, notFound } from './handlers/error.tsx'
import { methodNotAllowed } from './handlers/method-not-allowed.ts'
import { handlePage } from './handlers/page.ts'
import { operations } from './handlers/operations.ts'
import { robots } from './handlers/robots.ts'
import { securityTxt } from './handlers/security-txt.ts'
import { sitemap } from './handlers/sitemap.ts'

/** The whole way of a request through the worker, in order. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const readOnly = (path: string, ...handlers: [Handler<AppEnv>, ...Handler<AppEnv>[]]) =>
    app.get(path, ...handlers).all(path, methodNotAllowed('GET', 'HEAD'))

  app.use(requestLog)
  app.use(securityHeaders)
  app.use(reactRenderer())
  app.use(addressLength)
  app.use(canonicalHost)
  app.route('/builds', builds)
  app.route('/ops', operations)
  readOnly('/robots.txt', robots)
  readOnly('/sitemap.xml', sitemap)
  readOnly('/.well-known/security.txt', securityTxt)
  readOnly(ELDER_STYLES_PATH, elderStyles)
  app.all('/_AMapService/*', amapProxy)
  app.post(ELDER_PATH, switchElderMode)
  app.all(ELDER_PATH, methodNotAllowed('POST'))
  // Development only: a production build leaves this branch out.
  if (import.meta.env.DEV) {
    app.on('GET', ['/_parts', '/en/_parts'], async (c) =>
      (await import('./handlers/parts/parts-page.tsx')).partsPage(c),
    )
  }
  app.use(routeRules)
  app.use(canonicalAddress)

  readOnly(CAPTCHA_PATH, limitCaptchas, captcha)

  // All payloads before all pages: `/mall/hotel/:id` would match `/mall/hotel/_payload.json` as a hotel.
  for (const [path, { page }] of mounts) {
    const address = `${path === '/' ? '' : path}/_payload.json`
    if (page.route === 'service/complaint') app.get(address, limitFormPages)
    readOnly(address, (c) => handlePage(c))
  }
  for (const [path, { page }] of mounts) {
    if (page.route === 'service/complaint') {
      app.get(path, limitFormPages, language, (c) => handlePage(c))
      app.post(path, language, receiveComplaint)
      app.all(path, methodNotAllowed('GET', 'HEAD', 'POST'))
    } else {
      readOnly(path, language, (c) => handlePage(c))
    }
  }

  app.notFound(notFound)
  app.onError(errorHandler)
  return app
}
