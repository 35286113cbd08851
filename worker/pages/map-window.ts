import { projectionOf } from '../../client/islands/guide-map/map/projection.ts'
import type { Guide } from '../../contract/guide.ts'
import type { Coordinates } from '../../contract/values.ts'

/** How many windows wide the whole painting is. */
const ZOOM = 2.5

/** The height of a window by its width; the stylesheet has the same for `.place-map`. */
const RATIO = 9 / 16

/** A window onto a painted map, everything in per cent of its own width or height, as `left`, `top` and `width` have them. */
interface MapWindow {
  painting: { left: string; top: string; width: string }
  mark: { left: string; top: string }
}

/** The window with a place in its middle, or as near to it as the painting's edges allow; nothing for a place that is not on the painting. */
export function mapWindow(
  { width, height, bounds }: NonNullable<Guide['illustration']>,
  place: Coordinates,
): MapWindow | undefined {
  const projection = projectionOf(bounds, 1)
  const { x, y } = projection.project(place)
  const down = y / projection.height
  if (x < 0 || x > 1 || down < 0 || down > 1) return undefined
  const paintingWidth = Math.max(ZOOM, (RATIO * width) / height)
  const across = placeAlong(x, paintingWidth)
  const along = placeAlong(down, (paintingWidth * height) / width / RATIO)
  return {
    painting: {
      left: percent(across.start),
      top: percent(along.start),
      width: percent(paintingWidth),
    },
    mark: { left: percent(across.mark), top: percent(along.mark) },
  }
}

/**
 * Along one axis, with a window as the unit: where a painting of length `size` starts so that its point at `fraction` is in
 * view, and where in the window that point is.
 */
function placeAlong(fraction: number, size: number): { start: number; mark: number } {
  const start = Math.min(0, Math.max(1 - size, 0.5 - fraction * size))
  return { start, mark: start + fraction * size }
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
