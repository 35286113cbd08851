import { CLOCK_SKEW_MS } from '../limits.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { build } from '../render/build.ts'
import { encodePage } from '../render/encode-page.tsx'
import type { Representation } from '../routes.ts'

/** What a page was made of, and for how long it is fresh. */
export interface PageQuality {
  /** The calls whose answers are in it, each with the time of its oldest answer: a purge since then voids the page. */
  calls: readonly (readonly [EndpointName, storedAt: number])[]
  storedAt: number
  freshUntil: number
  /** Until when it is sent while a new one is made. */
  staleUntil: number
  /** Until when it is sent at all. */
  keptUntil: number
  /** It lacks a part, or is made of old copies: it is cached for some seconds only, so that a crowd costs one rendering. */
  isDegraded: boolean
}

/** A complete page as it is sent, without anything that is one visitor's own. */
export interface CachedPage extends PageQuality {
  body: Uint8Array
  etag: string
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A drawn page as it is cached and sent. The ETag names the build too, so that no browser's copy outlives a deploy. */
export async function toCachedPage(
  representation: Representation,
  text: string,
  quality: PageQuality,
): Promise<CachedPage> {
  const body = encode(representation, text)
  const digest = await crypto.subtle.digest('SHA-256', body)
  return { ...quality, body, etag: `W/"${build.id}-${hex(digest)}"` }
}

/** The bytes of a drawn page, the stylesheet in its place; in a payload whatever looks like that place is only text. */
export function encode(representation: Representation, text: string): Uint8Array {
  return representation === 'document' ? encodePage(text) : new TextEncoder().encode(text)
}

type Freshness = 'fresh' | 'stale' | 'old' | 'gone'

/**
 * What a cached page is good for: `fresh` is as good as a new one, `stale` is sent while a new one is made
 * (stale-while-revalidate), `old` only when none can be made (stale-if-error), `gone` never.
 */
export function freshnessOf(cached: CachedPage, now: number): Freshness {
  // From the future: made while the clock was ahead.
  if (now < cached.storedAt - CLOCK_SKEW_MS) return 'gone'
  if (now < cached.freshUntil) return 'fresh'
  if (cached.isDegraded || now >= cached.keptUntil) return 'gone'
  return now < cached.staleUntil ? 'stale' : 'old'
}
