import { createMiddleware } from 'hono/factory'
import { logRequest } from '../log.ts'
import { type AppEnv, openScope } from '../scope.ts'

/** Opens the scope of a request, and logs its line once it is answered. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const scope = openScope(c.req.raw, c.env, (work) => c.executionCtx.waitUntil(work))
  c.set('scope', scope)
  await next()
  logRequest(scope, c.res.status)
})
