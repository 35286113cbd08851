import type { Context } from 'hono'
import { withoutLastSlashes, withUpperCaseDigits } from '../lib/path.ts'
import type { AppEnv } from '../scope.ts'
import type { RouteRule } from '../settings.ts'

/** Redirects by a rule and keeps the query. A payload redirects to its page's target. */
export function redirectRules(c: Context<AppEnv>): Response | undefined {
  const { url, settings } = c.get('scope')
  if (settings.ROUTE_RULES.length === 0) return undefined
  const path = url.pathname.replace(/\/_payload\.json$/, '') || '/'
  const target = findRedirect(settings.ROUTE_RULES, path, url.search)
  if (target === undefined) return undefined
  c.header('Cache-Control', 'no-cache')
  return c.redirect(target.location, target.status)
}

/** Returns the first matching rule's target; undefined if none matches. `/**` keeps the rest. */
export function findRedirect(
  rules: readonly RouteRule[],
  pathname: string,
  search: string,
): { location: string; status: RouteRule['status'] } | undefined {
  const path = withUpperCaseDigits(pathname)
  for (const { from, to, status } of rules) {
    const rest = restOf(from, path)
    if (rest === undefined) continue
    const target = to.endsWith('/**') ? to.slice(0, -'/**'.length) + rest || '/' : to
    return { location: withSearch(target, search), status }
  }
  return undefined
}

/**
 * Returns the part of `pathname` below a rule's `from`: `/a` for `/old/a` under `/old/**`;
 * undefined if the rule does not match. A trailing slash of the address is ignored unless the rule
 * also has one.
 */
function restOf(from: string, pathname: string): string | undefined {
  if (!from.endsWith('/**'))
    return from === pathname || from === withoutLastSlashes(pathname) ? '' : undefined
  const stem = from.slice(0, -'/**'.length)
  if (pathname === stem) return ''
  // With two slashes after the stem, a target of just `/**` would become `//host`.
  return pathname.startsWith(`${stem}/`)
    ? pathname.slice(stem.length).replace(/^\/+/, '/')
    : undefined
}

function withSearch(target: string, search: string): string {
  if (search === '') return target
  const [address = '', ...hash] = target.split(/(?=#)/)
  const whole = address.includes('?') ? `${address}&${search.slice(1)}` : address + search
  return whole + hash.join('')
}
