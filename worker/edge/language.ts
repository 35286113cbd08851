import type { Context } from 'hono'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../shared/constants.ts'
import {
  type Language,
  isLanguage,
  languageCodes,
  LANGUAGES,
  DEFAULT_LANGUAGE,
} from '../../locales/languages.ts'
import type { PageRequest } from '../page-request.ts'
import type { AppEnv } from '../scope.ts'
import type { Settings } from '../settings.ts'
import { isBot } from './bots.ts'
import { cookieValue } from './cookies.ts'
import { inLanguage, languageOf } from '../../shared/language.ts'

/** Longer headers are cut after the last complete language range. Browsers send shorter lists. */
const HEADER_CHARACTERS = 256

const byCode: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    [language.toLowerCase(), ...languageCodes[language]].map((code) => [code, language] as const),
  ),
)

/**
 * Returns the site's language that an `Accept-Language` header prefers; undefined if it names none
 * of them. RFC 4647 lookup: tries the ranges in order of quality, and shortens each from the right
 * until it matches a language. `*` matches no language.
 * `preferredLanguage('fr, en-GB;q=0.8') // 'en'`
 */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const ranges = wholeRangesOf(header ?? '').map(parseRange)
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ range }) => range))
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => lookup(range))
    .find((language) => language !== undefined && !refused.has(language.toLowerCase()))
}

function wholeRangesOf(header: string): string[] {
  const ranges = header.slice(0, HEADER_CHARACTERS).split(',')
  const isCutInside = header.length > HEADER_CHARACTERS && header[HEADER_CHARACTERS] !== ','
  return isCutInside ? ranges.slice(0, -1) : ranges
}

function parseRange(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number.parseFloat(weight.slice(2))
  return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}

/** Returns the language of a range. A system locale such as `en_US.UTF-8` is also accepted. */
function lookup(range: string): Language | undefined {
  const subtags = range.split(/[-_.@]/)
  while (subtags.length > 0) {
    const tag = subtags.join('-')
    const language = byCode.get(tag)
    if (language !== undefined) return language
    subtags.pop()
  }
  return undefined
}

export interface Arrival {
  pathname: string
  /** The value of the cookie `i18n_redirected`, as sent. */
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  isBot: boolean
  /** Whether the request comes from a page of this site. */
  isInternal: boolean
}

export interface Decision {
  language: Language
  redirectTo?: string
}

/**
 * Returns the language of the response, which is the language in the path. A visitor may prefer
 * another language. If they open `/` from outside the site, also returns the path to redirect to.
 */
export function decideLanguage(arrival: Arrival): Decision {
  const language = languageOf(arrival.pathname)
  if (arrival.pathname !== '/' || arrival.isBot || arrival.isInternal) return { language }
  const cookie = isLanguage(arrival.cookie) ? arrival.cookie : undefined
  const wanted = cookie ?? preferredLanguage(arrival.acceptLanguage) ?? DEFAULT_LANGUAGE
  return wanted === language ? { language } : { language, redirectTo: inLanguage(wanted, '/') }
}

/** Returns whether a request comes from a link or form on this site. */
export function isInternal(headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('Referer')
  return referer !== null && URL.parse(referer)?.origin === origin
}

/** Headers that mark a request as a prefetch. */
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'] as const

const FETCHED_AHEAD = /prefetch|prerender|preview|instant/i

/** All headers that `isVisit` reads. */
const VISIT_HEADERS = ['Sec-Fetch-Dest', 'Sec-Fetch-Mode', ...PURPOSES] as const

/**
 * Returns whether a person is going to see the page. False for a prefetch, a preview or a request
 * by a script.
 */
export function isVisit(headers: Headers): boolean {
  const isByScript =
    headers.get('Sec-Fetch-Dest') === 'empty' && headers.get('Sec-Fetch-Mode') !== 'navigate'
  if (isByScript) return false
  return !PURPOSES.some((name) => FETCHED_AHEAD.test(headers.get(name) ?? ''))
}

/** The headers that the response at `/` depends on. */
const ROOT_VARY = [
  'Accept-Language',
  'Cookie',
  'Sec-Fetch-Site',
  'Referer',
  'User-Agent',
  ...VISIT_HEADERS,
].join(', ')

/**
 * Redirects a visitor who arrives at `/` to the language in their cookie, or else in their
 * browser's settings.
 */
export function toOwnLanguage(c: Context<AppEnv>): Response | undefined {
  const { url } = c.get('scope')
  const target = url.pathname === '/' ? redirectTarget(c.req.raw, url) : undefined
  if (target === undefined || !isVisit(c.req.raw.headers)) return undefined
  c.header('Cache-Control', 'no-store')
  c.header('Vary', ROOT_VARY)
  return c.redirect(target + url.search, 302)
}

/** Adds the two language cookies to a document that a person visits. */
export function withLanguage(
  c: Context<AppEnv>,
  { language, representation }: PageRequest,
  answer: Response,
): Response {
  if (representation === 'payload') return answer
  const { url, settings } = c.get('scope')
  if (url.pathname === '/') answer.headers.set('Vary', ROOT_VARY)
  // Errors and redirects set no cookies, because they do not show which language the visitor reads.
  const isPage = answer.status < 300 || answer.status === 304
  const cookies = isPage ? languageCookies(c, language, settings) : []
  // Returning visitors have both cookies. Then no cookie is set, and `isVisit` is not called.
  if (cookies.length > 0 && isVisit(c.req.raw.headers))
    for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Returns the path in the visitor's language, if they opened `/` and prefer another language. */
function redirectTarget({ headers }: Request, { pathname, origin }: URL): string | undefined {
  const arrival = {
    pathname,
    cookie: cookieValue(headers.get('Cookie'), REDIRECT_COOKIE),
    acceptLanguage: headers.get('Accept-Language') ?? undefined,
    isBot: false,
    isInternal: false,
  }
  if (decideLanguage(arrival).redirectTo === undefined) return undefined
  return decideLanguage({
    ...arrival,
    isBot: isBot(headers.get('User-Agent') ?? undefined),
    isInternal: isInternal(headers, origin),
  }).redirectTo
}

/** Returns the `Set-Cookie` values of the language cookies that change. */
function languageCookies(
  c: Context<AppEnv>,
  language: Language,
  { COOKIE_CROSS_ORIGIN: isCrossOrigin }: Settings,
): string[] {
  const cookies = c.req.raw.headers.get('Cookie')
  const changed = [LANGUAGE_COOKIE, REDIRECT_COOKIE].filter(
    (name) => cookieValue(cookies, name) !== language,
  )
  if (changed.length === 0) return changed
  const sameSite = isCrossOrigin ? 'None' : 'Lax'
  const secure = isCrossOrigin || c.get('scope').url.protocol === 'https:' ? '; Secure' : ''
  return changed.map(
    (name) =>
      `${name}=${language}; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}; Path=/${secure}; SameSite=${sameSite}`,
  )
}
