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
  /** Lifetime in seconds; 0 deletes it. */
  maxAgeS: number
  /** `None` if other sites' pages need it too. */
  sameSite?: 'Lax' | 'None'
}

/**
 * Sets a cookie for the whole site, with the same attributes as the worker: `Secure` over https or
 * with `SameSite=None`.
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
 * Returns the language of the last shown page, also in another tab; undefined without the cookie.
 */
export function rememberedLanguage(): string | undefined {
  return readCookie(LANGUAGE_COOKIE)
}

/** Stores the language of a page that replaced the content, as the worker does for a document. */
export function rememberLanguage(language: string): void {
  const sameSite = metaContent('cookie-cross-origin') === 'true' ? 'None' : 'Lax'
  for (const name of [LANGUAGE_COOKIE, REDIRECT_COOKIE]) {
    if (readCookie(name) !== language)
      writeCookie(name, language, { maxAgeS: LANGUAGE_COOKIE_MAX_AGE_S, sameSite })
  }
}
