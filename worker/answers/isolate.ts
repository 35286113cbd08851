import { MEMORY_BYTES } from '../limits.ts'
import type { Copy } from './copy.ts'
import { Guards } from '../backend/guards.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { Purges } from './purges.ts'
import { SingleFlight } from '../lib/single-flight.ts'
import type { KvContents } from './stores.ts'

/** What one isolate remembers from request to request: plain data only, never a promise. */
export interface Isolate {
  guards: Guards
  purges: Purges
  copies: LruCache<Copy>
  /** New copies that are being fetched, by key. */
  renewals: SingleFlight<Copy>
  /** Keys whose last refresh failed. */
  failed: LruCache<true>
  kvContents: KvContents
}

export function createIsolate(now: () => number = () => Date.now()): Isolate {
  return {
    guards: new Guards(now),
    purges: new Purges(now),
    copies: new LruCache(MEMORY_BYTES),
    renewals: new SingleFlight(now),
    failed: new LruCache(MEMORY_BYTES / 16),
    kvContents: new Map(),
  }
}
