import type { AmapFailure } from './amap/amap-failure.ts'
import type { AmapSettings } from './guide-props.ts'
import type { MapContext, MapEngine } from './map-engine.ts'

interface OpenMap {
  engine: MapEngine
  /** Why it is not AMap's map, where that was wanted. */
  failure: AmapFailure | undefined
}

/** The worker needs none of the maps' code. */
const importEmbedded = import.meta.env.SSR
  ? inBrowserOnly
  : () => import('./embedded/embedded-engine.ts')
const importAmap = import.meta.env.SSR ? inBrowserOnly : () => import('./amap/open-amap.ts')

function inBrowserOnly(): never {
  throw new Error('Maps are opened in a browser')
}

/** Opens AMap's map where a key is given, else, or when that fails, the embedded one. */
export async function openMap(
  context: MapContext,
  amap: AmapSettings | undefined,
): Promise<OpenMap> {
  const opened = amap && (await tryAmap(context, amap))
  if (opened && 'engine' in opened) return { ...opened, failure: undefined }
  const { openEmbedded } = await importEmbedded()
  return { engine: openEmbedded(context), failure: opened?.failure }
}

/** AMap's map, or why it can't be opened. */
export async function tryAmap(
  context: MapContext,
  amap: AmapSettings,
): Promise<{ engine: MapEngine } | { failure: AmapFailure }> {
  const { openAmap } = await importAmap()
  return openAmap(context, amap)
}
