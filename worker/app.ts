import { Hono } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { LANGUAGES } from '../locales/languages.ts'
import type { AppEnv } from './app-env.ts'
import { canonicalAddress, ownAddress } from './edge/canonical-address.ts'
import { language } from './edge/language.ts'
import { requestLog } from './edge/request-log.ts'
import { routeRules } from './edge/route-rules.ts'
import { securityHeaders } from './edge/security-headers.ts'
import { builds } from './handlers/builds.ts'
import { complaintHandler } from './handlers/complaint.ts'
import { errorHandler, notFound } from './handlers/error.tsx'
import { methodNotAllowed } from './handlers/method-not-allowed.ts'
import { mountPaths, pageHandler } from './handlers/page.ts'
import { operations } from './handlers/operations.ts'
import { robots } from './handlers/robots.ts'
import { securityTxt } from './handlers/security-txt.ts'
import { sitemap } from './handlers/sitemap.ts'
import { pages } from './pages/collect-pages.ts'

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
  for (const path of ['/builds/*', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
    app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], path, methodNotAllowed('GET', 'HEAD'))
  }
  app.use(routeRules)
  app.use(canonicalAddress)

  // All payloads before all pages: `/mall/hotel/:id` would take `/mall/hotel/_payload.json` for a hotel.
  for (const page of pages.values()) {
    for (const path of mountPaths(page, LANGUAGES)) {
      app.get(`${path === '/' ? '' : path}/_payload.json`, (c) => pageHandler(page)(c))
    }
  }
  for (const page of pages.values()) {
    for (const path of mountPaths(page, LANGUAGES)) {
      app.get(path, language, (c) => pageHandler(page)(c))
      if (page.route === 'service/complaint') app.post(path, language, complaintHandler(page))
      app.all(
        path,
        methodNotAllowed('GET', 'HEAD', ...(page.route === 'service/complaint' ? ['POST'] : [])),
      )
    }
  }

  app.notFound(notFound)
  app.onError(errorHandler)
  return app
}
