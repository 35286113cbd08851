import type { LatLngTuple, LatLngExpression } from 'leaflet'
import type { ClusterFeature } from 'supercluster'
import { clusterIndex, type Feature, isCluster, keyOf, WORLD } from '../clusters.ts'
import type { Position } from '../curve.ts'
import {
  arrange,
  type Arrangement,
  type Box,
  boxOf,
  circleOf,
  LETTER,
  overlaps,
  placeNames,
  type Side,
  STILL,
  stepOf,
} from '../labels.ts'
import type { MapContext, MapMark } from '../map-engine.ts'
import { firstFrame, isOverview } from '../map-view.ts'
import { clusterMark, clusterName, pointMark } from '../marks.ts'
import { DomUtil, type LeafletMap, DivIcon, LatLngBounds, Marker } from './leaflet.ts'
import type { Bounds } from '../../../../../contract/guide.ts'
import type { Coordinates } from '../../../../../contract/values.ts'
import { afterPaint } from '../../after-paint.ts'

/** Returns coordinates in Leaflet's order: latitude first. */
export function latLngOf([longitude, latitude]: Coordinates): [number, number] {
  return [latitude, longitude]
}

export function boundsOf({ southWest, northEast }: Bounds): LatLngBounds {
  return new LatLngBounds(latLngOf(southWest), latLngOf(northEast))
}

export function placeMark(element: HTMLElement, at: LatLngExpression): Marker {
  const icon = new DivIcon({ html: element, className: 'map-mark-place', iconSize: [0, 0] })
  return new Marker(at, { icon, interactive: false, keyboard: false })
}

/**
 * Returns a function that tests whether a click is only the end of a drag. A click by key never is.
 */
function watchDrags(map: LeafletMap): (event: MouseEvent) => boolean {
  let isDragged = false
  map.on('dragstart', () => {
    isDragged = true
  })
  map.getContainer().addEventListener('pointerdown', () => void (isDragged = false), true)
  return ({ detail }) => isDragged && detail > 0
}

/**
 * Marks are also rendered outside the window, up to this share of its size. Without them, a short
 * drag would show gaps.
 */
const MARGIN = 0.25
/**
 * Number of marks that are rendered per frame. With more, the map on a slow phone could not follow
 * the finger.
 */
const MARKS_A_FRAME = 16

const LABELLED = 'is-labelled'

interface Drawn {
  element: HTMLElement
  at: LatLngTuple
  name: string
  isLandmark: boolean
  /** How far a cluster is moved aside, in pixels. */
  shift: Position
}

/** The points in view and the clusters, in one pane that Leaflet moves as a whole. */
export class ClusterLayer {
  readonly #map: LeafletMap
  readonly #pane: HTMLElement
  readonly #context: MapContext
  readonly #endsDrag: (event: MouseEvent) => boolean
  readonly #drawn = new Map<string, Drawn>()
  #marks: readonly MapMark[] = []
  #chosen: MapMark | undefined
  /** The marks outside clusters: the landmarks and the chosen point. */
  #single: readonly MapMark[] = []
  /** Measured once per map size, because each measurement causes a layout. */
  #area: Area | undefined
  #index = clusterIndex([])
  /** The layout of names and clusters, by the step of the zoom. */
  readonly #arrangements = new Map<number, Arrangement>()
  #frame = 0

