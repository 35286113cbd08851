import { createMiddleware } from 'hono/factory'
import { ADDRESS_BYTES } from '../limits.ts'
import type { AppEnv } from '../app-env.ts'
import { PageError } from '../page-error.ts'

/** Refuses an address that is longer than any of the site's. */
export const addressLength = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  if (pathname.length + search.length > ADDRESS_BYTES)
    throw new PageError(414, { statusMessage: 'URI Too Long' })
  return next()
})
