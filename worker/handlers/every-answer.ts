import { createMiddleware } from 'hono/factory'
import { checkAddress } from '../edge/check-address.ts'
import { addSecurityHeaders } from '../edge/security-headers.ts'
import { logRequest } from '../log.ts'
import { type AppEnv, openScope } from '../scope.ts'
import { errorHandler } from './error.tsx'

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
