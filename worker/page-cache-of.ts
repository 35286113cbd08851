import { isolate } from './reads-of.ts'
import type { HttpCache } from './backends/stores.ts'
import type { Settings } from './bindings.ts'
import { PageCache } from './edge/page-cache.ts'
import { build } from './render/build.ts'

/** The complete pages that this isolate holds. */
export const pageCache = new PageCache(isolate.purges)

/** The data centre's cache, looked up late: it may be what fails. */
export const httpCache: HttpCache = {
  match: (address) => caches.default.match(address),
  put: (address, response) => caches.default.put(address, response),
}

const scopes = new WeakMap<Settings, string>()

/** Under which address pages are kept in the Cache API: another build or configuration finds none of these. */
export function pageScope(settings: Settings): string {
  const known = scopes.get(settings)
  if (known !== undefined) return known
  const { SITE_ORIGIN } = settings
  const scope = `${SITE_ORIGIN}/_kept/page/${build.id}-${fingerprint(JSON.stringify(settings))}/`
  scopes.set(settings, scope)
  return scope
}

/** FNV-1a: tells configurations apart, and guards nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
