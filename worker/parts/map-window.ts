import { projectionOf } from '../../client/islands/guide-map/map/map-view.ts'
import type { Guide } from '../../contract/guide.ts'
import type { Coordinates } from '../../contract/values.ts'

/** Width of the whole painting, in windows. */
const ZOOM = 2.5

/** Height of a window divided by its width. The stylesheet has the same ratio for `.place-map`. */
const RATIO = 9 / 16

/** Largest share of a window that the places may take, so that none is at its edge. */
const FILL = 0.72

type Painting = NonNullable<Guide['illustration']>

/** A window onto a painted map, in percentages of the window for CSS. */
interface MapWindow {
  painting: { left: string; top: string; width: string }
  mark: { left: string; top: string }
}

/** Returns the window around a place; undefined if it is not on the painting. */
export function mapWindow(painting: Painting, place: Coordinates): MapWindow | undefined {
  const { window, at } = routeWindow(painting, [place]) ?? {}
  const mark = at?.(place)
  if (window === undefined || mark === undefined) return undefined
  return { painting: window, mark: { left: percent(mark.x), top: percent(mark.y) } }
}

export interface RouteWindow {
  window: MapWindow['painting']
  ratio: number
  /** Returns a place as fractions of the window; undefined if it is not on the painting. */
  at: (place: Coordinates) => { x: number; y: number } | undefined
}

/** Returns the window with several places in it; undefined if none is on the painting. */
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
  // Height of the painting in windows, if it is as wide as one window.
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

/** Returns the usual window if all places are in it, else one in the painting's shape. */
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
 * Returns the start of the painting along one axis, with the window as the unit. `size` is the
 * painting's length. Its point at `fraction` is in the middle of the window, or as near to it as
 * the painting's ends allow.
 */
function startOf(fraction: number, size: number): number {
  return Math.min(0, Math.max(1 - size, 0.5 - fraction * size))
}

/** Formats a fraction for CSS: `percent(0.25) // '25.0%'`. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
