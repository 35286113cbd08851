import type { FitBoundsOptions } from 'leaflet'
import type { Guide } from '../../../../../contract/guide.ts'
import type { Coordinates } from '../../../../../contract/values.ts'
import { curvedPath, trailPaths } from '../curve.ts'
import { GuideMap, type MapContext, type MapEngine } from '../map-engine.ts'
import { mapWidthAt } from '../clusters.ts'
import { firstFrame, hasSize } from '../map-view.ts'
import { addMapElement } from '../marks.ts'
import { boundsOf, ClusterLayer, latLngOf, placeMark } from './cluster-layer.ts'
import {
  ImageOverlay,
  type LatLngBounds,
  LayerGroup,
  LeafletMap,
  Polyline,
  SVG,
} from './leaflet.ts'

type Illustration = NonNullable<Guide['illustration']>
type PictureFile = NonNullable<Illustration['variants']>[number]

/** Places the painting on the map. Loads a wider file if the zoom needs more detail. */
function layPainting(map: LeafletMap, illustration: Illustration): void {
  const bounds = boundsOf(illustration.bounds)
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? illustration.dark : undefined
  const { src, colour, variants = [] } = night ?? illustration
  const drawn = document.querySelector<HTMLImageElement>('.map-painting img')?.currentSrc ?? ''
  const shown = variants.find((variant) => drawn.endsWith(variant.src))
  const overlay = new ImageOverlay(shown?.src ?? src, bounds, {
    className: night ? 'map-ground map-ground-night' : 'map-ground',
  }).addTo(map)
  showColour(overlay, colour)
  if (shown === undefined) return
  const files = variants
    .filter(({ type }) => type === shown.type)
    .toSorted((one, other) => one.width - other.width)
  let { width } = shown
  map.on('zoomend', () => {
    const left = map.project(bounds.getSouthWest()).x
    const needed = (map.project(bounds.getNorthEast()).x - left) * devicePixelRatio
    const fitting = files.find((file) => file.width >= needed) ?? files.at(-1)
    if (fitting) void refine(fitting)
  })

  /** Shows a file if it is wider. If loading it fails, the next zoom tries again. */
  async function refine(file: PictureFile): Promise<void> {
    if (file.width <= width) return
    const image = Object.assign(new Image(), { src: file.src })
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    )
    if (!isLoaded || file.width <= width) return
    width = file.width
    overlay.setUrl(file.src)
  }
}

/**
 * Shows a colour while the picture loads. Otherwise names and trails would be on an empty
 * background.
 */
function showColour(overlay: ImageOverlay, colour = ''): void {
  overlay.getElement()?.style.setProperty('background', colour)
}

/** Maximum zoom. At this zoom, two neighbouring doors are distinguishable. */
const MAX_ZOOM = 20
/** Minimum zoom for a chosen point that was not in view. */
const POINT_ZOOM = 16
/** Free space in pixels around the shown area. On the right, it is for the map's buttons. */
const VIEWS = {
  places: { paddingTopLeft: [48, 56], paddingBottomRight: [88, 56], maxZoom: POINT_ZOOM },
  all: {},
} satisfies Record<string, FitBoundsOptions>

/** Free space in pixels around a point, for its name and for the buttons on the right. */
const NAME_PADDING = {
  paddingTopLeft: [72, 40],
  paddingBottomRight: [148, 72],
} satisfies FitBoundsOptions

/** Opens the site's own map: the painting at its geographic position, with trails and points. */
export function openEmbedded(context: MapContext): GuideMap {
  const { container, texts } = context
  const element = addMapElement(container, texts.map)
  return new GuideMap(embeddedEngine(element, context), context, element)
}

