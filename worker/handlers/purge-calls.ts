import { withinTime } from '../lib/in-flight.ts'
import { log } from '../log.ts'
import type { Scope } from '../scope.ts'
import { guard } from '../upstream/backend.ts'
import { cache } from '../upstream/cache.ts'
import { EVERYTHING, type PurgeTarget } from '../upstream/stores.ts'

/**
 * Time limit for KV to accept a purge. After it the response reports that the purge is not yet
 * everywhere.
 */
const PURGE_DEADLINE_MS = 5000

/**
 * Purges the responses of calls. Returns whether KV accepted the purge, so that all isolates learn
 * of it.
 */
export async function purgeCalls(scope: Scope, targets: readonly PurgeTarget[]): Promise<boolean> {
  const writing = cache.purges.purge(targets, scope.env.COPIES).then(
    () => true,
    () => false,
  )
  // KV may still accept the purge after the response reported that it did not.
  scope.waitUntil(writing)
  const deleting = deletePages(scope, targets)
  // The next request fetches new data even before KV has the purge: it joins no fetch in flight,
  // and no open breaker stops it.
  cache.inFlight.clear()
  for (const target of targets) guard.reset(target === EVERYTHING ? undefined : target)
  await withinTime(PURGE_DEADLINE_MS, deleting)
  return (await withinTime(PURGE_DEADLINE_MS, writing)) ?? false
}

/**
 * Deletes the pages in the shared cache. If the cache refuses, the page is still not sent, because
 * KV marks it as purged.
 */
async function deletePages(scope: Scope, targets: readonly PurgeTarget[]): Promise<void> {
  const isTaken = await scope
    .sharedPages()
    ?.purge([...targets])
    .catch(() => false)
  if (isTaken === false) log('warn', scope, { failure: 'purge', message: 'Workers Cache refused' })
}
