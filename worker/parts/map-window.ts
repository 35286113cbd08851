import { projectionOf } from '../../client/islands/guide-map/map/map-view.ts'
import type { Guide } from '../../contract/guide.ts'
import type { Coordinates } from '../../contract/values.ts'

/** How many windows wide the whole painting is. */
const ZOOM = 2.5

/** The height of a window by its width; the stylesheet has the same for `.place-map`. */
const RATIO = 9 / 16

/** How much of a window the places in it may take, so that none is at its edge. */
const FILL = 0.72

type Painting = NonNullable<Guide['illustration']>

/** A window onto a painted map, everything in per cent of its own width or height, as `left`, `top` and `width` have them. */
interface MapWindow {
  painting: { left: string; top: string; width: string }
  mark: { left: string; top: string }
}

/** The window with a place in its middle, or as near to it as the painting's edges allow; nothing for a place that is not on the painting. */
export function mapWindow(painting: Painting, place: Coordinates): MapWindow | undefined {
  const { window, at } = routeWindow(painting, [place]) ?? {}
  const mark = at?.(place)
  if (window === undefined || mark === undefined) return undefined
  return { painting: window, mark: { left: percent(mark.x), top: percent(mark.y) } }
}

/** A window with several places in it. */
export interface RouteWindow {
  window: MapWindow['painting']
  /** Its height by its width. */
  ratio: number
  /** Where a place is in the window, as fractions of its width and height; nothing for one that is not on the painting. */
  at: (place: Coordinates) => { x: number; y: number } | undefined
}

/** The window with several places in it, no nearer than one with a single place; nothing where none is on the painting. */
export function routeWindow(
  { width, height, bounds }: Painting,
  places: readonly Coordinates[],
  ratio = RATIO,
): RouteWindow | undefined {
  const projection = projectionOf(bounds, 1)
  const onPainting = (place: Coordinates) => {
    const { x, y } = projection.project(place)
    const down = y / projection.height
    return x < 0 || x > 1 || down < 0 || down > 1 ? undefined : { x, y: down }
  }
  const found = places.flatMap((place) => onPainting(place) ?? [])
  if (found.length === 0) return undefined
  const [left, right] = extent(found.map(({ x }) => x))
  const [top, bottom] = extent(found.map(({ y }) => y))
  // A painting that is as wide as the window is so many windows high.
  const windowsHigh = height / width / ratio
  const nearest = Math.min(ZOOM, FILL / (right - left), FILL / ((bottom - top) * windowsHigh))
  const paintingWidth = Math.max(nearest, 1, 1 / windowsHigh)
  const across = startOf((left + right) / 2, paintingWidth)
  const down = startOf((top + bottom) / 2, paintingWidth * windowsHigh)
  return {
    ratio,
    window: { left: percent(across), top: percent(down), width: percent(paintingWidth) },
    at(place) {
      const on = onPainting(place)
      return (
        on && {
          x: across + on.x * paintingWidth,
          y: down + on.y * paintingWidth * windowsHigh,
        }
      )
    },
  }
}

/** The same in the usual shape where all places are in it, else in that of the painting, all of which it then shows if need be. */
export function wholeRouteWindow(
  painting: Painting,
  places: readonly Coordinates[],
): RouteWindow | undefined {
  const usual = routeWindow(painting, places)
  const isOutside = places.some((place) => {
    const at = usual?.at(place)
    return at !== undefined && (at.y < 0 || at.y > 1)
  })
  return isOutside ? routeWindow(painting, places, painting.height / painting.width) : usual
}

function extent(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)]
}

/**
 * Along one axis, with a window as the unit: where a painting of length `size` starts so that its point at `fraction` is in the
 * middle of the view, or as near to it as its ends allow.
 */
function startOf(fraction: number, size: number): number {
  return Math.min(0, Math.max(1 - size, 0.5 - fraction * size))
}

/** A fraction as the stylesheet has it. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
