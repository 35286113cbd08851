import type { Guide } from '../../../../../contract/guide.ts'
import type { FitBoundsOptions } from 'leaflet'
import type { Coordinates } from '../../../../../contract/values.ts'
import { curvedPath, trailPaths } from '../curve.ts'
import { firstFrame, KeptView, hasSize, addScaleBar } from '../map-view.ts'
import type { MapContext, MapEngine, ShownWalk } from '../map-engine.ts'
import { addMapElement, positionMark, sealMark } from '../marks.ts'
import { findWalk, hasStepFreeTrail, trailNetwork } from '../../walk/find-walk.ts'
import { PREFERENCES, type Segment } from '../../walk/walk.ts'
import { ClusterLayer, latLngOf, placeMark } from './cluster-layer.ts'
import { LatLngBounds, LayerGroup, LeafletMap, Polyline, SVG, ImageOverlay } from './leaflet.ts'

type Illustration = NonNullable<Guide['illustration']>
type PictureFile = NonNullable<Illustration['variants']>[number]

/**
 * Pins the painting to its place, with the file that the server's drawing shows already, so that none is fetched twice, and a
 * wider file of that type once the map is so near that it would look coarse.
 */
function layPainting(map: LeafletMap, illustration: Illustration, bounds: LatLngBounds): void {
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? illustration.dark : undefined
  const { src, variants = [] } = night ?? illustration
  const drawn = document.querySelector<HTMLImageElement>('.map-painting img')?.currentSrc ?? ''
  const shown = variants.find((variant) => drawn.endsWith(variant.src))
  const overlay = new ImageOverlay(shown?.src ?? src, bounds, {
    className: night ? 'map-ground map-ground-night' : 'map-ground',
  }).addTo(map)
  if (shown === undefined) return
  const files = variants.filter(({ type }) => type === shown.type)
  let { width } = shown
  map.on('zoomend', () => {
    const fitting = fileFor(files, widthOnScreen(map, bounds))
    if (fitting !== undefined && fitting.width > width) void refine(fitting)
  })

  /** Where the wider one can't be loaded, as where there is no signal, the coarse one stays; the next zoom tries again. */
  async function refine(file: PictureFile): Promise<void> {
    if (!(await canLoad(file.src)) || file.width <= width) return
    width = file.width
    overlay.setUrl(file.src)
  }
}

function canLoad(src: string): Promise<boolean> {
  const image = Object.assign(new Image(), { src })
  return image.decode().then(
    () => true,
    () => false,
  )
}

/** The narrowest file that is as wide as is needed, or the widest there is. */
function fileFor(files: readonly PictureFile[], needed: number): PictureFile | undefined {
  const byWidth = files.toSorted((one, other) => one.width - other.width)
  return byWidth.find((file) => file.width >= needed) ?? byWidth.at(-1)
}

function widthOnScreen(map: LeafletMap, bounds: LatLngBounds): number {
  const left = map.project(bounds.getSouthWest()).x
  return (map.project(bounds.getNorthEast()).x - left) * devicePixelRatio
}

/** Near enough to tell two doors in a street apart. */
const MAX_ZOOM = 20
/** A point that was out of sight is shown at least this near. */
const POINT_ZOOM = 16
/** Free space around a walk or trail, in pixels: the map's buttons are on the right. */
const WALK_PADDING = {
  paddingTopLeft: [48, 56],
  paddingBottomRight: [88, 56],
} satisfies FitBoundsOptions
/** Free space around what the map opens with, for names below landmarks and the map's buttons; `map.css` has the same. */
const FRAME_PADDING = {
  paddingTopLeft: [28, 28],
  paddingBottomRight: [72, 44],
} satisfies FitBoundsOptions
/** Free space around a point, in pixels, for its name below it and the map's buttons on the right. */
const NAME_PADDING = {
  paddingTopLeft: [72, 40],
  paddingBottomRight: [148, 72],
} satisfies FitBoundsOptions

/** Opens the site's own map: the painted picture pinned to its place, with trails and points over it. */
export function openEmbedded(context: MapContext): MapEngine {
  const { container, guide, texts, onChoose } = context
  const element = addMapElement(container, texts.map)
  const bounds = boundsOf(guide)
  const map = makeMap(element, bounds)
  const view = new KeptView(element)
  const beyondBounds = freedFrom(bounds, map)
  const whenStill = stillness(map)
  map.on('resize', () => whenStill(() => showAgain(map, view)))
  const showScale = addScaleBar(element, guide.bounds)
  map.on('zoom', () => showScale(map.getZoom()))
  const frame = boundsOf({ bounds: firstFrame(guide) })
  view.keep(() => beyondBounds(() => map.fitBounds(frame, FRAME_PADDING)))
  showScale(map.getZoom())
  if (guide.illustration) layPainting(map, guide.illustration, boundsOf(guide.illustration))
  drawTrails(map, guide)
  const points = new ClusterLayer(map, texts, onChoose)
  const trailLayer = new LayerGroup().addTo(map)
  const walkLayer = new LayerGroup().addTo(map)
  const positionLayer = new LayerGroup().addTo(map)
  let network: readonly Segment[] | undefined

  /** A list that wakes may choose while the map zooms to what its window needs. */
  const bring = (show: () => void): void => whenStill(() => view.keep(show))

  return {
    preferences: PREFERENCES.filter((each) => each !== 'step-free' || hasStepFreeTrail(guide)),
    showPoints: (marks) => points.showPoints(marks),
    choose(id) {
      const chosen = points.choose(id)
      if (chosen) bring(() => beyondBounds(() => bringIntoView(map, chosen.coordinates)))
    },
    showTrail(path) {
      trailLayer.clearLayers()
      if (path === undefined) return
      for (const line of linesOf([path], ['map-walk-halo', 'map-walk'])) line.addTo(trailLayer)
      bring(() => fitPath(map, path))
    },
    showPlaces: (places) => bring(() => fitPath(map, places)),
    showWalk(walk) {
      walkLayer.clearLayers()
      if (walk) drawWalk(walkLayer, walk, context)
      if (walk && walk.path.length > 0) bring(() => fitPath(map, walk.path))
    },
    showPosition(position) {
      positionLayer.clearLayers()
      if (position === undefined) return
      placeMark(positionMark(texts.position), latLngOf(position)).addTo(positionLayer)
      if (bounds.contains(latLngOf(position))) bring(() => bringIntoView(map, position))
    },
    zoomBy(levels) {
      view.release()
      whenStill(() => map.setZoom(map.getZoom() + levels))
    },
    showAll: () => bring(() => map.fitBounds(bounds)),
    findWalk: async (request) => findWalk((network ??= trailNetwork(guide)), request),
    close() {
      map.remove()
      element.remove()
    },
  }
}