  constructor(map: LeafletMap, context: MapContext) {
    this.#map = map
    this.#pane = map.createPane('points')
    this.#context = context
    map.on('resize', () => {
      this.#area = undefined
      this.#arrangements.clear()
    })
    this.#endsDrag = watchDrags(map)
    map.on('zoom viewreset', () => this.#drawn.forEach((drawn) => this.#place(drawn)))
    map.on('moveend', () => this.#draw())
    map.on('unload', () => cancelAnimationFrame(this.#frame))
    this.#awaitControls()
  }

  /** Places the names again when React has added the buttons to a map that is already open. */
  #awaitControls(): void {
    const stage = this.#map.getContainer().closest('.guide-stage')
    if (stage === null || stage.querySelector('.map-controls')) return
    const observer = new MutationObserver(() => {
      if (stage.querySelector('.map-controls') === null) return
      observer.disconnect()
      this.#area = undefined
      this.#label()
    })
    observer.observe(stage, { childList: true })
    this.#map.on('unload', () => observer.disconnect())
  }

  showPoints(marks: readonly MapMark[]): void {
    this.#marks = marks
    this.#rebuild()
  }

  /** Marks one point as chosen and returns it. The point is then outside its cluster. */
  choose(id: string | undefined): MapMark | undefined {
    const before = this.#chosen?.id
    if (id === undefined && before === undefined) return undefined
    this.#chosen = this.#marks.find((mark) => mark.id === id)
    this.#rebuild(before)
    return this.#chosen
  }

  /** Computes the clusters again. `before` is the id of the point that was chosen previously. */
  #rebuild(before?: string): void {
    const id = this.#chosen?.id
    const isSingle = (mark: MapMark): boolean => mark.isLandmark || mark.id === id
    this.#single = this.#marks.filter(isSingle)
    this.#index = clusterIndex(this.#marks.filter((mark) => !isSingle(mark)))
    this.#arrangements.clear()
    const anew = new Set([`point ${id}`, `point ${before}`])
    const focused = [...anew].find(
      (key) => this.#drawn.get(key)?.element === document.activeElement,
    )
    this.#clear((key) => key.startsWith('cluster') || anew.has(key))
    this.#draw()
    if (focused !== undefined) this.#drawn.get(focused)?.element.focus({ preventScroll: true })
  }

  #draw(): void {
    const bounds = this.#map.getBounds().pad(MARGIN)
    const features: Feature[] = this.#index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.floor(this.#map.getZoom()),
    )
    const single = this.#single.filter(
      (mark) => mark.id === this.#chosen?.id || bounds.contains(latLngOf(mark.coordinates)),
    )
    const wanted = new Set([...features.map(keyOf), ...single.map(({ id }) => `point ${id}`)])
    this.#clear((key) => !wanted.has(key))
    this.#pane.classList.toggle('is-overview', this.#showsOverview())
    for (const mark of single) this.#drawPoint(mark)
    this.#arrange()
    const missing = features.filter((feature) => !this.#drawn.has(keyOf(feature)))
    this.#inFrames(
      missing,
      (feature) => this.#drawFeature(feature),
      () => this.#label(),
    )
  }

  /** Returns whether the map shows the first frame with all points, or more of the area. */
  #showsOverview(): boolean {
    const { guide } = this.#context
    const frame = this.#map.getBoundsZoom(boundsOf(firstFrame(guide)))
    return this.#map.getZoom() <= frame && isOverview(guide, this.#marks.length)
  }

  #drawFeature(feature: Feature): void {
    if (isCluster(feature)) this.#drawCluster(feature)
    else this.#drawPoint(feature.properties)
  }

  #drawPoint(mark: MapMark): void {
    const element = pointMark(mark, (event) => {
      if (!this.#endsDrag(event)) this.#context.onChoose(mark.id)
    })
    if (mark.id === this.#chosen?.id) element.ariaPressed = 'true'
    this.#add(`point ${mark.id}`, {
      element,
      at: latLngOf(mark.coordinates),
      name: mark.name,
      isLandmark: mark.isLandmark,
      shift: STILL,
    })
  }

  #drawCluster({ properties, geometry }: ClusterFeature<object>): void {
    const { cluster_id: id, point_count: count } = properties
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const [leaf] = this.#index.getLeaves(id, 1)
    const label = clusterName(this.#context.texts, count, leaf?.properties.name)
    const element = clusterMark({ count, label }, (event) => {
      if (this.#endsDrag(event)) return
      const zoom = this.#index.getClusterExpansionZoom(id)
      // Waits until the press is painted.
      afterPaint(() => this.#map.setView([latitude, longitude], zoom))
    })
    this.#add(`cluster ${id}`, {
      element,
      at: [latitude, longitude],
      name: '',
      isLandmark: false,
      shift: STILL,
    })
  }

  #add(key: string, drawn: Drawn): void {
    if (this.#drawn.has(key)) return
    drawn.shift = this.#arrangement.shifts.get(key) ?? STILL
    this.#place(drawn)
    this.#pane.append(drawn.element)
    this.#drawn.set(key, drawn)
  }

  #place({ element, at, shift }: Drawn): void {
    DomUtil.setPosition(element, this.#map.latLngToLayerPoint(at).add([shift.x, shift.y]).round())
  }

  get #measured(): Area {
    return (this.#area ??= measureArea(this.#map.getContainer()))
  }

  get #arrangement(): Arrangement {
    const zoom = this.#map.getZoom()
    // The drawing has no room for large text, so the map need not have the same marks.
    const isLarge = document.documentElement.dataset['elder'] !== undefined
    const step = isLarge ? zoom : stepOf(zoom)
    const known = this.#arrangements.get(step)
    if (known) return known
    const marks = {
      landmarks: this.#single.filter(({ isLandmark }) => isLandmark),
      others: this.#index.getClusters(WORLD, Math.floor(step)),
      letters: isLarge ? this.#measured.scale : 1,
    }
    const arrangement = arrange(this.#context.guide, marks, step)
    this.#arrangements.set(step, arrangement)
    return arrangement
  }

  /** Moves names and clusters to their places at this zoom. */
  #arrange(): void {
    const { sides, shifts } = this.#arrangement
    for (const [key, drawn] of this.#drawn) {
      setSide(drawn, sides.get(key))
      const shift = shifts.get(key) ?? STILL
      if (shift === drawn.shift) continue
      drawn.shift = shift
      this.#place(drawn)
    }
  }

  #clear(isGone: (key: string) => boolean): void {
    for (const [key, { element }] of this.#drawn) {
      if (!isGone(key)) continue
      // Keys move the map only while the focus is on it.
      if (element === document.activeElement)
        this.#map.getContainer().focus({ preventScroll: true })
      element.remove()
      this.#drawn.delete(key)
    }
  }

  #label(): void {
    const chosen = `point ${this.#chosen?.id}`
    const { sides } = this.#arrangement
    const area = this.#measured
    const { scale } = area
    this.#hideCovered(area)
    const taken = withoutNames(area)
    const circles: Box[] = []
    const others = []
    const labelled = new Set<string>()
    // The stylesheet always shows the name of the chosen point, so it comes first.
    for (const [key, { at, name, shift }] of [...this.#drawn].toSorted(
      ([one], [other]) => Number(other === chosen) - Number(one === chosen),
    )) {
      const { x, y } = this.#map.latLngToContainerPoint(at).add([shift.x, shift.y])
      const side = sides.get(key)
      circles.push(circleOf({ x, y, isCluster: name === '' }))
      if (side === undefined && key !== chosen) {
        if (name !== '') others.push({ key, name, x, y })
        continue
      }
      const box = boxOf({ key, name, x, y }, { side: side ?? 'below', scale })
      if (taken.some((other) => overlaps(box, other))) continue
      labelled.add(key)
      taken.push(box)
    }
    for (const [key, { side }] of placeNames(others, { taken: [...taken, ...circles], scale })) {
      labelled.add(key)
      setSide(this.#drawn.get(key), side)
    }
    const changed = [...this.#drawn].filter(
      ([key, { element }]) => element.classList.contains(LABELLED) !== labelled.has(key),
    )
    this.#inFrames(changed, ([, { element }]) => element.classList.toggle(LABELLED))
  }

  /**
   * Hides marks that a button or the edge of the map cuts, because they could not be pressed
   * reliably. They return when the map is moved. Landmarks and the chosen point stay.
   */
  #hideCovered({ fixed }: Area): void {
    for (const [key, { element, at, name, shift, isLandmark }] of this.#drawn) {
      const { x, y } = this.#map.latLngToContainerPoint(at).add([shift.x, shift.y])
      const circle = circleOf({ x, y, isCluster: name === '' })
      const isCovered =
        !isLandmark &&
        key !== `point ${this.#chosen?.id}` &&
        fixed.some((each) => overlaps(circle, each))
      element.classList.toggle('is-covered', isCovered)
    }
  }

  /** Calls `act` for a few items per frame, then `after`. A new call cancels the previous one. */
  #inFrames<Item>(items: readonly Item[], act: (item: Item) => void, after?: () => void): void {
    cancelAnimationFrame(this.#frame)
    items.slice(0, MARKS_A_FRAME).forEach(act)
    const rest = items.slice(MARKS_A_FRAME)
    if (rest.length > 0) this.#frame = requestAnimationFrame(() => this.#inFrames(rest, act, after))
    else if (after) this.#frame = requestAnimationFrame(after)
  }
}

