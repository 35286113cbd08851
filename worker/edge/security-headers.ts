import { build } from '../render/build.ts'
import { PAGE_POLICY } from './page-policy.ts'

const POLICY = 'Content-Security-Policy'

/** Since scripts of `'self'` may run, only the client's own files may ever be usable as a script. */
const DATA_POLICY = "default-src 'none'; sandbox"

const BUILD_ID = 'X-Build-Id'

const CONSTANT_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  [BUILD_ID]: build.id,
})

/** Puts the security headers and the build id on an answer; what has a policy of its own, as a page has, keeps it. */
export function addSecurityHeaders(headers: Headers): void {
  // Those of a cached page were put once for all its answers.
  if (headers.has(BUILD_ID)) return
  for (const [name, value] of CONSTANT_HEADERS) headers.set(name, value)
  if (headers.has(POLICY)) return
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set(POLICY, isPage ? PAGE_POLICY : DATA_POLICY)
}
