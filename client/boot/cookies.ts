import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../shared/constants.ts'
import { metaContent } from './page-facts.ts'

/** The value of a cookie; `undefined` where there is none. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair?.slice(start.length)
}

interface CookieOptions {
  /** How long it is kept, in seconds; 0 deletes it. */
  maxAgeS: number
  /** `None` if other sites' pages need it too. */
  sameSite?: 'Lax' | 'None'
}

/** Sets a cookie for the whole site, as the worker does: `Secure` over https or with `None`. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeS, sameSite = 'Lax' }: CookieOptions,
): void {
  const secure = sameSite === 'None' || location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=${sameSite}${secure}`
}

/** The language of the page last read, in this tab or another; nothing where no cookie says so. */
export function rememberedLanguage(): string | undefined {
  return readCookie(LANGUAGE_COOKIE)
}

/** Remembers the language of a page that was swapped in, as the edge does for a document. */
export function rememberLanguage(language: string): void {
  const sameSite = metaContent('cookie-cross-origin') === 'true' ? 'None' : 'Lax'
  for (const name of [LANGUAGE_COOKIE, REDIRECT_COOKIE]) {
    if (readCookie(name) !== language)
      writeCookie(name, language, { maxAgeS: LANGUAGE_COOKIE_MAX_AGE_S, sameSite })
  }
}
