import { cache } from '../upstream/backend.ts'
import { MEMORY_BYTES, DEGRADED_PAGE_FRESH_MS } from '../limits.ts'
import { LruCache } from '../lib/lru-cache.ts'
import type { Purges } from '../upstream/purges.ts'
import { type CachedPage, freshnessOf } from './cached-page.ts'

/** What a cached page weighs beside its body: its headers, the objects around them. */
const OVERHEAD_BYTES = 2048

/** Whether a key has more than the path, and that a payload is wanted with header and footer. */
const HAS_QUERY = /\?(?!shell=$)/

/** How soon the cache of all data centres is asked again, once it has sent a stale page and is having it made anew. */
const SOON_MS = 2000

/** Complete pages in this isolate's memory. Purged ones are not there. */
export class PageCache {
  /** At their plain address: as many as the site has. */
  readonly #plain = new LruCache<CachedPage>(MEMORY_BYTES)
  /** With a query, of which anyone can make up any number: they never push out the others. */
  readonly #variants = new LruCache<CachedPage>(MEMORY_BYTES / 4)
  /** When the next refresh of a stale page may begin, by key. */
  readonly #nextRefresh = new LruCache<number>(MEMORY_BYTES / 16)
  readonly #purges: Purges

  constructor(purges: Purges) {
    this.#purges = purges
  }

  fromMemory(key: string): CachedPage | undefined {
    const page = this.#pagesLike(key).get(key)
    return page && this.isPurged(page) ? undefined : page
  }

  /** Deletes a page that no longer exists. */
  forget(key: string): void {
    this.#pagesLike(key).delete(key)
  }

  /** Keeps a page, unless it was purged while it was made; a degraded one never in place of a whole one that may still be sent. */
  keep(key: string, page: CachedPage): void {
    if (this.isPurged(page)) return
    const known = this.fromMemory(key)
    if (page.isDegraded && known && !known.isDegraded && maySend(known, page.storedAt)) return
    this.#pagesLike(key).set(key, page, page.body.byteLength + OVERHEAD_BYTES)
  }

  /** Whether something that a page was made of has been purged since. */
  isPurged({ calls }: CachedPage): boolean {
    return calls.some(([name, storedAt]) => this.#purges.isPurged(name, storedAt))
  }

  /** Whether a stale page should be refreshed now: not if a refresh began within the last few seconds. */
  mayRefresh(key: string, now: number): boolean {
    const waitMs = (this.#nextRefresh.get(key) ?? now) - now
    // A longer wait than any: the clock was ahead when it began, and has been corrected since.
    if (waitMs > 0 && waitMs <= DEGRADED_PAGE_FRESH_MS) return false
    this.#nextRefresh.set(key, now + DEGRADED_PAGE_FRESH_MS, 0)
    return true
  }

  /** Says that a newer page will be there soon, so that its refresh need not wait as long as after a failure. */
  refreshSoon(key: string, now: number): void {
    this.#nextRefresh.set(key, now + SOON_MS, 0)
  }

  get size(): { pages: number; bytes: number } {
    const all = [this.#plain, this.#variants]
    return {
      pages: all.reduce((sum, pages) => sum + pages.entries().length, 0),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }

  #pagesLike(key: string): LruCache<CachedPage> {
    return HAS_QUERY.test(key) ? this.#variants : this.#plain
  }
}

/** Whether a page is sent without an attempt to make a new one first. */
function maySend(page: CachedPage, now: number): boolean {
  const freshness = freshnessOf(page, now)
  return freshness === 'fresh' || freshness === 'stale'
}

/** The complete pages that this isolate holds. */
export const pageCache = new PageCache(cache.purges)
