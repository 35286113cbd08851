import type { Coordinates } from '../../../../../contract/values.ts'
import type { AmapSettings } from '../../guide-state.ts'

/** The used parts of AMap's JS API 2.0 (reference: `docs/developers/guide-map.md`). */
export interface AmapNamespace {
  Map: new (container: HTMLElement, options: Readonly<Record<string, unknown>>) => AmapMap
  Marker: new (options: {
    position: Coordinates
    content: HTMLElement
    anchor: 'center'
    zIndex: number
  }) => AmapMarker
  MarkerCluster: new (
    map: AmapMap,
    data: readonly AmapClusterItem[],
    options: {
      gridSize: number
      maxZoom: number
      renderClusterMarker: (context: { count: number; marker: AmapMarker }) => void
      renderMarker: (context: { marker: AmapMarker; data: readonly AmapClusterItem[] }) => void
    },
  ) => AmapCluster
  Polyline: new (options: Readonly<Record<string, unknown>>) => AmapOverlay
  Bounds: new (southWest: Coordinates, northEast: Coordinates) => object
  Walking: new (options: { hideMarkers: boolean }) => {
    search: (
      origin: Coordinates,
      destination: Coordinates,
      callback: (status: 'complete' | 'error' | 'no_data', result: unknown) => void,
    ) => void
  }
}

/** An overlay on the map. Code only adds and removes it. */
export type AmapOverlay = object

export interface AmapMap {
  on: (type: 'complete' | 'resize' | 'zoomchange', listener: () => void) => void
  add: (overlays: readonly AmapOverlay[]) => void
  remove: (overlays: readonly AmapOverlay[]) => void
  setBounds: (bounds: object, immediately?: boolean) => void
  setFitView: (overlays: readonly AmapOverlay[], immediately: boolean, avoid: number[]) => void
  setCenter: (center: Coordinates) => void
  setZoomAndCenter: (zoom: number, center: AmapLngLat | Coordinates) => void
  getZoom: () => number
  zoomIn: () => void
  zoomOut: () => void
  destroy: () => void
}

export interface AmapMarker {
  setContent: (content: HTMLElement) => void
  setAnchor: (anchor: 'center') => void
}

export interface AmapClusterItem {
  lnglat: Coordinates
  id: string
}

/** `clusterData` has one item if the click was on a single point. */
export interface AmapClusterClick {
  lnglat: AmapLngLat
  clusterData: readonly AmapClusterItem[]
}

export interface AmapCluster {
  on: (type: 'click', listener: (event: AmapClusterClick) => void) => void
  setData: (data: readonly AmapClusterItem[]) => void
  setMap: (map: AmapMap | null) => void
}

interface AmapLngLat {
  getLng: () => number
  getLat: () => number
}

/** The parts of a `WalkingResult` that the guide shows. */
export interface AmapWalkingResult {
  routes: readonly {
    distance: number
    time: number
    steps: readonly {
      instruction: string
      distance: number
      time: number
      path: readonly AmapLngLat[]
    }[]
  }[]
}

/** The reason why AMap's map did not open. */
export interface AmapFailure {
  /** With `told`, `text` is the message of AMap or its loader. */
  kind: 'told' | 'script' | 'previous' | 'timeout'
  text: string
}

/**
 * Returns why AMap's loader has rejected. `reason` may be the loader's own text, an error in AMap's
 * script, or the event of a script that did not load. After an earlier failure it is an empty text.
 */
export function failureOf(reason: unknown): AmapFailure {
  if (reason instanceof AmapTimeout) return { kind: 'timeout', text: '' }
  if ((reason ?? '') === '') return { kind: 'previous', text: '' }
  const { info, message } = Object(reason)
  const text: unknown = [reason, info, message].find((each) => typeof each === 'string')
  return typeof text === 'string' ? { kind: 'told', text } : { kind: 'script', text: '' }
}

/** AMap did not respond in time. */
export class AmapTimeout extends Error {}

/** Timeout for AMap's script, first map and responses. AMap itself has no timeouts. */
const WAIT_MS = 10_000

/** Rejects with an `AmapTimeout` if `promise` takes too long. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AmapTimeout()), WAIT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The version of AMap's JS API. By default, the loader would load the old 1.4.15. */
const AMAP_VERSION = '2.0'

/** AMap's own loader. Its published types lack `reset` and the default export. */
interface AmapLoader {
  load: (options: object) => Promise<AmapNamespace>
  reset: () => void
}

let hasFailed = false
/** Number of failed attempts so far. */
let failures = 0

/** Returns AMap's JS API, or rejects with the loader's reason or an `AmapTimeout`. */
export async function loadAmap({ key, hasProxy }: AmapSettings): Promise<AmapNamespace> {
  // Imported only when needed, because the import itself accesses `window`.
  const module: { default?: unknown } = await import('@amap/amap-jsapi-loader')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `AmapLoader`
  const loader = module.default as AmapLoader
  // The script may have arrived after its timeout and changed the loader's state.
  if (hasFailed) loader.reset()
  // AMap's script reads this setting once, when it starts.
  if (hasProxy)
    Reflect.set(window, '_AMapSecurityConfig', {
      serviceHost: `${location.origin}/_AMapService`,
    })
  // After a failure, the key has a suffix. Otherwise a browser may reuse a pending request for the
  // same address.
  const suffix = failures === 0 ? '' : `&attempt=${failures + 1}`
  const plugins = ['AMap.MarkerCluster', 'AMap.Walking']
  try {
    // Without Loca: the loader would add it in a version that does not work with JS API 2.0.
    const options = { key: key + suffix, version: AMAP_VERSION, plugins }
    const amap = await inTime(loader.load(options))
    hasFailed = false
    return amap
  } catch (reason) {
    hasFailed = true
    failures += 1
    throw reason
  }
}
