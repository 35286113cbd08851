import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../shared/constants.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { metaContent } from './document-facts.ts'

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
