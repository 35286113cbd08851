import type { MapContext, MapMark } from '../map-engine.ts'
import { clusterMark, clusterName, pointMark } from '../marks.ts'
import type {
  AmapCluster,
  AmapClusterClick,
  AmapClusterItem,
  AmapMap,
  AmapMarker,
  AmapNamespace,
  AmapOverlay,
} from './load-amap.ts'

const GRID_PIXELS = 60
const LAST_CLUSTER_ZOOM = 18
const ABOVE_CLUSTERS = 100
/** How much nearer a click on a cluster goes. */
const LEVELS_TO_OPEN = 2

/** The points of a guide on AMap's map, clustered by AMap. */
export class AmapClusters {
  readonly #amap: AmapNamespace
  readonly #map: AmapMap
  readonly #context: MapContext
  readonly #cluster: AmapCluster
  #marks: ReadonlyMap<string, MapMark> = new Map()
  #leftOut: string | undefined
  #landmarks: readonly AmapOverlay[] = []

  constructor({ amap, map }: { amap: AmapNamespace; map: AmapMap }, context: MapContext) {
    this.#amap = amap
    this.#map = map
    this.#context = context
    this.#cluster = new amap.MarkerCluster(map, [], {
      gridSize: GRID_PIXELS,
      maxZoom: LAST_CLUSTER_ZOOM,
      renderClusterMarker: ({ count, marker }) => this.#drawCluster(count, marker),
      renderMarker: ({ marker, data }) => this.#drawPoint(data[0], marker),
    })
    this.#cluster.on('click', (event) => this.#open(event))
  }

  showPoints(marks: readonly MapMark[]): void {
    this.#marks = new Map(marks.map((mark) => [mark.id, mark]))
    this.#update()
  }

  /** Leaves out one point, which the caller draws itself. */
  leaveOut(id: string | undefined): void {
    this.#leftOut = id
    this.#update()
  }

  close(): void {
    this.#cluster.setMap(null)
  }

  #update(): void {
    const marks = [...this.#marks.values()].filter(({ id }) => id !== this.#leftOut)
    const crowd = marks.filter(({ isLandmark }) => !isLandmark)
    this.#cluster.setData(crowd.map(({ id, coordinates }) => ({ id, lnglat: coordinates })))
    this.#map.remove(this.#landmarks)
    this.#landmarks = marks
      .filter(({ isLandmark }) => isLandmark)
      .map((mark) => this.#landmark(mark))
    this.#map.add(this.#landmarks)
  }

  #landmark(mark: MapMark): AmapOverlay {
    const content = pointMark(mark, () => this.#context.onChoose(mark.id))
    content.classList.add('is-labelled')
    return new this.#amap.Marker({
      content,
      position: mark.coordinates,
      anchor: 'center',
      zIndex: ABOVE_CLUSTERS,
    })
  }

  /** AMap reports clicks and taps by its own event; the element's is only for keys. */
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
}

function isKey(event: MouseEvent): boolean {
  return event.detail === 0
}
