import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../shared/constants.ts'
import { metaContent } from './page-facts.ts'

export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair?.slice(start.length)
}

interface CookieOptions {
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAgeS: number
  /** `None` if pages of other sites need the cookie too. */
  sameSite?: 'Lax' | 'None'
}

/**
 * Sets a cookie for the whole site, with the same attributes as the worker. It is `Secure` over
 * https, or if it has `SameSite=None`.
 */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeS, sameSite = 'Lax' }: CookieOptions,
): void {
  const secure = sameSite === 'None' || location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=${sameSite}${secure}`
}

/**
 * Returns the language of the last page that was shown in any tab; undefined without the cookie.
 */
export function rememberedLanguage(): string | undefined {
  return readCookie(LANGUAGE_COOKIE)
}

/**
 * Stores the language of a page that was loaded without a new document. For documents, the worker
 * does this.
 */
export function rememberLanguage(language: string): void {
  const sameSite = metaContent('cookie-cross-origin') === 'true' ? 'None' : 'Lax'
  for (const name of [LANGUAGE_COOKIE, REDIRECT_COOKIE]) {
    if (readCookie(name) !== language)
      writeCookie(name, language, { maxAgeS: LANGUAGE_COOKIE_MAX_AGE_S, sameSite })
  }
}
