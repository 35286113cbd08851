import { BackendError } from './upstream/call.ts'
import type { Scope } from './scope.ts'

type Logged = Pick<Scope, 'record'>

/** Writes one line of JSON about a failure, without personal data and payloads. */
export function log(
  level: 'warn' | 'error',
  { record: { requestId, route } }: Logged,
  entry: Readonly<Record<string, unknown>>,
): void {
  console[level](JSON.stringify({ level, requestId, route, ...entry }))
}

/**
 * Describes a thrown value for the log. For an error, returns its stack, if it has one. A text is
 * returned unchanged. For any other value, returns only its type, because it may contain anything.
 */
export function describeCause(cause: unknown): string {
  if (cause instanceof Error) {
    const own = cause.stack ?? cause.message
    return cause.cause === undefined ? own : `${own}\nCaused by ${describeCause(cause.cause)}`
  }
  return typeof cause === 'string' ? cause : Object.prototype.toString.call(cause)
}

/** Failures that were logged. Many requests may wait for one call, which is logged once. */
const noted = new WeakSet<BackendError>()

/** Adds a failed call to the log record of a request that needed it, and logs it once. */
export function logFailure(scope: Logged, error: BackendError): void {
  scope.record.failures.add(error.kind)
  const original = error.cause instanceof BackendError ? error.cause : error
  if (noted.has(original)) return
  noted.add(original)
  log('warn', scope, { failure: error.kind, message: error.message })
}

/** Writes the log line of a request, and its data point if a dataset is bound. */
export function logRequest(
  { env: { METRICS }, record }: Pick<Scope, 'env' | 'record'>,
  status: number,
): void {
  const { requestId, route, cache, sharedCacheStatus: tier, startedAt } = record
  const failures = [...record.failures]
  const ms = Date.now() - startedAt
  const level = status >= 500 ? 'error' : 'info'
  // oxlint-disable-next-line no-console -- the log
  console.log(JSON.stringify({ level, requestId, route, status, cache, tier, ms, failures }))
  try {
    METRICS?.writeDataPoint({
      indexes: [route],
      blobs: [route, cache, String(status), failures.join(',')],
      doubles: [ms, status],
    })
  } catch (error) {
    // An error in the data point must not affect the response, which is already complete.
    const message = describeCause(error)
    console.warn(JSON.stringify({ level: 'warn', requestId, route, failure: 'metrics', message }))
  }
}
