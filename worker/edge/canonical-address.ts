import { createMiddleware } from 'hono/factory'
import { ADDRESS_BYTES } from '../../client/shared/constants.ts'
import { inLanguage, languageOf, withoutLanguage } from '../../client/shared/language.ts'
import type { AppEnv } from '../app-env.ts'
import { PageError } from '../page-error.ts'
import { matchRoute } from '../routes.ts'

/** Refuses addresses that are too long; sends other spellings of a page's address to the one that is canonical. */
export const canonicalAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length > ADDRESS_BYTES)
    throw new PageError(414, { statusMessage: 'URI Too Long' })
  const canonical = canonicalPath(pathname)
  if (canonical === undefined || canonical === pathname) return next()
  c.header('Cache-Control', 'no-cache')
  return c.redirect(
    canonical + search,
    c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308,
  )
})

/**
 * The one spelling of a page's address: no trailing slash, the table's letter case, nothing percent-encoded that need
 * not be. Nothing for an address that leads to no page in any spelling.
 */
export function canonicalPath(pathname: string): string | undefined {
  const decoded = decodePath(pathname)
  if (decoded === undefined) return undefined
  const trimmed = decoded.replace(/\/+$/, '') || '/'
  const language = languageOf(trimmed)
  const route = matchRoute(withoutLanguage(trimmed))
  if (route === undefined) return undefined
  return inLanguage(language, route.path.split('/').map(encodeURIComponent).join('/'))
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