function setSide(drawn: Drawn | undefined, side: Side | undefined): void {
  if (drawn && side && drawn.element.dataset['side'] !== side) drawn.element.dataset['side'] = side
}

interface Area {
  /** The buttons, the legend and the edges of the map, which cut marks and names. */
  fixed: readonly Box[]
  /** The scale bar, and its position. */
  bar: { element: HTMLElement; box: Box } | undefined
  /** Size of the letters, relative to the usual size. */
  scale: number
}

/** Returns the parts of the map that cut marks and names. Edges are lines: marks outside are not cut. */
function measureArea(container: HTMLElement): Area {
  const { left, top, width, height } = container.getBoundingClientRect()
  const boxOf = (part: Element): Box => {
    const box = part.getBoundingClientRect()
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }
  }
  const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  const stage = container.closest('.guide-stage')
  // On a phone, the list covers the lower edge of the map by 16 px (`layout.css`).
  const isCovered = stage && getComputedStyle(stage).position === 'sticky'
  const bottom = isCovered ? height - 16 : height
  const parts = stage?.querySelectorAll('.map-controls, .map-legend summary') ?? []
  const element = container.querySelector<HTMLElement>('.map-scale')
  const mark = stage?.querySelector('.map-mark-point') ?? null
  return {
    fixed: [
      { ...everywhere, left: -3, right: -2 },
      { ...everywhere, left: width + 2, right: width + 3 },
      { ...everywhere, top: -3, bottom: -2 },
      { ...everywhere, top: bottom, bottom: bottom + 1 },
      ...Array.from(parts, boxOf),
    ],
    bar: element === null ? undefined : { element, box: boxOf(element) },
    scale: mark === null ? 1 : Number.parseFloat(getComputedStyle(mark).fontSize) / LETTER,
  }
}

/** Returns where no names may be, including the scale bar with its width at this zoom. */
function withoutNames({ fixed, bar }: Area): Box[] {
  if (bar === undefined) return [...fixed]
  const width = Number.parseFloat(bar.element.style.inlineSize)
  return [...fixed, { ...bar.box, right: bar.box.left + width }]
}
