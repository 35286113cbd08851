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
export function preferredLanguage(header: string | null): Language | undefined {
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
  return subtags
    .map((_, dropped) => byCode.get(subtags.slice(0, subtags.length - dropped).join('-')))
    .find((language) => language !== undefined)
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

/** Returns whether a person is going to see the page: no prefetch, and no request by a script. */
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

/** Redirects a visitor who arrives at `/` to the language of their cookie or browser. */
export function toOwnLanguage(c: Context<AppEnv>): Response | undefined {
  const { url } = c.get('scope')
  const target = homeRedirect(c.req.raw.headers, url)
  if (target === undefined) return undefined
  c.header('Cache-Control', 'no-store')
  c.header('Vary', ROOT_VARY)
  return c.redirect(target + url.search, 302)
}

/** Returns the home page that a newcomer prefers, if it is not `/`. Bots stay at `/`. */
export function homeRedirect(
  headers: Headers,
  { pathname, origin }: Pick<URL, 'pathname' | 'origin'>,
): string | undefined {
  if (pathname !== '/') return undefined
  const cookie = cookieValue(headers.get('Cookie'), REDIRECT_COOKIE)
  const wanted = isLanguage(cookie)
    ? cookie
    : (preferredLanguage(headers.get('Accept-Language')) ?? DEFAULT_LANGUAGE)
  if (wanted === languageOf(pathname)) return undefined
  // The user agent is tested last, because that takes long.
  const isNewcomer =
    isVisit(headers) && !isInternal(headers, origin) && !isBot(headers.get('User-Agent'))
  return isNewcomer ? inLanguage(wanted, '/') : undefined
}

/** Adds those of the two language cookies that change to a document that a person visits. */
export function withLanguage(
  c: Context<AppEnv>,
  { language, representation }: PageRequest,
  answer: Response,
): Response {
  if (representation === 'payload') return answer
  const { url, settings } = c.get('scope')
  if (url.pathname === '/') answer.headers.set('Vary', ROOT_VARY)
  // Errors and redirects set no cookies, because they do not show which language the visitor reads.
  if (answer.status >= 300 && answer.status !== 304) return answer
  const { headers } = c.req.raw
  const changed = [LANGUAGE_COOKIE, REDIRECT_COOKIE].filter(
    (name) => cookieValue(headers.get('Cookie'), name) !== language,
  )
  // Returning visitors have both cookies. Then `isVisit` is not called.
  if (changed.length === 0 || !isVisit(headers)) return answer
  const attributes = cookieAttributes(url, settings)
  for (const name of changed)
    answer.headers.append('Set-Cookie', `${name}=${language}; ${attributes}`)
  return answer
}

function cookieAttributes({ protocol }: URL, { COOKIE_CROSS_ORIGIN }: Settings): string {
  const sameSite = COOKIE_CROSS_ORIGIN ? 'None' : 'Lax'
  const secure = COOKIE_CROSS_ORIGIN || protocol === 'https:' ? '; Secure' : ''
  return `Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}; Path=/${secure}; SameSite=${sameSite}`
}
