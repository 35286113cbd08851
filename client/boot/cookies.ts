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

/**
 * Sets a cookie for the whole site, with the same attributes as the worker. A lifetime of 0 seconds
 * deletes it. It is `Secure` over https, or if pages of other sites need it too (`None`).
 */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeS, sameSite = 'Lax' }: { maxAgeS: number; sameSite?: 'Lax' | 'None' },
): void {
  const secure = sameSite === 'None' || location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=${sameSite}${secure}`
}

/** Stores the language of a page that came without a document. For documents, the worker does. */
export function rememberLanguage(language: string): void {
  const sameSite = metaContent('cookie-cross-origin') === 'true' ? 'None' : 'Lax'
  for (const name of [LANGUAGE_COOKIE, REDIRECT_COOKIE]) {
    if (readCookie(name) !== language)
      writeCookie(name, language, { maxAgeS: LANGUAGE_COOKIE_MAX_AGE_S, sameSite })
  }
}
