import { createMiddleware } from 'hono/factory'
import { inLanguage, languageOf, withoutLanguage } from '../../shared/language.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings, type Settings } from '../settings.ts'
import { PageError } from '../page-error.ts'
import { matchRoute } from '../routes.ts'
import { withoutLastSlashes } from '../without-last-slashes.ts'

/** Redirects other hosts to the canonical one if so configured. */
export const canonicalHost = createMiddleware<AppEnv>(async (c, next) => {
  const settings = readSettings(c.env)
  if (!isOtherHost(c.req.url, settings)) return next()
  const { pathname, search } = c.get('url')
  c.header('Cache-Control', 'no-cache')
  return c.redirect(settings.SITE_ORIGIN + pathname + search, permanentFor(c.req.method))
})

/** Redirects other spellings of a page's address to the canonical one; refuses a query that imitates a payload's path. */
export const canonicalAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  if (isHostileQuery(search))
    throw new PageError(404, { statusMessage: `Page not found: ${pathname}${search}` })
  const canonical = canonicalPath(pathname)
  if (canonical === undefined || canonical === pathname) return next()
  c.header('Cache-Control', 'no-cache')
  return c.redirect(canonical + search, permanentFor(c.req.method))
})

/** 301 for reads; 308, which keeps method and body, for everything else. */
function permanentFor(method: string): 301 | 308 {
  return method === 'GET' || method === 'HEAD' ? 301 : 308
}

/** Whether the request came by another origin, and only the canonical one is allowed. */
export function isOtherHost(url: string, settings: Settings): boolean {
  return settings.CANONICAL_HOST_ONLY && !url.startsWith(`${settings.SITE_ORIGIN}/`)
}

/** A payload is served only below its page's path: its name in a query is an attempt to poison a cache (CVE-2025-27415). */
export function isHostileQuery(search: string): boolean {
  return (
    search.includes('_payload') ||
    (search.includes('%') && /_payload|%5fpayload/i.test(decode(search) ?? search))
  )
}

/**
 * The one spelling of a page's address: no trailing slash, the table's letter case, no needless percent-encoding. Nothing
 * for an address that leads to no page in any spelling.
 */
export function canonicalPath(pathname: string): string | undefined {
  const decoded = decode(pathname)
  if (decoded === undefined) return undefined
  const trimmed = withoutLastSlashes(decoded) || '/'
  const language = languageOf(trimmed)
  const route = matchRoute(withoutLanguage(trimmed))
  if (route === undefined) return undefined
  return inLanguage(language, route.path.split('/').map(encodeURIComponent).join('/'))
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
