import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { PrivateCookie } from '../sections/define-page.ts'
import type { AppEnv, Scope } from '../scope.ts'
import { cookieValue } from './language.ts'

/** The value of a private cookie; undefined if the reader has none. */
export function readPrivateCookie(scope: Scope, name: string): string | undefined {
  return cookieValue(scope.cookies(), isSecure(scope) ? `__Host-${name}` : name)
}

export function setPrivateCookie(c: Context<AppEnv>, cookie: PrivateCookie): void {
  const { name, value, maxAgeS } = cookie
  const options = { path: '/', maxAge: maxAgeS, httpOnly: true, sameSite: 'Lax' } as const
  // Browsers take a cookie of this prefix over https alone, and from no other host of the domain.
  if (isSecure(c.get('scope')))
    setCookie(c, name, value, { ...options, secure: true, prefix: 'host' })
  else setCookie(c, name, value, options)
}

function isSecure({ url }: Scope): boolean {
  return url.protocol === 'https:'
}
