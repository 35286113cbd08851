import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { BackendError } from './backend/errors.ts'
import { log } from './log.ts'

/** Failures that are in the log already: many requests may wait for one call. */
const noted = new WeakSet<BackendError>()

/** Notes a failed call in the record of a request that needed it, and once in the log. */
export function noteFailure(c: Context<AppEnv>, error: BackendError): void {
  c.get('record').failures.add(error.kind)
  if (noted.has(error)) return
  noted.add(error)
  log('warn', c, { failure: error.kind, message: error.message })
}
