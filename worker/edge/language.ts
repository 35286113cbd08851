import { createMiddleware } from 'hono/factory'
import { REDIRECT_COOKIE } from '../../shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../settings.ts'
import { cookieValue, languageCookies } from './language-cookies.ts'
import { type Decision, decideLanguage, isInternal } from './language-decision.ts'
import { isBot } from './bots.ts'

/** The headers that the answer at `/` depends on. */
export const ROOT_VARY = 'Accept-Language, Cookie, Sec-Fetch-Site, Referer, User-Agent'

/** Sends a newcomer at `/` to the language they read; sets the two language cookies on every page. */
export const language = createMiddleware<AppEnv>(async (c, next) => {
  const url = c.get('url')
  const decision = decideFor(c.req.raw, url.pathname)
  if (url.pathname === '/') c.header('Vary', ROOT_VARY)
  if (decision.redirectTo !== undefined) {
    c.header('Cache-Control', 'no-store')
    return c.redirect(decision.redirectTo + url.search, 302)
  }
  await next()
  // Answers that may be stored carry no cookie, and an error doesn't say which language the visitor reads.
  if (c.res.status < 300 || c.res.status === 304) {
    for (const cookie of languageCookies(c.req.raw, decision.language, readSettings(c.env)))
      c.res.headers.append('Set-Cookie', cookie)
  }
  return undefined
})

/** The decision for a request. Looks at who asks, and from where, only if that may matter: at `/`. */
export function decideFor({ headers, url }: Request, pathname: string): Decision {
  const arrival = {
    pathname,
    cookie: cookieValue(headers.get('Cookie'), REDIRECT_COOKIE),
    acceptLanguage: headers.get('Accept-Language') ?? undefined,
  }
  const decision = decideLanguage({ ...arrival, isBot: false, isInternal: false })
  if (decision.redirectTo === undefined) return decision
  return decideLanguage({
    ...arrival,
    isBot: isBot(headers.get('User-Agent') ?? undefined),
    isInternal: isInternal(headers, new URL(url).origin),
  })
}
