import { type Handler, Hono } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { CAPTCHA_PATH, ELDER_PATH, ELDER_STYLES_PATH } from '../shared/constants.ts'
import { checkAddress } from './edge/check-address.ts'
import { findPage } from './edge/find-page.ts'
import { language } from './edge/language.ts'
import { limitCaptchaPages, limitCaptchas } from './edge/limit-captchas.ts'
import { redirectRules } from './edge/redirect-rules.ts'
import { requestLog } from './edge/request-log.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { amapProxy } from './handlers/amap-proxy.ts'
import { builds } from './handlers/builds.ts'
import { captcha } from './handlers/captcha.ts'
import { elderStyles, switchElderMode } from './handlers/elder.ts'
import { errorHandler, notFound } from './handlers/error.tsx'
import { operations } from './handlers/operations.ts'
import { fromMemory, page } from './handlers/page.ts'
import { robots } from './handlers/robots.ts'
import { securityTxt } from './handlers/security-txt.ts'
import { sitemap } from './handlers/sitemap.ts'
import { methodNotAllowed } from './page-error.ts'
import type { AppEnv } from './scope.ts'

/** The whole way of a request through the worker, in order: also of a page from memory, and of an error. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const readOnly = (path: string, ...handlers: [Handler<AppEnv>, ...Handler<AppEnv>[]]) =>
    app.get(path, ...handlers).all(path, methodNotAllowed('GET', 'HEAD'))

  app.use(requestLog, securityHeaders, reactRenderer(), checkAddress)

  app.route('/builds', builds)
  app.route('/ops', operations)
  readOnly('/robots.txt', robots)
  readOnly('/sitemap.xml', sitemap)
  readOnly('/.well-known/security.txt', securityTxt)
  readOnly(ELDER_STYLES_PATH, elderStyles)
  readOnly(CAPTCHA_PATH, limitCaptchas, captcha)
  app.all('/_AMapService/*', amapProxy)
  app.post(ELDER_PATH, switchElderMode)
  app.all(ELDER_PATH, methodNotAllowed('POST'))
  // Development only: a production build leaves this branch out.
  if (import.meta.env.DEV) {
    app.on('GET', ['/_parts', '/en/_parts'], async (c) =>
      (await import('./handlers/parts/parts-page.tsx')).partsPage(c),
    )
  }

  app.all('*', redirectRules, findPage, language, fromMemory, limitCaptchaPages, page)

  app.notFound(notFound)
  app.onError(errorHandler)
  return app
}
