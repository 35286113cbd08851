import type { Context } from 'hono'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../shared/constants.ts'
import type { Language } from '../../locales/languages.ts'
import type { PageRequest } from '../page-request.ts'
import type { AppEnv } from '../scope.ts'
import type { Settings } from '../settings.ts'
import { isBot } from './bots.ts'
import { decideLanguage, isInternal, isVisit, VISIT_HEADERS } from './language-decision.ts'

/** The headers that the answer at `/` depends on. */
const ROOT_VARY = [
  'Accept-Language',
  'Cookie',
  'Sec-Fetch-Site',
  'Referer',
  'User-Agent',
  ...VISIT_HEADERS,
].join(', ')

/** Sends a newcomer at `/` to the language they read. A page that is fetched ahead, or to be kept, is no visit. */
export function toOwnLanguage(c: Context<AppEnv>): Response | undefined {
  const { url } = c.get('scope')
  const target = url.pathname === '/' ? redirectTarget(c.req.raw, url) : undefined
  if (target === undefined || !isVisit(c.req.raw.headers)) return undefined
  c.header('Cache-Control', 'no-store')
  c.header('Vary', ROOT_VARY)
  return c.redirect(target + url.search, 302)
}

/** Adds the two language cookies to a document that somebody visits. */
export function withLanguage(
  c: Context<AppEnv>,
  { language, representation }: PageRequest,
  answer: Response,
): Response {
  if (representation === 'payload') return answer
  const { url, settings } = c.get('scope')
  if (url.pathname === '/') answer.headers.set('Vary', ROOT_VARY)
  // A refusal or a redirect does not say which language the visitor reads.
  const isPage = answer.status < 300 || answer.status === 304
  const cookies = isPage ? languageCookies(c, language, settings) : []
  // Whoever comes back has both: then nothing else is read.
  if (cookies.length > 0 && isVisit(c.req.raw.headers))
    for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/**
 * The path of the language that a person who came to `/` reads, if it is another one. Looks at who asks, and from where, only
 * if that may matter: few do.
 */
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

/** The `Set-Cookie` values for the language of a requested page: only those of the two cookies whose value changes. */
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

const patterns = new Map<string, RegExp>()

/**
 * The value of the first cookie of that name, without the quotes that may stand around it (RFC 6265, 4.1.1); undefined if there is none.
 * A space after `;` may be missing, and several `Cookie` headers (RFC 9113, 8.2.3) arrive joined by a comma, which no value of
 * ours has.
 */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  if (cookies === null) return undefined
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|[;,])[ \\t]*${name}[ \\t]*=([^;,]*)`)
  patterns.set(name, pattern)
  const value = pattern.exec(cookies)?.[1]?.trim()
  return value?.replace(/^"(.*)"$/, '$1')
}
