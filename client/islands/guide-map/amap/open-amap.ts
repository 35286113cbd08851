import type { AmapSettings } from '../guide-props.ts'
import type { MapContext, MapEngine } from '../map-engine.ts'
import { type AmapFailure, failureOf } from './amap-failure.ts'
import { openAmapEngine } from './amap-engine.ts'
import { loadAmap } from './load-amap.ts'

/** AMap's map, or why it can't be opened; never rejects. */
export async function openAmap(
  context: MapContext,
  settings: AmapSettings,
): Promise<{ engine: MapEngine } | { failure: AmapFailure }> {
  try {
    return { engine: await openAmapEngine(await loadAmap(settings), context) }
  } catch (reason) {
    return { failure: failureOf(reason) }
  }
}