function embeddedEngine(element: HTMLElement, context: MapContext): MapEngine {
  const { guide } = context
  const map = makeMap(element, boundsOf(guide.bounds))
  const beyondBounds = freedFrom(boundsOf(guide.bounds), map)
  const whenStill = stillness(map)
  const points = new ClusterLayer(map, context)
  const layers = {
    trail: new LayerGroup().addTo(map),
    walk: new LayerGroup().addTo(map),
    position: new LayerGroup().addTo(map),
  }
  return {
    drawGuide() {
      if (guide.illustration) layPainting(map, guide.illustration)
      addLines(map, trailPaths(guide.trails), ['map-trail-halo', 'map-trail'])
    },
    onZoom(listener) {
      map.on('zoom', () => listener(map.getZoom()))
      listener(map.getZoom())
    },
    onResize(listener) {
      const showAgain = (): void => {
        // Stops a running animation, which would move the map beyond the shown area.
        map.stop()
        listener()
      }
      map.on('resize', () => whenStill(showAgain))
    },
    showPoints: (marks) => points.showPoints(marks),
    choose: (id) => points.choose(id),
    draw(layer, drawing) {
      const group = layers[layer].clearLayers()
      if (drawing === undefined) return
      if (drawing.path.length > 0) addLines(group, [drawing.path], ['map-walk-halo', 'map-walk'])
      for (const { element: mark, at } of drawing.marks) placeMark(mark, latLngOf(at)).addTo(group)
    },
    fitLayer(_layer, path) {
      map.fitBounds(path.map(latLngOf), VIEWS.places)
    },
    showFirst: () => beyondBounds(() => showFirst(map, guide)),
    fitBounds: (bounds, kind) => map.fitBounds(boundsOf(bounds), VIEWS[kind]),
    showPlace: (place) => beyondBounds(() => bringIntoView(map, place)),
    whenStill,
    zoomBy: (levels) => whenStill(() => map.setZoom(map.getZoom() + levels)),
    close: () => map.remove(),
  }
}

/**
 * Keeps a map within bounds. Returns a function that lifts this limit while `show` runs, because
 * `show` may need space outside the bounds.
 */
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
    // Allows any zoom, so that the map opens with the same view as the server's drawing.
    zoomSnap: 0,
    maxZoom: MAX_ZOOM,
    zoomAnimation: !isStill,
    inertia: !isStill,
    trackResize: false,
    maxBoundsViscosity: 1,
    renderer: new SVG({ padding: 0.5 }),
  })
  // Hidden from screen readers, because painting and lines are only decoration.
  map.getPanes().overlayPane.ariaHidden = 'true'
  followSize(map, bounds)
  return map.setView(bounds.getCenter(), map.getBoundsZoom(bounds), { animate: false })
}

/** Sets the minimum zoom, so that the whole area fits at any size of the window and the text. */
function followSize(map: LeafletMap, bounds: LatLngBounds): void {
  let isOpen = false
  map.whenReady(() => (isOpen = true))
  const limitZoom = (): void => {
    // Without this, the old minimum would limit the calculation.
    map.setMinZoom(0)
    const least = map.getBoundsZoom(bounds)
    // Not animated, because the next step moves the map anyway.
    if (isOpen && map.getZoom() < least) map.setZoom(least, { animate: false })
    map.setMinZoom(least)
  }
  limitZoom()
  map.on('resize', limitZoom)
  const element = map.getContainer()
  const observer = new ResizeObserver(() => {
    // A hidden map has no size. Resizing it would lose its position.
    if (hasSize(element)) map.invalidateSize({ debounceMoveend: true })
  })
  observer.observe(element)
  map.on('unload', () => observer.disconnect())
}

/** Adds paths as curves. Each has two lines: a halo, and above it a line in a stylesheet's colour. */
function addLines(
  target: LeafletMap | LayerGroup,
  paths: readonly (readonly Coordinates[])[],
  classNames: readonly [halo: string, line: string],
): void {
  const curves = paths.map((path) => curvedPath(path).map(latLngOf))
  for (const className of classNames)
    target.addLayer(new Polyline(curves, { className, color: 'currentColor', interactive: false }))
}

/** Returns a function that runs an action once the map is not zooming. Leaflet requires this. */
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

function bringIntoView(map: LeafletMap, place: Coordinates): void {
  const at = latLngOf(place)
  if (map.getBounds().contains(at)) map.panInside(at, NAME_PADDING)
  else map.setView(at, Math.max(map.getZoom(), POINT_ZOOM))
}

/**
 * Shows the view of the drawing, and so without an animation. The stylesheet still lays out the
 * place of the drawing after the map has opened. Old browsers have no such place.
 */
function showFirst(map: LeafletMap, guide: Guide): void {
  const { bounds } = guide
  const element = map.getContainer()
  const place = element.closest('.guide-stage')?.querySelector('.map-marks')
  const { width = 0, x = 0, y = 0 } = place?.getBoundingClientRect() ?? {}
  if (width === 0) {
    map.fitBounds(boundsOf(firstFrame(guide)), { animate: false })
    return
  }
  const stage = element.getBoundingClientRect()
  const zoom = Math.log2(width / mapWidthAt(bounds, 0))
  const corner = map.project(boundsOf(bounds).getNorthWest(), zoom)
  const centre = corner.add([stage.x + stage.width / 2 - x, stage.y + stage.height / 2 - y])
  map.setView(map.unproject(centre, zoom), zoom, { animate: false })
}
