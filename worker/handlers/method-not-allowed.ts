import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** Answers 405 and says which methods there are. */
export function methodNotAllowed(...allowed: string[]) {
  return function handleMethod(c: Context<AppEnv>): Response {
    return c.text('405 Method Not Allowed', 405, {
      Allow: allowed.join(', '),
      'Cache-Control': 'no-store',
    })
  }
}
