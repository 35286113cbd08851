import { dataCentreCache, isolate } from '../backend-for-request.ts'
import { MEMORY_BYTES, DEGRADED_PAGE_FRESH_MS, STORE_DEADLINE_MS } from '../limits.ts'
import { LruCache } from '../lib/lru-cache.ts'
import type { Purges } from '../answers/purges.ts'
import { SingleFlight } from '../lib/single-flight.ts'
import type { StoreFailures } from '../answers/store-failures.ts'
import type { HttpCache } from '../answers/stores.ts'
import { build } from '../render/build.ts'
import type { Settings } from '../settings.ts'
import { freshnessOf, fromCacheEntry, type CachedPage, toCacheEntry } from './cached-page.ts'

/** What a cached page weighs beside its body: its headers, the objects around them. */
const OVERHEAD_BYTES = 2048

/** A part of the Cache API: everything in it has an address that begins with `address`. */
export interface PageStore {
  cache: HttpCache
  address: string
}

/** Complete pages: in this isolate's memory, and behind it in the data centre's Cache API. Purged ones are not there. */
export class PageCache {
  readonly #pages = new LruCache<CachedPage>(MEMORY_BYTES)
  /** When the last refresh of a stale page began, by key. */
  readonly #attempts = new LruCache<number>(MEMORY_BYTES / 16)
  /** Lookups in flight in the Cache API: one for all requests for the same page. */
  readonly #lookups = new SingleFlight<CachedPage | undefined>()
  readonly #purges: Purges
  readonly #failures: StoreFailures

  constructor({ purges, storeFailures }: { purges: Purges; storeFailures: StoreFailures }) {
    this.#purges = purges
    this.#failures = storeFailures
  }

  fromMemory(key: string): CachedPage | undefined {
    return this.#usable(this.#pages.get(key))
  }

  /** The page in the Cache API. `waitUntil` keeps the lookup alive for other requests when the one that began it is cut off. */
  async fromStore(
    store: PageStore,
    key: string,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<CachedPage | undefined> {
    const lookup = this.#lookups.join(key, () => this.#lookUp(store, key))
    if (lookup.work) waitUntil(lookup.work)
    return lookup.wait(STORE_DEADLINE_MS)
  }

  /** Deletes a page that no longer exists. */
  async forget({ cache, address }: PageStore, key: string): Promise<void> {
    this.#pages.delete(key)
    const entry = address + encodeURIComponent(key)
    await this.#failures.attemptWrite('Cache API', () => cache.delete(entry))
  }

  async #lookUp({ cache, address }: PageStore, key: string): Promise<CachedPage | undefined> {
    const found = await this.#failures.attempt('Cache API', async () => {
      const response = await cache.match(address + encodeURIComponent(key))
      return response && ((await fromCacheEntry(response)) ?? 'garbage')
    })
    if (found === 'garbage') this.#failures.note('Cache API', 'garbage', `under ${key}`)
    const cached = this.#usable(found === 'garbage' ? undefined : found)
    if (cached) this.#remember(key, cached)
    return cached
  }

  /**
   * Stores a page, unless it was purged while it was made; a degraded one in memory only, and never in place of a whole one
   * that may still be sent.
   */
  async keep({ cache, address }: PageStore, key: string, page: CachedPage): Promise<void> {
    if (this.#usable(page) === undefined) return
    const known = this.fromMemory(key)
    if (page.isDegraded && known && !known.isDegraded && maySend(known, page.storedAt)) return
    this.#remember(key, page)
    if (page.isDegraded) return
    const entry = toCacheEntry(page)
    await this.#failures.attemptWrite('Cache API', () =>
      cache.put(address + encodeURIComponent(key), entry),
    )
  }

  /** Whether a stale page should be refreshed now: not if a refresh began within the last few seconds. */
  mayRefresh(key: string, now: number): boolean {
    // `abs`: the clock may have been ahead then, and been corrected since.
    const sinceMs = Math.abs(now - (this.#attempts.get(key) ?? -Infinity))
    if (sinceMs < DEGRADED_PAGE_FRESH_MS) return false
    this.#attempts.set(key, now, 0)
    return true
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.entries().length, bytes: this.#pages.bytes }
  }

  #remember(key: string, page: CachedPage): void {
    this.#pages.set(key, page, page.body.byteLength + OVERHEAD_BYTES)
  }

  #usable(page: CachedPage | undefined): CachedPage | undefined {
    const isPurged = page?.calls.some(([name, storedAt]) => this.#purges.isPurged(name, storedAt))
    return isPurged ? undefined : page
  }
}

/** Whether a page is sent without an attempt to make a new one first. */
function maySend(page: CachedPage, now: number): boolean {
  const freshness = freshnessOf(page, now)
  return freshness === 'fresh' || freshness === 'stale'
}

/** The complete pages that this isolate holds. */
export const pageCache = new PageCache(isolate)

const stores = new WeakMap<Settings, PageStore>()

/** The place of this build's pages in the Cache API: another build or configuration finds none of these. */
export function pageStore(settings: Settings): PageStore {
  const known = stores.get(settings)
  if (known !== undefined) return known
  const { SITE_ORIGIN } = settings
  // No page depends on these: a new one must not empty the cache.
  const others = { OPS_TOKEN: undefined, INDEXNOW_KEY: undefined, BAIDU_PUSH_TOKEN: undefined }
  const facts = JSON.stringify({ ...settings, ...others })
  const address = `${SITE_ORIGIN}/_kept/page/${build.id}-${fingerprint(facts)}/`
  const store = { cache: dataCentreCache, address }
  stores.set(settings, store)
  return store
}

/** FNV-1a: tells configurations apart, and guards nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
