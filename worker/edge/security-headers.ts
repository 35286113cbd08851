import { createMiddleware } from 'hono/factory'
import { build } from '../render/build.ts'
import type { AppEnv } from '../scope.ts'
import { PAGE_POLICY } from './page-policy.ts'

const POLICY = 'Content-Security-Policy'

/** Since scripts of `'self'` may run, only the client's own files may ever be usable as a script. */
const DATA_POLICY = "default-src 'none'; sandbox"

const CONSTANT_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'X-Build-Id': build.id,
})

/** Puts the security headers, the build id and the request id on every answer. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of CONSTANT_HEADERS) headers.set(name, value)
  headers.set('X-Request-Id', c.get('scope').record.requestId)
  // A page has set its own; and a 304 must repeat the policy of its page.
  if (headers.has(POLICY)) return
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set(POLICY, isPage ? PAGE_POLICY : DATA_POLICY)
})
