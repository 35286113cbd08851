import { createMiddleware } from 'hono/factory'
import { timingSafeEqual } from 'hono/utils/buffer'
import { noRoute, PageError } from '../page-error.ts'
import type { AppEnv } from '../scope.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * Requires the operators' token; responds with 401 to other requests. Responds with 404 to all
 * requests if no token is configured.
 */
export const operatorsOnly = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  const { OPS_TOKEN } = c.get('scope').settings
  if (OPS_TOKEN === undefined) throw noRoute(NO_STORE)
  const [, token = ''] =
    /^Bearer ([\x21-\x7e]{1,256})$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (await timingSafeEqual(token, OPS_TOKEN)) return next()
  throw new PageError(401, {
    statusMessage: 'Unauthorized',
    headers: { ...NO_STORE, 'WWW-Authenticate': 'Bearer' },
  })
})
