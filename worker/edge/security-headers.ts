import { build } from '../render/build.ts'
import type { Scope } from '../scope.ts'
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

/** Puts the headers that are the same on every answer. */
export function addConstantHeaders(headers: Headers): void {
  for (const [name, value] of CONSTANT_HEADERS) headers.set(name, value)
}

/** Puts the security headers, the build id and the request id on an answer. */
export function addSecurityHeaders(headers: Headers, { record }: Pick<Scope, 'record'>): void {
  // Those of a cached page were made once for all its answers.
  if (!headers.has('X-Build-Id')) addConstantHeaders(headers)
  headers.set('X-Request-Id', record.requestId)
  // A page has set its own; and a 304 must repeat the policy of its page.
  if (headers.has(POLICY)) return
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set(POLICY, isPage ? PAGE_POLICY : DATA_POLICY)
}
