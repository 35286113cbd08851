import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../shared/constants.ts'
import type { Language } from '../../locales/languages.ts'
import type { Settings } from '../settings.ts'

/** The `Set-Cookie` values for the language of a requested page: only those of the two cookies whose value changes. */
export function languageCookies(
  { headers, url }: Request,
  language: Language,
  { COOKIE_CROSS_ORIGIN: isCrossOrigin }: Settings,
): string[] {
  const cookies = headers.get('Cookie')
  const sameSite = isCrossOrigin ? 'None' : 'Lax'
  const secure = isCrossOrigin || url.startsWith('https:') ? '; Secure' : ''
  return [LANGUAGE_COOKIE, REDIRECT_COOKIE]
    .filter((name) => cookieValue(cookies, name) !== language)
    .map(
      (name) =>
        `${name}=${language}; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}; Path=/${secure}; SameSite=${sameSite}`,
    )
}

/** The value of the first cookie of that name. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  if (cookies === null) return undefined
  const start = cookies.startsWith(`${name}=`) ? 0 : cookies.indexOf(`; ${name}=`) + 2
  if (start === 1) return undefined
  const end = cookies.indexOf(';', start)
  return cookies.slice(start + name.length + 1, end === -1 ? undefined : end).trim()
}
