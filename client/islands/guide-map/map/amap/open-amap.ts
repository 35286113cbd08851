import type { Bounds } from '../../../../../contract/guide.ts'
import type { Coordinates } from '../../../../../contract/values.ts'
import type { AmapSettings } from '../../guide-state.ts'
import type { Walk } from '../../walk/walk.ts'
import {
  type Drawing,
  GuideMap,
  idsOf,
  type Layer,
  type MapContext,
  type MapEngine,
  type MapMark,
} from '../map-engine.ts'
import { firstFrame, whenDrawn } from '../map-view.ts'
import { addMapElement, clusterMark, clusterName, pointMark } from '../marks.ts'
import type { Opened } from '../use-map.ts'
import {
  type AmapCluster,
  type AmapClusterClick,
  type AmapClusterItem,
  type AmapMap,
  type AmapMarker,
  type AmapNamespace,
  type AmapOverlay,
  type AmapWalkingResult,
  failureOf,
  inTime,
  loadAmap,
} from './load-amap.ts'

/** Opens AMap's map, or returns why it could not be opened. Never rejects. */
export async function openAmap(context: MapContext, settings: AmapSettings): Promise<Opened> {
  try {
    const amap = await loadAmap(settings)
    await whenDrawn(context.container)
    return { map: await openMap(amap, context), failure: undefined }
  } catch (reason) {
    return { map: undefined, failure: failureOf(reason) }
  }
}

/** Opens the map. If it is not rendered in time, removes the map and rejects. */
async function openMap(amap: AmapNamespace, context: MapContext): Promise<GuideMap> {
  const element = addMapElement(context.container, context.texts.map)
  let map: AmapMap | undefined
  try {
    const opened = new amap.Map(element, mapOptions(context))
    map = opened
    await inTime(new Promise<void>((resolve) => opened.on('complete', resolve)))
    const engine = new AmapEngine(amap, map, context)
    return new GuideMap(engine, context, element)
  } catch (reason) {
    map?.destroy()
    element.remove()
    throw reason
  }
}

function mapOptions({ guide: { bounds } }: MapContext) {
  const { southWest, northEast } = bounds
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return {
    center: [(southWest[0] + northEast[0]) / 2, (southWest[1] + northEast[1]) / 2],
    zoom: 14,
    viewMode: '2D',
    resizeEnable: true,
    mapStyle: isDark ? 'amap://styles/dark' : 'amap://styles/normal',
  }
}

/**
 * Returns the styles of lines, as options of AMap's `Polyline`. Colours are read from the
 * stylesheet, because AMap draws on a canvas.
 */
function lineLooks(container: HTMLElement) {
  const styles = getComputedStyle(container)
  const colour = (name: string): string => styles.getPropertyValue(name).trim()
  const line = {
    isOutline: true,
    outlineColor: colour('--paper'),
    borderWeight: 2,
    strokeOpacity: 1,
    lineJoin: 'round',
    lineCap: 'round',
  }
  return {
    trail: {
      ...line,
      strokeColor: colour('--malachite'),
      strokeWeight: 3,
      strokeStyle: 'dashed',
      strokeDasharray: [2, 7],
      zIndex: 20,
    },
    walk: { ...line, strokeColor: colour('--cinnabar'), strokeWeight: 5, zIndex: 30 },
  }
}

/** Smallest zoom for a chosen point. */
const POINT_ZOOM = 17
const ABOVE_CLUSTERS = 100
const ABOVE_POINTS = 200
/** Pixels above, below, left and right of a path. On the right, they are for the buttons. */
const PATH_PADDING = [56, 56, 48, 88]
const GRID_PIXELS = 60
const LAST_CLUSTER_ZOOM = 18
/** Number of zoom levels by which a click on a cluster zooms in. */
const LEVELS_TO_OPEN = 2

class AmapEngine implements MapEngine {
  readonly #amap: AmapNamespace
  readonly #map: AmapMap
  readonly #looks: ReturnType<typeof lineLooks>
  readonly #context: MapContext
  readonly #cluster: AmapCluster
  #marks: ReadonlyMap<string, MapMark> = new Map()
  #chosen: string | undefined
  /** The ids of the points in clusters. */
  #crowd = ''
  /** Marks of the landmarks and the chosen point, by id and state. */
  #singles: ReadonlyMap<string, AmapOverlay> = new Map()
  readonly #overlays = new Map<Layer, readonly AmapOverlay[]>()

