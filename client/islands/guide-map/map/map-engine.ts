import type { Bounds, Guide } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { findWalk, trailNetwork } from '../walk/find-walk.ts'
import {
  type Preference,
  PREFERENCES,
  type Segment,
  type Walk,
  type WalkRequest,
} from '../walk/walk.ts'
import { boxAround, StoredView, scaleAt } from './map-view.ts'
import { positionMark, sealMark, type Sign } from './marks.ts'

export interface MapMark {
  id: string
  name: string
  sign: Sign
  coordinates: Coordinates
  /** Whether the point is never part of a cluster. Its name also has priority over others. */
  isLandmark: boolean
}

/** A drawing above the points: a line, and marks at places. */
export interface Drawing {
  path: readonly Coordinates[]
  marks: readonly { element: HTMLElement; at: Coordinates }[]
}

export type Layer = 'trail' | 'walk' | 'position'

/** A map library: Leaflet with the painting, or AMap. All coordinates are GCJ-02. */
export interface MapEngine {
  /** Draws the static content: painting and trails. */
  drawGuide: () => void
  /** Calls the listener once now, and after each zoom. */
  onZoom: (listener: (zoom: number) => void) => void
  /** Calls the listener when the size of the map changes. */
  onResize: (listener: () => void) => void
  /** Shows exactly these points. Those close together form clusters, which open on a click. */
  showPoints: (marks: readonly MapMark[]) => void
  /** Marks a point as chosen and returns it. With undefined, no point is chosen. */
  choose: (id: string | undefined) => MapMark | undefined
  /** Replaces the content of a layer. */
  draw: (layer: Layer, drawing: Drawing | undefined) => void
  /** Moves the map so that the whole path of a layer is visible. */
  fitLayer: (layer: Layer, path: readonly Coordinates[]) => void
  /** Shows the view with which the map opens. */
  showFirst: () => void
  fitBounds: (bounds: Bounds, kind: 'places' | 'all') => void
  /** Moves the map to a place. For a point, also zooms in until the point is outside clusters. */
  showPlace: (place: Coordinates, kind: 'point' | 'position') => void
  /** Runs an action when the map is not zooming. */
  whenStill: (action: () => void) => void
  zoomBy: (levels: 1 | -1) => void
  /** Returns a walk from AMap's route search; undefined if it finds none. */
  findWalk?: (from: Coordinates, to: Coordinates) => Promise<Walk | undefined>
  close: () => void
}

/** Names of the map and its marks for screen readers. The early map reads them from the markup. */
export interface MapTexts {
  /** The name of the map, with a hint about the keys that move it. */
  map: string
  /** The name of a cluster. `{count}` stands for its number of points. */
  cluster: string
  /** Like `cluster`, with `{place}` for the name of one of the points. */
  clusterAround: string
  start: string
  end: string
  /** The mark at the start, one letter or character. */
  startSign: string
  endSign: string
  position: string
}

export interface MapContext {
  container: HTMLElement
  guide: Guide
  texts: MapTexts
  /** Called when a point is clicked or tapped, or chosen by the Enter key. */
  onChoose: (id: string) => void
}

/** The map of a guide. It works with any engine. */
export class GuideMap {
  /** The preferences for walks that this map offers. */
  readonly preferences: readonly Preference[]
  readonly #engine: MapEngine
  readonly #context: MapContext
  readonly #element: HTMLElement
  readonly #view: StoredView
  #network: readonly Segment[] | undefined
  /** The ids of the shown points. */
  #shown = ''