function showAgain(map: LeafletMap, view: KeptView): void {
  // What slides would slide on from where it began, past what is in view now.
  map.stop()
  view.showAgain()
}

/** Keeps a map within bounds, and returns what shows something near an edge with room around it, for which there otherwise is none. */
function freedFrom(bounds: LatLngBounds, map: LeafletMap): (show: () => void) => void {
  map.options.maxBounds = bounds
  return (show) => {
    delete map.options.maxBounds
    show()
    map.options.maxBounds = bounds
  }
}

function makeMap(element: HTMLElement, bounds: LatLngBounds): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    // So that it opens exactly as the server's drawing shows it.
    zoomSnap: 0,
    maxZoom: MAX_ZOOM,
    zoomAnimation: !isStill,
    inertia: !isStill,
    trackResize: false,
    maxBoundsViscosity: 1,
    renderer: new SVG({ padding: 0.5 }),
  })
  // Painting and lines are decoration for screen readers.
  map.getPanes().overlayPane.ariaHidden = 'true'
  followSize(map, bounds)
  return map.setView(bounds.getCenter(), map.getBoundsZoom(bounds), { animate: false })
}

/** Lets the whole area be seen at any size of the map, which changes not only with the window: large text makes the header higher. */
function followSize(map: LeafletMap, bounds: LatLngBounds): void {
  let isOpen = false
  map.whenReady(() => (isOpen = true))
  const limitZoom = (): void => {
    // Otherwise the zoom that the bounds need would be kept within the old limit.
    map.setMinZoom(0)
    const least = map.getBoundsZoom(bounds)
    // At once: what is shown is brought into view next.
    if (isOpen && map.getZoom() < least) map.setZoom(least, { animate: false })
    map.setMinZoom(least)
  }
  limitZoom()
  map.on('resize', limitZoom)
  const element = map.getContainer()
  const observer = new ResizeObserver(() => {
    // While it is hidden it keeps its size, and so its place.
    if (hasSize(element)) map.invalidateSize({ debounceMoveend: true })
  })
  observer.observe(element)
  map.on('unload', () => observer.disconnect())
}

function drawTrails(map: LeafletMap, { trails }: Guide): void {
  for (const line of linesOf(trailPaths(trails), ['map-trail-halo', 'map-trail'])) line.addTo(map)
}

function drawWalk(layer: LayerGroup, { from, to, path }: ShownWalk, { texts }: MapContext): void {
  for (const line of linesOf([path], ['map-walk-halo', 'map-walk'])) line.addTo(layer)
  placeMark(sealMark(texts.startSign, texts.start), latLngOf(from)).addTo(layer)
  placeMark(sealMark(texts.endSign, texts.end), latLngOf(to)).addTo(layer)
}

/** Paths as curves, once for each class: the style sheet draws them, in both colour schemes. */
function linesOf(paths: readonly (readonly Coordinates[])[], classNames: string[]): Polyline[] {
  const curves = paths.map((path) => curvedPath(path).map(latLngOf))
  return classNames.map(
    (className) => new Polyline(curves, { className, color: 'currentColor', interactive: false }),
  )
}

/** Runs an action once the map is not zooming: while it zooms, Leaflet ignores calls. */
function stillness(map: LeafletMap): (action: () => void) => void {
  let isZooming = false
  map.on('zoomanim', () => {
    isZooming = true
  })
  map.on('zoomend', () => {
    isZooming = false
  })
  return (action) => {
    if (isZooming) map.once('zoomend', action)
    else action()
  }
}

function fitPath(map: LeafletMap, path: readonly Coordinates[]): void {
  const bounds = new LatLngBounds(path.map(latLngOf))
  map.fitBounds(bounds, { ...WALK_PADDING, maxZoom: POINT_ZOOM })
}

/** Moves the map only if the place is out of view, or too near to an edge: then no farther than its name needs. */
function bringIntoView(map: LeafletMap, place: Coordinates): void {
  const at = latLngOf(place)
  if (map.getBounds().contains(at)) map.panInside(at, NAME_PADDING)
  else map.setView(at, Math.max(map.getZoom(), POINT_ZOOM))
}

function boundsOf({ bounds: { southWest, northEast } }: Pick<Guide, 'bounds'>): LatLngBounds {
  return new LatLngBounds(latLngOf(southWest), latLngOf(northEast))
}
