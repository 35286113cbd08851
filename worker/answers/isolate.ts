import { Guards } from '../backend/guards.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { SingleFlight } from '../lib/single-flight.ts'
import { MEMORY_BYTES } from '../limits.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { Purges } from './purges.ts'
import { StoreFailures } from './store-failures.ts'
import type { KvContents } from './stores.ts'

/** What one isolate remembers from request to request: plain data only, never a promise. */
export interface Isolate {
  guards: Guards
  purges: Purges
  answers: LruCache<CachedAnswer>
  /** Answers to calls that anyone can make up, such as for ids that don't exist. Apart, so that they never push out the others. */
  madeUp: LruCache<CachedAnswer>
  /** Answers that are being looked up in a store, and new ones that are being fetched, by key. */
  lookups: SingleFlight<CachedAnswer | undefined>
  renewals: SingleFlight<CachedAnswer>
  /** Keys whose last refresh failed. */
  failed: LruCache<true>
  kvContents: KvContents
  storeFailures: StoreFailures
}

export function createIsolate(now: () => number = () => Date.now()): Isolate {
  const storeFailures = new StoreFailures(now)
  return {
    guards: new Guards(now),
    purges: new Purges(now, storeFailures),
    answers: new LruCache(MEMORY_BYTES),
    madeUp: new LruCache(MEMORY_BYTES / 16),
    lookups: new SingleFlight(now),
    renewals: new SingleFlight(now),
    failed: new LruCache(MEMORY_BYTES / 16),
    kvContents: new Map(),
    storeFailures,
  }
}
