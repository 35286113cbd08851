import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE_S,
  REDIRECT_COOKIE,
} from '../../client/shared/constants.ts'
import type { Language } from '../../locales/languages.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import { decideLanguage, isInternal } from './language-decision.ts'
import { isBot } from './visitor.ts'

/** What the answer at `/` depends on. */
const ROOT_VARY = 'Accept-Language, Cookie, Sec-Fetch-Site, Referer, User-Agent'

/** Sends a newcomer at `/` to the language they read; sets the two language cookies on every page. */
export const language = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url)
  const decision = decideLanguage({
    pathname: url.pathname,
    cookie: getCookie(c, REDIRECT_COOKIE),
    acceptLanguage: c.req.header('Accept-Language'),
    isBot: isBot(c.req.header('User-Agent')),
    isInternal: isInternal(c.req.raw.headers, url.origin),
  })
  if (url.pathname === '/') c.header('Vary', ROOT_VARY)
  if (decision.redirectTo !== undefined) {
    c.header('Cache-Control', 'private, no-store')
    return c.redirect(decision.redirectTo + url.search, 302)
  }
  await next()
  // A stored answer must carry no cookie, and an error page tells nothing of what the visitor reads.
  if (c.res.status < 300) rememberLanguage(c, decision.language)
  return undefined
})

function rememberLanguage(c: Context<AppEnv>, value: Language): void {
  const isCrossOrigin = readSettings(c.env).COOKIE_CROSS_ORIGIN
  for (const name of [LANGUAGE_COOKIE, REDIRECT_COOKIE]) {
    if (getCookie(c, name) === value) continue
    setCookie(c, name, value, {
      path: '/',
      maxAge: LANGUAGE_COOKIE_MAX_AGE_S,
      sameSite: isCrossOrigin ? 'None' : 'Lax',
      secure: isCrossOrigin || new URL(c.req.url).protocol === 'https:',
    })
  }
}
