import type { Bounds } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'

/** A flat map: its size in units of its own, and where on it a place lies. */
export interface Projection {
  width: number
  height: number
  /** Measured from the map's north-west corner, right and down; beyond the map for places outside its bounds. */
  project: (place: Coordinates) => { x: number; y: number }
}

/** About ten centimetres: no map is smaller, and nothing is divided by zero. */
const MIN_SPAN_DEGREES = 1e-6

/**
 * An equirectangular map of `bounds`, `width` units wide: degrees of longitude shrunk by the cosine of the middle
 * latitude, so that for an area of a few kilometres lengths are true in all directions.
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
