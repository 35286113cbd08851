import type { Context } from 'hono'
import { LANGUAGES } from '../../locales/languages.ts'
import { build } from '../render/build.ts'
import type { AppEnv } from '../scope.ts'

/** Validity of the contact after a build: RFC 9116 recommends less than a year. */
const VOUCHED_MS = 180 * 24 * 60 * 60 * 1000

/** Returns the contact for reporting vulnerabilities (RFC 9116); 404 if none is configured. */
export function securityTxt(c: Context<AppEnv>): Response {
  const { SECURITY_CONTACT, SITE_ORIGIN } = c.get('scope').settings
  c.header('Cache-Control', 'no-store')
  if (SECURITY_CONTACT === undefined) return c.text('404 Not Found', 404)
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(build.timestamp + VOUCHED_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${SITE_ORIGIN}/.well-known/security.txt`,
    '',
  ]
  return c.text(lines.join('\n'))
}
