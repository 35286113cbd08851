import * as v from 'valibot'
import { CLOCK_SKEW_MS, CONTENT_KEPT_MS, CONTENT_STALE_MS } from '../limits.ts'
import { ENDPOINT_NAMES, type EndpointName } from '../../contract/endpoints.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import type { PageForm } from '../edge/page-address.ts'
import { build } from '../render/build.ts'
import { encodePage } from '../render/encode-page.tsx'
import { ROUTE_NAMES, type RouteName } from '../routes.ts'

/** What a page was made of, and for how long it is fresh. */
export interface PageQuality {
  /** The calls whose answers are in it, each with the time of its oldest answer: a purge since then voids the page. */
  calls: readonly (readonly [EndpointName, storedAt: number])[]
  storedAt: number
  freshUntil: number
  /** It lacks a part, or is made of old copies: it is cached for some seconds only, so that a crowd costs one rendering. */
  isDegraded: boolean
}

/** A complete page as it is sent, without anything that is one visitor's own. */
export interface CachedPage extends PageQuality {
  route: RouteName
  language: Language
  form: PageForm
  body: Uint8Array
  etag: string
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A drawn page in the form that is cached and sent. The ETag names the build too, so that no browser's copy outlives a deploy. */
export async function toCachedPage(
  { route, language, form }: Pick<CachedPage, 'route' | 'language' | 'form'>,
  text: string,
  quality: PageQuality,
): Promise<CachedPage> {
  // Not `encodePage` for a payload: in it whatever looks like the stylesheet's place is only text.
  const body = form === 'document' ? encodePage(text) : new TextEncoder().encode(text)
  const digest = await crypto.subtle.digest('SHA-256', body)
  return { ...quality, route, language, form, body, etag: `W/"${build.id}-${hex(digest)}"` }
}

type Freshness = 'fresh' | 'stale' | 'old' | 'gone'

/**
 * What a cached page is good for: `fresh` is as good as a new one, `stale` is sent while a new one is made
 * (stale-while-revalidate), `old` only when none can be made (stale-if-error), `gone` never.
 */
export function freshnessOf(cached: CachedPage, now: number): Freshness {
  const ageMs = now - cached.storedAt
  // From the future: made while the clock was ahead.
  if (ageMs < -CLOCK_SKEW_MS) return 'gone'
  if (now < cached.freshUntil) return 'fresh'
  if (cached.isDegraded || ageMs > CONTENT_KEPT_MS) return 'gone'
  return ageMs < CONTENT_STALE_MS ? 'stale' : 'old'
}

const facts = v.object({
  calls: v.array(v.tuple([v.picklist(ENDPOINT_NAMES), v.number()])),
  storedAt: v.number(),
  freshUntil: v.number(),
  route: v.picklist(ROUTE_NAMES),
  language: v.picklist(LANGUAGES),
  form: v.picklist(['document', 'payload']),
  etag: v.string(),
})

const FACTS = 'X-Cached-Page'

/** A cached page as an answer that the Cache API can hold. */
export function toCacheEntry({ body, ...rest }: CachedPage): Response {
  return new Response(body, {
    headers: {
      'Cache-Control': `max-age=${CONTENT_KEPT_MS / 1000}`,
      'Content-Type': 'application/octet-stream',
      [FACTS]: JSON.stringify(rest),
    },
  })
}

/** The page that the Cache API held; nothing where it held something else. */
export async function fromCacheEntry(response: Response): Promise<CachedPage | undefined> {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), facts),
    response.headers.get(FACTS) ?? undefined,
  )
  if (!parsed.success) {
    await response.body?.cancel()
    return undefined
  }
  return { ...parsed.output, isDegraded: false, body: new Uint8Array(await response.arrayBuffer()) }
}
