import { lerp } from '../canvas/arithmetic.ts'
import type { Point } from '../canvas/scene.ts'

type Place = readonly [longitude: number, latitude: number]

/** What the painter reads of a guide map. */
export interface GuideFacts {
  id: string
  bounds: { southWest: Place; northEast: Place }
  points: { id: string; coordinates: Place; elevation?: number }[]
  trails: { id: string; path: Place[] }[]
}

/** A guide map laid out on a canvas, in its pixels. */
export interface GuidePlan {
  width: number
  height: number
  at: (place: Place) => Point
  point: (id: string) => Point
  trail: (id: string) => Point[]
  /** All points and all corners of trails: nothing tall may hide them. */
  kept: readonly Point[]
  /** Metres above the sea at a pixel, derived from the points around it. */
  elevation: (at: Point) => number
}

/**
 * Lays out a guide `width` pixels wide with its bounds at the edges. Degrees of longitude are shortened by the cosine of
 * the middle latitude, as on the page that places points and trails on the picture.
 */
export function planOf({ bounds, points, trails }: GuideFacts, width: number): GuidePlan {
  const [west, south] = bounds.southWest
  const [east, north] = bounds.northEast
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const height = Math.round((width * (north - south)) / ((east - west) * shrink))
  const at = ([longitude, latitude]: Place): Point => [
    ((longitude - west) / (east - west)) * width,
    ((north - latitude) / (north - south)) * height,
  ]
  const trailOf = (id: string) => (trails.find((trail) => trail.id === id)?.path ?? []).map(at)
  return {
    width,
    height,
    at,
    point: (id) => at(points.find((point) => point.id === id)?.coordinates ?? bounds.southWest),
    trail: trailOf,
    kept: [
      ...points.map(({ coordinates }) => at(coordinates)),
      ...trails.flatMap(({ path }) => path.map(at)),
    ],
    elevation: elevationField(
      points.map(({ coordinates, elevation = 400 }) => ({ at: at(coordinates), elevation })),
    ),
  }
}

/** Inverse distance weighting: the nearest points count most. */
function elevationField(known: readonly { at: Point; elevation: number }[]) {
  return ([x, y]: Point): number => {
    let sum = 0
    let total = 0
    for (const { at, elevation } of known) {
      const weight = 1 / (Math.hypot(at[0] - x, at[1] - y) + 30) ** 3
      sum += weight * elevation
      total += weight
    }
    return total === 0 ? 400 : sum / total
  }
}

/** A point's distance to the nearest of others. */
export function distanceTo(others: readonly Point[], [x, y]: Point): number {
  return others.reduce((least, [ox, oy]) => Math.min(least, Math.hypot(ox - x, oy - y)), Infinity)
}

/** A closed way shrunk towards its middle by a share. */
export function shrunk(way: readonly Point[], share: number): Point[] {
  const middle: Point = [
    way.reduce((sum, [x]) => sum + x, 0) / way.length,
    way.reduce((sum, [, y]) => sum + y, 0) / way.length,
  ]
  return way.map(([x, y]) => [lerp(x, middle[0], share), lerp(y, middle[1], share)])
}

/** Whether a point is inside a closed way. */
export function isWithin(way: readonly Point[], [x, y]: Point): boolean {
  let isInside = false
  way.forEach(([ax, ay], index) => {
    const [bx, by] = way[(index + 1) % way.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  })
  return isInside
}
