import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { PageError } from './page-error.ts'

/**
 * The 404 for an address of a route whose page does not exist. Its text is specified with capitals, and that for an address of
 * no route (`handlers/error.tsx`) without.
 */
export function pageNotFound(c: Context<AppEnv>, cause?: unknown): PageError {
  const statusMessage = `Page Not Found: ${requestedPath(c)}`
  return new PageError(404, { statusMessage, cause })
}

/** Path and query as requested, for messages. */
export function requestedPath(c: Context<AppEnv>): string {
  const { pathname, search } = c.get('url')
  return pathname + search
}
