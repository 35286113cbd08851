import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Writes one line of JSON with the request's id; no personal data, no payload. */
export function log(
  level: 'warn' | 'error',
  c: Context<AppEnv>,
  entry: Readonly<Record<string, unknown>>,
): void {
  console[level](
    JSON.stringify({ level, requestId: c.get('requestId'), path: c.req.path, ...entry }),
  )
}
