import type { Map as LeafletMap, Marker } from 'leaflet'
import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { MapMark, MapWords } from '../map-engine.ts'
import { clusterMark, pointMark } from '../marks.ts'
import { placeLabels } from './labels.ts'
import { latLngOf, placeMark, watchDrags } from './mark-layer.ts'

/** Points nearer to each other than this, in pixels, are one cluster. */
const CLUSTER_RADIUS = 52
/** From the zoom above this one on, every point stands for itself. */
const LAST_CLUSTER_ZOOM = 18
/** How much of the window around it is drawn too, so that a short drag shows no gaps. */
const MARGIN = 0.25

type Feature = PointFeature<MapMark> | ClusterFeature<object>

interface Drawn {
  marker: Marker
  element: HTMLElement
  name: string
}

/** The points of a guide on a Leaflet map, as many as are in sight, crowded ones as clusters. */
export class ClusterLayer {
  readonly #map: LeafletMap
  readonly #words: MapWords
  readonly #onChoose: (id: string) => void
  readonly #endsDrag: (event: MouseEvent) => boolean
  readonly #drawn = new Map<string, Drawn>()
  #marks: readonly MapMark[] = []
  #chosen: MapMark | undefined
  #index = clusterIndex([])

  constructor(map: LeafletMap, words: MapWords, onChoose: (id: string) => void) {
    this.#map = map
    this.#words = words
    this.#onChoose = onChoose
    this.#endsDrag = watchDrags(map)
    map.on('moveend', () => this.#draw())
  }

  showPoints(marks: readonly MapMark[]): void {
    this.#marks = marks
    this.#rebuild()
  }

  /** Marks one point, which then is in no cluster; answers it. */
  choose(id: string | undefined): MapMark | undefined {
    const before = this.#chosen?.id
    this.#clear((key) => key === `point ${before}`)
    this.#chosen = this.#marks.find((mark) => mark.id === id)
    this.#rebuild()
    return this.#chosen
  }

  #rebuild(): void {
    const id = this.#chosen?.id
    this.#index = clusterIndex(this.#marks.filter((mark) => mark.id !== id))
    this.#clear((key) => key.startsWith('cluster') || key === `point ${id}`)
    this.#draw()
  }

  #draw(): void {
    const bounds = this.#map.getBounds().pad(MARGIN)
    const features: Feature[] = this.#index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.floor(this.#map.getZoom()),
    )
    const wanted = new Set(features.map(keyOf))
    if (this.#chosen) wanted.add(`point ${this.#chosen.id}`)
    const hadFocus = this.#map.getContainer().contains(document.activeElement)
    this.#clear((key) => !wanted.has(key))
    if (this.#chosen) this.#drawPoint(this.#chosen)
    for (const feature of features) {
      if (isCluster(feature)) this.#drawCluster(feature)
      else this.#drawPoint(feature.properties)
    }
    this.#label()
    // The cluster that was entered by key is gone: the keys go on moving the map.
    if (hadFocus && document.activeElement === document.body)
      this.#map.getContainer().focus({ preventScroll: true })
  }

  #drawPoint(mark: MapMark): void {
    const isChosen = mark.id === this.#chosen?.id
    const element = pointMark(mark, (event) => {
      if (!this.#endsDrag(event)) this.#onChoose(mark.id)
    })
    if (isChosen) element.ariaPressed = 'true'
    this.#add(`point ${mark.id}`, {
      element,
      name: mark.name,
      marker: placeMark(element, latLngOf(mark.coordinates), isChosen ? 1000 : 0),
    })
  }

  #drawCluster({ properties, geometry }: ClusterFeature<object>): void {
    const { cluster_id: id, point_count: count } = properties
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const element = clusterMark({ count, label: this.#words.cluster(count) }, (event) => {
      if (this.#endsDrag(event)) return
      this.#map.setView([latitude, longitude], this.#index.getClusterExpansionZoom(id))
    })
    const marker = placeMark(element, [latitude, longitude])
    this.#add(`cluster ${id}`, { element, name: '', marker })
  }

  #add(key: string, drawn: Drawn): void {
    if (this.#drawn.has(key)) return
    drawn.marker.addTo(this.#map)
    this.#drawn.set(key, drawn)
  }

  #clear(isGone: (key: string) => boolean): void {
    for (const [key, { marker }] of this.#drawn) {
      if (!isGone(key)) continue
      marker.remove()
      this.#drawn.delete(key)
    }
  }

  #label(): void {
    const wishes = [...this.#drawn].map(([key, { marker, name }]) => {
      const { x, y } = this.#map.latLngToContainerPoint(marker.getLatLng())
      return { key, x, y, name }
    })
    const placed = placeLabels(wishes)
    for (const [key, { element }] of this.#drawn)
      element.classList.toggle('is-labelled', placed.has(key))
  }
}

function clusterIndex(marks: readonly MapMark[]): Supercluster<MapMark, object> {
  const index = new Supercluster<MapMark, object>({
    radius: CLUSTER_RADIUS,
    // The side of Leaflet's tiles, so that the radius is in pixels of the screen.
    extent: 256,
    maxZoom: LAST_CLUSTER_ZOOM,
  })
  return index.load(
    marks.map((mark) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: mark.coordinates },
      properties: mark,
    })),
  )
}

function isCluster(feature: Feature): feature is ClusterFeature<object> {
  return 'cluster' in feature.properties
}

function keyOf(feature: Feature): string {
  return isCluster(feature)
    ? `cluster ${feature.properties.cluster_id}`
    : `point ${feature.properties.id}`
}
