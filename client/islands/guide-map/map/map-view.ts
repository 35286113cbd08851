import type { Bounds, Guide } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'

type Framed = Pick<Guide, 'bounds' | 'points' | 'origin'>

/** Free space between the landmarks and the edge of the frame, as a share of the frame. */
const MARGIN = 0.01
/** Space above the landmarks, as a share of the area: what is painted at a place is above it. */
const SPACE_ABOVE = 0.05
/** Least share of the area in each direction, because landmarks may be close together. */
const MIN_SHARE = 0.4
/** With fewer landmarks, the frame shows all points. A single landmark is often just the gate. */
const MIN_LANDMARKS = 3

/**
 * Returns the first frame: the landmarks and the origin. With too few landmarks, all points and the
 * origin. Without landmarks, the whole area.
 */
export function firstFrame({ bounds, points, origin }: Framed): Bounds {
  const landmarks = points.filter(({ landmark }) => landmark === true)
  if (landmarks.length === 0) return bounds
  const shown = landmarks.length < MIN_LANDMARKS ? points : landmarks
  const places = shown.map(({ coordinates }) => coordinates)
  const { southWest, northEast } = boxAround([...places, origin])
  const [west, east] = spanOf(bounds, 0, [southWest[0], northEast[0]])
  const above = (bounds.northEast[1] - bounds.southWest[1]) * SPACE_ABOVE
  const [south, north] = spanOf(bounds, 1, [southWest[1], northEast[1] + above])
  return { southWest: [west, south], northEast: [east, north] }
}

/**
 * Returns whether the landmarks explain the map: it shows `count` points, all of the guide. Clusters
 * are then small dots as long as the map shows the first frame.
 */
export function isOverview({ points }: Pick<Guide, 'points'>, count: number): boolean {
  const landmarks = points.filter(({ landmark }) => landmark === true)
  return count === points.length && landmarks.length >= MIN_LANDMARKS
}

/** Returns whether the area, and so its painting, is wider than high. */
export function isWide({ bounds }: Pick<Guide, 'bounds'>): boolean {
  const { width, height } = projectionOf(bounds, 1)
  return width > height
}

/** Returns the smallest box that contains these places. */
export function boxAround(places: readonly Coordinates[]): Bounds {
  const longitudes = places.map(([longitude]) => longitude)
  const latitudes = places.map(([, latitude]) => latitude)
  return {
    southWest: [Math.min(...longitudes), Math.min(...latitudes)],
    northEast: [Math.max(...longitudes), Math.max(...latitudes)],
  }
}

/** Returns a span with a margin, inside the area and not smaller than a share of it. */
function spanOf(
  { southWest, northEast }: Bounds,
  axis: 0 | 1,
  [low, high]: readonly [number, number],
): [number, number] {
  const [least, most] = [southWest[axis], northEast[axis]]
  const missing = Math.max((most - least) * MIN_SHARE - (high - low), 0)
  const margin = (high - low) * MARGIN + missing / 2
  return [Math.max(low - margin, least), Math.min(high + margin, most)]
}

/** The view of the map. It is restored after a change of size, until the visitor moves the map. */
export class StoredView {
  #show: (() => void) | undefined

  constructor(element: HTMLElement) {
    // Maps do not report which movements are by the visitor. So this also listens for keys and the
    // wheel.
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(type, () => this.release(), { passive: true })
  }

  /** Shows a view now, and shows it again when the map's size changes. */
  keep(show: () => void): void {
    this.#show = show
    show()
  }

  /** Restores the view after the size of the map changed. */
  showAgain(): void {
    this.#show?.()
  }

  /** Drops the view after the visitor moved the map. */
  release(): void {
    this.#show = undefined
  }
}

/** Resolves when an element has a size, because a map cannot open in a hidden element. */
export function whenDrawn(element: Element): Promise<void> {
  return new Promise((resolve) => {
    // The observer reports at the start, and again when the element gets a size.
    const observer = new ResizeObserver(() => {
      if (!hasSize(element)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}

/** Returns whether an element has both a width and a height now. */
export function hasSize({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth > 0 && clientHeight > 0
}

/** A flat map: its size in its own units, and the function that projects a place onto it. */
export interface Projection {
  width: number
  height: number
  /** Returns the distances to the right and downwards from the north-west corner. */
  project: (place: Coordinates) => { x: number; y: number }
}

/** About ten centimetres. No map is smaller. The minimum prevents a division by zero. */
const MIN_SPAN_DEGREES = 1e-6

/**
 * Returns a flat map of `bounds` that is `width` units wide. Longitudes are scaled by the cosine of
 * the middle latitude. So lengths are correct in all directions for maps of a few kilometres.
 */
export function projectionOf({ southWest, northEast }: Bounds, width: number): Projection {
  const [west, east] = ordered(southWest[0], northEast[0])
  const [south, north] = ordered(southWest[1], northEast[1])
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const scale = width / (Math.max(east - west, MIN_SPAN_DEGREES) * shrink)
  return {
    width,
    height: Math.max(north - south, MIN_SPAN_DEGREES) * scale,
    project: ([longitude, latitude]) => ({
      x: (longitude - west) * shrink * scale,
      y: (north - latitude) * scale,
    }),
  }
}

function ordered(a: number, b: number): [min: number, max: number] {
  return a < b ? [a, b] : [b, a]
}

/** The maximum width of the scale bar, unless its text is wider. */
const MAX_WIDTH = 96
/** Width of a letter of the scale bar, as a share of the size of the page's text. */
const LETTER = 0.45
/** The size of a pixel at the equator at zoom 0, in metres. */
const METRES_PER_PIXEL = 40_075_017 / 256

/**
 * Returns the longest round length for a scale bar in Web Mercator, and its width in pixels. If large
 * text would be wider than the bar, the bar is longer.
 */
export function scaleAt(
  zoom: number,
  latitude: number,
  fontSize = 16,
): { text: string; width: number } {
  const metresPerPixel = (METRES_PER_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
  const most = metresPerPixel * MAX_WIDTH
  const power = 10 ** Math.floor(Math.log10(most))
  const bars = [1, 2, 5, 10, 20, 50].map((times) => {
    const metres = times * power
    const text = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
    return { text, width: Math.round(metres / metresPerPixel) }
  })
  const longest = bars.findLastIndex(({ width }) => width <= MAX_WIDTH)
  const fitting = bars.findIndex(({ text, width }) => width >= text.length * LETTER * fontSize)
  return bars[Math.max(longest, fitting)] ?? { text: '', width: 0 }
}
