import type { Context } from 'hono'
import type { AppEnv, Bindings } from './app-env.ts'
import type { RequestRecord } from './edge/request-record.ts'

/** Writes one line of JSON about something that went wrong, with the request's id; no personal data, no payload. */
export function log(
  level: 'warn' | 'error',
  c: Context<AppEnv>,
  entry: Readonly<Record<string, unknown>>,
): void {
  const { route } = c.get('record')
  console[level](JSON.stringify({ level, requestId: c.get('requestId'), route, ...entry }))
}

/** Logs what is wrong with the configuration, once per isolate. */
export function logConfiguration(message: string): void {
  console.error(JSON.stringify({ level: 'error', failure: 'configuration', message }))
}

/** Logs why an answer broke off after it had begun: its reader sees only that it ends. */
export function logBreak(c: Context<AppEnv>, error: unknown): void {
  log('error', c, { cause: describeCause(error) })
}

/** What was thrown, for the log: an error's stack where it has one. */
export function describeCause(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}

/** Writes the one line that every request has, and its data point where a dataset is bound. */
export function logRequest({ METRICS }: Bindings, record: RequestRecord, status: number): void {
  const { requestId, route, cache, startedAt } = record
  const failures = [...record.failures]
  const ms = Date.now() - startedAt
  const level = status >= 500 ? 'error' : 'info'
  // oxlint-disable-next-line no-console -- the log
  console.log(JSON.stringify({ level, requestId, route, status, cache, ms, failures }))
  try {
    METRICS?.writeDataPoint({
      indexes: [route],
      blobs: [route, cache, String(status), failures.join(',')],
      doubles: [ms, status],
    })
  } catch (error) {
    // The answer is ready, and must not fail because of its data point.
    const message = describeCause(error)
    console.warn(JSON.stringify({ level: 'warn', requestId, route, failure: 'metrics', message }))
  }
}
