import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { PrivateCookie } from '../sections/define-page.ts'
import type { AppEnv, Scope } from '../scope.ts'

/** Returns the value of a private cookie; undefined if there is none. */
export function readPrivateCookie(scope: Scope, name: string): string | undefined {
  return cookieValue(scope.cookies(), isSecure(scope) ? `__Host-${name}` : name)
}

export function setPrivateCookie(c: Context<AppEnv>, cookie: PrivateCookie): void {
  const { name, value, maxAgeS } = cookie
  const options = { path: '/', maxAge: maxAgeS, httpOnly: true, sameSite: 'Lax' } as const
  // Browsers accept a `__Host-` cookie only over https, and only from this host.
  const host = { ...options, secure: true, prefix: 'host' } as const
  setCookie(c, name, value, isSecure(c.get('scope')) ? host : options)
}

function isSecure({ url }: Scope): boolean {
  return url.protocol === 'https:'
}

const patterns = new Map<string, RegExp>()

/**
 * Returns the value of the first cookie with this name; undefined if there is none. Removes
 * surrounding quotes (RFC 6265, 4.1.1). The space after `;` may be missing. Several `Cookie`
 * headers (RFC 9113, 8.2.3) arrive joined by commas. So a comma also ends a value; none of our
 * values contains one. `cookieValue('a=1; b=2', 'b') // '2'`
 */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  if (cookies === null) return undefined
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|[;,])[ \\t]*${name}[ \\t]*=([^;,]*)`)
  patterns.set(name, pattern)
  const value = pattern.exec(cookies)?.[1]?.trim()
  return value?.replace(/^"(.*)"$/, '$1')
}