  constructor(amap: AmapNamespace, map: AmapMap, context: MapContext) {
    this.#amap = amap
    this.#map = map
    this.#looks = lineLooks(context.container)
    this.#context = context
    this.#cluster = new amap.MarkerCluster(map, [], {
      gridSize: GRID_PIXELS,
      maxZoom: LAST_CLUSTER_ZOOM,
      renderClusterMarker: ({ count, marker }) => this.#drawCluster(count, marker),
      renderMarker: ({ marker, data }) => this.#drawPoint(data[0], marker),
    })
    this.#cluster.on('click', (event) => this.#open(event))
  }

  drawGuide(): void {
    this.#map.add(this.#context.guide.trails.map(({ path }) => this.#line(path, 'trail')))
  }

  onZoom(listener: (zoom: number) => void): void {
    this.#map.on('zoomchange', () => listener(this.#map.getZoom()))
    listener(this.#map.getZoom())
  }

  onResize(listener: () => void): void {
    this.#map.on('resize', listener)
  }

  showPoints(marks: readonly MapMark[]): void {
    this.#marks = new Map(marks.map((mark) => [mark.id, mark]))
    this.#update()
  }

  choose(id: string | undefined): MapMark | undefined {
    if (id !== this.#chosen) {
      this.#chosen = id
      this.#update()
    }
    return this.#marks.get(id ?? '')
  }

  draw(layer: Layer, drawing: Drawing | undefined): void {
    const { path, marks } = drawing ?? { path: [], marks: [] }
    const next = marks.map(({ element, at }) => this.#marker(element, at))
    if (path.length > 0) next.unshift(this.#line(path, 'walk'))
    this.#map.remove(this.#overlays.get(layer) ?? [])
    this.#map.add(next)
    this.#overlays.set(layer, next)
  }

  fitLayer(layer: Layer): void {
    this.#map.setFitView(this.#overlays.get(layer) ?? [], false, PATH_PADDING)
  }

  showFirst(): void {
    this.fitBounds(firstFrame(this.#context.guide))
  }

  fitBounds({ southWest, northEast }: Bounds): void {
    this.#map.setBounds(new this.#amap.Bounds(southWest, northEast), true)
  }

  showPlace(place: Coordinates, kind: 'point' | 'position'): void {
    if (kind === 'position') this.#map.setCenter(place)
    else this.#map.setZoomAndCenter(Math.max(this.#map.getZoom(), POINT_ZOOM), place)
  }

  whenStill(action: () => void): void {
    action()
  }

  zoomBy(levels: 1 | -1): void {
    if (levels > 0) this.#map.zoomIn()
    else this.#map.zoomOut()
  }

  /** Returns AMap's walk. Rejects if AMap fails or does not respond. */
  findWalk(from: Coordinates, to: Coordinates): Promise<Walk | undefined> {
    const walking = new this.#amap.Walking({ hideMarkers: true })
    const answer = new Promise<Walk | undefined>((resolve, reject) => {
      walking.search(from, to, (status, result) => {
        if (status === 'no_data') resolve(undefined)
        else if (status === 'complete' && isResult(result)) resolve(walkOf(result))
        else reject(new Error(String(result)))
      })
    })
    return inTime(answer)
  }

  close(): void {
    this.#cluster.setMap(null)
    this.#map.destroy()
  }

  #update(): void {
    const marks = [...this.#marks.values()]
    const isSingle = (mark: MapMark): boolean => mark.isLandmark || mark.id === this.#chosen
    const crowd = marks.filter((mark) => !isSingle(mark))
    // Redraws only what has changed, because a mark loses the focus when it is redrawn.
    if (idsOf(crowd) !== this.#crowd) {
      this.#crowd = idsOf(crowd)
      this.#cluster.setData(crowd.map(({ id, coordinates }) => ({ id, lnglat: coordinates })))
    }
    const before = this.#singles
    const singles = new Map(
      marks.filter(isSingle).map((mark): [string, AmapOverlay] => {
        const key = `${mark.id} ${mark.id === this.#chosen}`
        return [key, before.get(key) ?? this.#single(mark)]
      }),
    )
    this.#singles = singles
    this.#map.remove([...before].flatMap(([key, each]) => (singles.has(key) ? [] : [each])))
    this.#map.add([...singles].flatMap(([key, each]) => (before.has(key) ? [] : [each])))
  }

  #single(mark: MapMark): AmapOverlay {
    const isChosen = mark.id === this.#chosen
    const element = pointMark(mark, () => this.#context.onChoose(mark.id))
    element.classList.add('is-labelled')
    if (isChosen) element.ariaPressed = 'true'
    return this.#marker(element, mark.coordinates, isChosen ? ABOVE_POINTS : ABOVE_CLUSTERS)
  }

  /** Renders a cluster. AMap has its own event for clicks, so the element listens only for keys. */
  #drawCluster(count: number, marker: AmapMarker): void {
    const label = clusterName(this.#context.texts, count)
    const element = clusterMark({ count, label }, (event) => {
      if (isKey(event)) this.#map.zoomIn()
    })
    marker.setContent(element)
    marker.setAnchor('center')
  }

  #drawPoint(item: AmapClusterItem | undefined, marker: AmapMarker): void {
    const mark = item && this.#marks.get(item.id)
    if (mark === undefined) return
    marker.setContent(
      pointMark(mark, (event) => {
        if (isKey(event)) this.#context.onChoose(mark.id)
      }),
    )
    marker.setAnchor('center')
  }

  #open({ clusterData, lnglat }: AmapClusterClick): void {
    const [first, ...others] = clusterData
    if (first && others.length === 0) this.#context.onChoose(first.id)
    else this.#map.setZoomAndCenter(this.#map.getZoom() + LEVELS_TO_OPEN, lnglat)
  }

  #marker(content: HTMLElement, position: Coordinates, zIndex = ABOVE_POINTS): AmapOverlay {
    return new this.#amap.Marker({ content, position, anchor: 'center', zIndex })
  }

  #line(path: readonly Coordinates[], kind: 'trail' | 'walk'): AmapOverlay {
    return new this.#amap.Polyline({ path, ...this.#looks[kind] })
  }
}

function isKey(event: MouseEvent): boolean {
  return event.detail === 0
}

function isResult(result: unknown): result is AmapWalkingResult {
  return Array.isArray(Object(result).routes)
}

/** Returns the first route of a result. Its climb is unknown, because AMap does not report it. */
function walkOf({ routes: [route] }: AmapWalkingResult): Walk | undefined {
  if (route === undefined) return undefined
  return {
    length: route.distance,
    minutes: route.time / 60,
    climb: undefined,
    path: route.steps.flatMap(({ path }) =>
      path.map((place): Coordinates => [place.getLng(), place.getLat()]),
    ),
    steps: route.steps.map(({ instruction, distance, time }) => ({
      kind: 'worded',
      text: instruction,
      length: distance,
      minutes: time / 60,
    })),
  }
}
