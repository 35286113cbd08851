import type { AmapSettings } from '../../guide-state.ts'
import type { MapContext, MapEngine } from '../map-engine.ts'
import { whenDrawn } from '../map-view.ts'
import { type AmapFailure, failureOf, inTime, type AmapNamespace } from './load-amap.ts'
import { openAmapEngine } from './amap-engine.ts'

/** AMap's map, or why it can't be opened; never rejects. */
export async function openAmap(
  context: MapContext,
  settings: AmapSettings,
): Promise<{ engine: MapEngine } | { failure: AmapFailure }> {
  try {
    const amap = await loadAmap(settings)
    await whenDrawn(context.container)
    return { engine: await openAmapEngine(amap, context) }
  } catch (reason) {
    return { failure: failureOf(reason) }
  }
}

/** The version of AMap's JS API; the loader's own default is the old 1.4.15. */
const AMAP_VERSION = '2.0'

/** AMap's own loader; its types know nothing of `reset`. */
interface AmapLoader {
  load: (options: {
    key: string
    version: string
    plugins: readonly string[]
  }) => Promise<AmapNamespace>
  reset: () => void
}

const PLUGINS = ['AMap.MarkerCluster', 'AMap.Walking']

let hasFailed = false
/** How many attempts have failed so far. */
let failures = 0

/**
 * AMap's JS API. Rejects as the loader does, and with an `AmapTimeout` when it does not settle; whatever the reason, the
 * next call starts afresh.
 */
async function loadAmap({ key, hasProxy }: AmapSettings): Promise<AmapNamespace> {
  const loader = await importLoader()
  // A script that was given up may have arrived since, and changed the loader's state.
  if (hasFailed) loader.reset()
  // The script reads it once, as it starts.
  if (hasProxy)
    Reflect.set(window, '_AMapSecurityConfig', {
      serviceHost: `${location.origin}/_AMapService`,
    })
  try {
    // Without Loca: the guide draws nothing with it, and 1.3.2, the loader's default, refuses JS API 2.0.
    const amap = await inTime(
      loader.load({ key: distinct(key), version: AMAP_VERSION, plugins: PLUGINS }),
    )
    hasFailed = false
    return amap
  } catch (reason) {
    hasFailed = true
    failures += 1
    throw reason
  }
}

/**
 * The key as the loader puts it into the script's address. After a failure the address must be another one: browsers let a
 * script wait for a pending request with the same address.
 */
function distinct(key: string): string {
  return failures === 0 ? key : `${key}&attempt=${failures + 1}`
}

/** Not imported statically, since it touches `window` at once. */
async function importLoader(): Promise<AmapLoader> {
  const module: { default?: unknown } = await import('@amap/amap-jsapi-loader')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its type file leaves `reset` and the default export out
  return module.default as AmapLoader
}
