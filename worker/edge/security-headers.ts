import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { build } from '../render/build.ts'
import { PAGE_POLICY } from './page-policy.ts'

const POLICY = 'Content-Security-Policy'

/** Since scripts of `'self'` may run, only the client's own files may ever be usable as a script. */
const DATA_POLICY = "default-src 'none'; sandbox"

const CONSTANT_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'X-Build-Id': build.id,
} as const

/** Puts the security headers, the build id and the request id on every answer. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  secure(c.res.headers)
  c.res.headers.set('X-Request-Id', c.get('requestId'))
})

/** Sets the headers that are the same for every answer of its type. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(CONSTANT_HEADERS)) headers.set(name, value)
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  // A handler may have set its own; and a 304 must repeat the policy of its page.
  if (headers.has(POLICY)) return
  headers.set(POLICY, isPage ? PAGE_POLICY : DATA_POLICY)
}
