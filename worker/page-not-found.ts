import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { PageError } from './page-error.ts'

/** The 404 for an address that has the form of a page's address, where there is no such page. */
export function pageNotFound(c: Context<AppEnv>, cause?: unknown): PageError {
  const statusMessage = `Page Not Found: ${requestedPath(c)}`
  return new PageError(404, { statusMessage, cause })
}

/** Path and query as requested, for messages. */
export function requestedPath(c: Context<AppEnv>): string {
  const { pathname, search: query } = new URL(c.req.url)
  return pathname + query
}