  /** `element` is that of `addMapElement`. */
  constructor(engine: MapEngine, context: MapContext, element: HTMLElement) {
    const { guide } = context
    this.#engine = engine
    this.#context = context
    this.#element = element
    this.#view = new StoredView(element)
    // AMap's walks do not support the shortest distance.
    const all = engine.findWalk ? PREFERENCES.filter((each) => each !== 'shortest') : PREFERENCES
    const hasStepFree = guide.trails.some(({ stairs }) => stairs === 'none')
    this.preferences = all.filter((each) => each !== 'step-free' || hasStepFree)
    engine.onResize(() => this.#view.showAgain())
    this.#view.keep(() => engine.showFirst())
    this.#addScaleBar()
    engine.drawGuide()
  }

  showPoints(marks: readonly MapMark[]): void {
    // Points with the same ids look the same, because the guide never changes. So they are not
    // redrawn: a redrawn mark would lose the focus, or a press that has begun.
    const ids = idsOf(marks)
    if (ids === this.#shown) return
    this.#shown = ids
    this.#engine.showPoints(marks)
  }

  /** Marks a point and moves the map to it. With undefined, no point is marked. */
  choose(id: string | undefined): void {
    const chosen = this.#engine.choose(id)
    if (chosen) this.#bring(() => this.#engine.showPlace(chosen.coordinates, 'point'))
  }

  /** Highlights a trail and moves the map to it. With undefined, removes the highlight. */
  showTrail(path: readonly Coordinates[] | undefined): void {
    this.#draw('trail', path && { path, marks: [] })
  }

  /** Draws a walk and moves the map to it. The path is empty until it is found. */
  showWalk(walk: (Pick<WalkRequest, 'from' | 'to'> & Pick<Walk, 'path'>) | undefined): void {
    if (walk === undefined) return this.#draw('walk', undefined)
    const { startSign, start, endSign, end } = this.#context.texts
    const marks = [
      { element: sealMark(startSign, start), at: walk.from },
      { element: sealMark(endSign, end), at: walk.to },
    ]
    this.#draw('walk', { path: walk.path, marks })
  }

  /** Marks the visitor's position, and brings it into view. */
  showPosition(position: Coordinates | undefined): void {
    const element = positionMark(this.#context.texts.position)
    this.#draw('position', position && { path: [], marks: [{ element, at: position }] })
    if (position) this.#bring(() => this.#engine.showPlace(position, 'position'))
  }

  /** Brings all of these places into view. */
  showPlaces(places: readonly Coordinates[]): void {
    this.#bring(() => this.#engine.fitBounds(boxAround(places), 'places'))
  }

  showAll(): void {
    this.#bring(() => this.#engine.fitBounds(this.#context.guide.bounds, 'all'))
  }

  zoomBy(levels: 1 | -1): void {
    this.#view.release()
    this.#engine.zoomBy(levels)
  }

  /** Returns the engine's walk, otherwise the walk over the trails. Rejects if both fail. */
  async findWalk(request: WalkRequest): Promise<Walk | undefined> {
    const overTrails = (): Walk | undefined =>
      findWalk((this.#network ??= trailNetwork(this.#context.guide)), request)
    if (request.preference === 'step-free') return overTrails()
    try {
      return (await this.#engine.findWalk?.(request.from, request.to)) ?? overTrails()
    } catch (error) {
      const walk = overTrails()
      if (walk === undefined) throw error
      return walk
    }
  }

  close(): void {
    this.#engine.close()
    this.#element.remove()
  }

  /** Moves the map with `show`, and repeats this after each change of the map's size. */
  #bring(show: () => void): void {
    this.#engine.whenStill(() => this.#view.keep(show))
  }

  #draw(layer: Layer, drawing: Drawing | undefined): void {
    this.#engine.draw(layer, drawing)
    const path = drawing?.path ?? []
    if (path.length > 0) this.#bring(() => this.#engine.fitLayer(layer, path))
  }

  #addScaleBar(): void {
    const { southWest, northEast } = this.#context.guide.bounds
    const latitude = (southWest[1] + northEast[1]) / 2
    const bar = document.createElement('div')
    bar.className = 'map-scale'
    bar.ariaHidden = 'true'
    this.#element.append(bar)
    this.#engine.onZoom((zoom) => {
      const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const { text, width } = scaleAt(zoom, latitude, fontSize)
      bar.textContent = text
      bar.style.inlineSize = `${width}px`
    })
  }
}

export function idsOf(marks: readonly Pick<MapMark, 'id'>[]): string {
  return marks.map(({ id }) => id).join(' ')
}
