import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { withoutLanguage } from '../../client/shared/language.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import { build } from '../render/build.ts'
import { matchRoute } from '../routes.ts'
import { AMAP_PAGE_POLICY, PAGE_POLICY } from './page-policy.ts'

/** Since `'self'` may run, nothing but a page and the client's own files may ever be taken for a script. */
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
  const { headers } = c.res
  for (const [name, value] of Object.entries(CONSTANT_HEADERS)) headers.set(name, value)
  headers.set('X-Request-Id', c.get('requestId'))
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set('Content-Security-Policy', isPage ? pagePolicy(c) : DATA_POLICY)
})

/** Looser on the guide, which is its own document, and only where it shows AMap's map. */
function pagePolicy(c: Context<AppEnv>): string {
  const isGuide = matchRoute(withoutLanguage(c.req.path))?.name === 'information/guide'
  return isGuide && c.res.status === 200 && readSettings(c.env).AMAP_KEY !== ''
    ? AMAP_PAGE_POLICY
    : PAGE_POLICY
}
