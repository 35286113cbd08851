import { isolate } from '../backend-for-request.ts'
import type { Settings } from '../settings.ts'
import { dataCentreCache } from '../data-centre-cache.ts'
import { build } from '../render/build.ts'
import { PageCache, type PageStore } from './page-cache.ts'
import { RendersInFlight } from './renders-in-flight.ts'

/** The complete pages that this isolate holds. */
export const pageCache = new PageCache(isolate.purges)

/** The pages that this isolate is making. */
export const rendersInFlight = new RendersInFlight()

const stores = new WeakMap<Settings, PageStore>()

/** The place of this build's pages in the Cache API: another build or configuration finds none of these. */
export function pageStore(settings: Settings): PageStore {
  const known = stores.get(settings)
  if (known !== undefined) return known
  const { SITE_ORIGIN } = settings
  // No page depends on the operators' token: a new one must not empty the cache.
  const facts = JSON.stringify({ ...settings, OPS_TOKEN: undefined })
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
