import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_S, REDIRECT_COOKIE } from '../shared/constants.ts'
import { metaContent } from './document-facts.ts'

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
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
    document.cookie = [`${name}=${language}`, ...attributes].join('; ')
  }
}
