import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_S, REDIRECT_COOKIE } from '../shared/constants.ts'
import { metaContent } from './document-facts.ts'

/** The language of the page last read, in this tab or another; nothing where no cookie says so. */
export function rememberedLanguage(): string | undefined {
  return readCookie(LANGUAGE_COOKIE)
}

/** Remembers the language of a page that the client put in place, as the edge does for a document. */
export function rememberLanguage(language: string): void {
  const isCrossOrigin = metaContent('cookie-cross-origin') === 'true'
  const attributes = [
    'Path=/',
    `Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}`,
    `SameSite=${isCrossOrigin ? 'None' : 'Lax'}`,
    ...(isCrossOrigin || location.protocol === 'https:' ? ['Secure'] : []),
  ]
  for (const name of [LANGUAGE_COOKIE, REDIRECT_COOKIE]) {
    if (readCookie(name) === language) continue
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
    document.cookie = [`${name}=${language}`, ...attributes].join('; ')
  }
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair?.slice(start.length)
}
