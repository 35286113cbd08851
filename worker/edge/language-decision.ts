import { inLanguage, languageOf } from '../../shared/language.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../locales/languages.ts'
import { preferredLanguage } from './accept-language.ts'

export interface Arrival {
  /** Path of the request, `/` or `/en/mall`. */
  pathname: string
  /** The value of the cookie `i18n_redirected`, as sent. */
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  isBot: boolean
  /** Followed from a page of the site itself. */
  isInternal: boolean
}

export interface Decision {
  language: Language
  redirectTo?: string
}

/**
 * The language to answer in and, for a person who came to `/` from elsewhere and reads another language, the path to
 * redirect to. Every other address is served in the language of its path, whatever cookies and headers say.
 */
export function decideLanguage(arrival: Arrival): Decision {
  const language = languageOf(arrival.pathname)
  if (arrival.pathname !== '/' || arrival.isBot || arrival.isInternal) return { language }
  const cookie = isLanguage(arrival.cookie) ? arrival.cookie : undefined
  const wanted = cookie ?? preferredLanguage(arrival.acceptLanguage) ?? DEFAULT_LANGUAGE
  return wanted === language ? { language } : { language, redirectTo: inLanguage(wanted, '/') }
}

/** Whether a request follows a link inside the site: by `Sec-Fetch-Site`, else by a `Referer` of the same origin. */
export function isInternal(headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('Referer')
  return referer !== null && URL.parse(referer)?.origin === origin
}

/** The headers by which browsers say that they fetch a page ahead of a visit that may never come. */
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'] as const

const FETCHED_AHEAD = /prefetch|prerender|preview|instant/i

/** All headers that `isVisit` reads. */
export const VISIT_HEADERS = ['Sec-Fetch-Dest', 'Sec-Fetch-Mode', ...PURPOSES] as const

/**
 * Whether somebody is going to see the page that is requested: not where a browser prefetches, prerenders or previews it, nor
 * where a script fetches it, as the service worker does.
 */
export function isVisit(headers: Headers): boolean {
  const isByScript =
    headers.get('Sec-Fetch-Dest') === 'empty' && headers.get('Sec-Fetch-Mode') !== 'navigate'
  if (isByScript) return false
  return !PURPOSES.some((name) => FETCHED_AHEAD.test(headers.get(name) ?? ''))
}
