import type { EndpointName } from '../../contract/endpoints.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { CLOCK_SKEW_MS, DEGRADED_PAGE_FRESH_MS, MEMORY_BYTES } from '../limits.ts'
import { build } from 'virtual:client-build'
import { cache } from '../upstream/cache.ts'
import type { Purges } from '../upstream/stores.ts'

/** The calls that a page used, and the lifetime of the page. */
export interface PageQuality {
  /** The calls, each with the time of its oldest response. A later purge invalidates the page. */
  calls: readonly (readonly [EndpointName, storedAt: number])[]
  storedAt: number
  freshUntil: number
  /** Until this time, a stale page is sent while a new one is rendered. */
  staleUntil: number
  /** Until this time, an old page may be sent, but only if no new one can be rendered. */
  expiresAt: number
  /** It lacks a part or used old data, so it is cached for seconds. */
  isDegraded: boolean
}

/** A complete page as it is sent. It contains no data of a single visitor. */
export interface CachedPage extends PageQuality {
  body: Uint8Array
  /** Insertion position of the age notice, in bytes. */
  noticeAt: number
  etag: string
}

/** A page for its first reader: complete, or a stream if parts of it arrive later. */
export type NewPage = CachedPage | ReadableStream<Uint8Array>

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

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

/** An `old` page is sent only if no new one can be rendered, a `gone` page never. */
export function freshnessOf(cached: CachedPage, now: number): 'fresh' | 'stale' | 'old' | 'gone' {
  // The page seems to come from the future: the clock was ahead when it was rendered.
  if (now < cached.storedAt - CLOCK_SKEW_MS) return 'gone'
  if (now < cached.freshUntil) return 'fresh'
  if (cached.isDegraded || now >= cached.expiresAt) return 'gone'
  return now < cached.staleUntil ? 'stale' : 'old'
}

/** Memory that a page needs besides its body. */
const OVERHEAD_BYTES = 2048
/** Matches a key with a visitor's query, not `?shell=`, a variant of the payload. */
const HAS_QUERY = /\?(?!shell=$)/
/** Pause before the shared cache is requested again, while that cache renders a new page. */
const SOON_MS = 2000

/** Complete pages in this isolate's memory. Purged pages are not returned. */
export class PageCache {
  /** Pages without a query. Their number is limited by the content of the site. */
  readonly #plain = new LruCache<CachedPage>(MEMORY_BYTES)
  /** Pages with a query. Anybody can invent queries, so these pages have a cache of their own. */
  readonly #variants = new LruCache<CachedPage>(MEMORY_BYTES / 4)
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

  /** Stores a page unless it was purged. A degraded page never replaces a complete one. */
  keep(key: string, page: CachedPage): void {
    if (this.isPurged(page)) return
    const cached = this.fromMemory(key)
    const isGood =
      cached?.isDegraded === false &&
      ['fresh', 'stale'].includes(freshnessOf(cached, page.storedAt))
    if (page.isDegraded && isGood) return
    this.#pagesLike(key).set(key, page, page.body.byteLength + OVERHEAD_BYTES)
  }

  /** Returns whether one of the page's calls was purged after the page was rendered. */
  isPurged({ calls }: CachedPage): boolean {
    return calls.some(([name, storedAt]) => this.#purges.isPurged(name, storedAt))
  }

  /** Returns whether to refresh a stale page now. False if a refresh began in the last seconds. */
  mayRefresh(key: string, now: number): boolean {
    const waitMs = (this.#nextRefresh.get(key) ?? now) - now
    // A longer wait is impossible, unless the clock was ahead when the wait began.
    if (waitMs > 0 && waitMs <= DEGRADED_PAGE_FRESH_MS) return false
    this.#nextRefresh.set(key, now + DEGRADED_PAGE_FRESH_MS, 0)
    return true
  }

  /** Allows the next refresh soon, because the shared cache is already rendering a newer page. */
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

export const pageCache = new PageCache(cache.purges)
