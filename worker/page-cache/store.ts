import type { EndpointName } from '../../contract/endpoints.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { CLOCK_SKEW_MS, DEGRADED_PAGE_FRESH_MS, MEMORY_BYTES } from '../limits.ts'
import { build } from '../render/build.ts'
import { cache } from '../upstream/cache.ts'
import type { Purges } from '../upstream/stores.ts'

/** What a page was made of, and its lifetime. */
export interface PageQuality {
  /** The calls in it, each with the time of its oldest answer: a later purge voids the page. */
  calls: readonly (readonly [EndpointName, storedAt: number])[]
  storedAt: number
  freshUntil: number
  /** Until then it is sent while a new one is made. */
  staleUntil: number
  /** Until then it is sent if no new one can be made. */
  keptUntil: number
  /** It lacks a part, or was made of old answers: cached for seconds, so that a crowd costs one rendering. */
  isDegraded: boolean
}

/** A complete page as it is sent, without anything of one visitor. */
export interface CachedPage extends PageQuality {
  body: Uint8Array
  /** Where the notice of its age goes, in bytes. */
  noticeAt: number
  etag: string
}

/** A page for its first reader: whole, or in pieces if a part of it comes later. */
export type NewPage = CachedPage | ReadableStream<Uint8Array>

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A drawn page as bytes. The ETag names the build too, so that no browser's copy outlives a deploy. */
export async function toCachedPage(
  { text, noticeAt }: { text: string; noticeAt: number },
  quality: PageQuality,
): Promise<CachedPage> {
  const encoder = new TextEncoder()
  const body = encoder.encode(text)
  const before = encoder.encode(text.slice(0, noticeAt))
  return { ...quality, body, noticeAt: before.length, etag: await etagOf(body) }
}

export async function etagOf(body: Uint8Array): Promise<string> {
  return `W/"${build.id}-${hex(await crypto.subtle.digest('SHA-256', body))}"`
}

/** `stale`: sent while a new one is made; `old`: sent if none can be made; `gone`: never sent. */
export function freshnessOf(cached: CachedPage, now: number): 'fresh' | 'stale' | 'old' | 'gone' {
  // From the future: made while the clock was ahead.
  if (now < cached.storedAt - CLOCK_SKEW_MS) return 'gone'
  if (now < cached.freshUntil) return 'fresh'
  if (cached.isDegraded || now >= cached.keptUntil) return 'gone'
  return now < cached.staleUntil ? 'stale' : 'old'
}

/** Memory of a page besides its body. */
const OVERHEAD_BYTES = 2048
/** `?shell=` is a form of the payload, not a query of visitors. */
const HAS_QUERY = /\?(?!shell=$)/
/** When the shared cache is asked again after it has sent a stale page: it is making a new one. */
const SOON_MS = 2000

/** Complete pages in this isolate's memory. Purged ones are not there. */
export class PageCache {
  /** At their plain address: as many as the site has. */
  readonly #plain = new LruCache<CachedPage>(MEMORY_BYTES)
  /** With a query: anybody can make up any number of these. They never replace the rest. */
  readonly #variants = new LruCache<CachedPage>(MEMORY_BYTES / 4)
  /** The time of the next refresh, by key. */
  readonly #nextRefresh = new LruCache<number>(MEMORY_BYTES / 16)
  readonly #purges: Purges

  constructor(purges: Purges) {
    this.#purges = purges
  }

  fromMemory(key: string): CachedPage | undefined {
    const page = this.#pagesLike(key).get(key)
    return page && this.isPurged(page) ? undefined : page
  }

  delete(key: string): void {
    this.#pagesLike(key).delete(key)
  }

  /** Keeps a page, unless it was purged meanwhile; a degraded one never in place of a whole one that may still be sent. */
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

  /** Whether to refresh a stale page now: not if a refresh began within the last seconds. */
  mayRefresh(key: string, now: number): boolean {
    const waitMs = (this.#nextRefresh.get(key) ?? now) - now
    // A longer wait than any: the clock was ahead when it began.
    if (waitMs > 0 && waitMs <= DEGRADED_PAGE_FRESH_MS) return false
    this.#nextRefresh.set(key, now + DEGRADED_PAGE_FRESH_MS, 0)
    return true
  }

  /** Lets the next refresh begin soon: a newer page is being made elsewhere. */
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

export const pageCache = new PageCache(cache.purges)
