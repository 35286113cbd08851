import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { Position } from './curve.ts'
import type { MapMark } from './map-engine.ts'

export type Feature = PointFeature<MapMark> | ClusterFeature<object>

/** Points within this distance of each other, in pixels, form one cluster. */
const CLUSTER_RADIUS = 52
/** Highest zoom with clusters. */
const LAST_CLUSTER_ZOOM = 18
/**
 * Leaflet's width of the world at zoom 0, in pixels. With it, Supercluster measures
 * `CLUSTER_RADIUS` in screen pixels.
 */
export const TILE_SIZE = 256

/** Returns the clusters of marks at each whole zoom. */
export function clusterIndex(marks: readonly MapMark[]): Supercluster<MapMark, object> {
  const index = new Supercluster<MapMark, object>({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom: LAST_CLUSTER_ZOOM,
  })
  return index.load(
    marks.map((mark) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: mark.coordinates },
      properties: mark,
    })),
  )
}

export function isCluster(feature: Feature): feature is ClusterFeature<object> {
  return 'cluster' in feature.properties
}

export function keyOf(feature: Feature): string {
  return isCluster(feature)
    ? `cluster ${feature.properties.cluster_id}`
    : `point ${feature.properties.id}`
}

/**
 * Smallest distances in pixels at which a cluster does not cover a landmark: horizontally, and as
 * the sum of both directions.
 */
const BESIDE = 40
const ASIDE = 56

/**
 * Returns how many pixels a cluster must move to the right, so that it does not cover the nearest
 * landmark. A negative result means to the left. `map-marks.css` has the same formula.
 */
export function shiftOf(at: Position, landmarks: readonly Position[]): number {
  const near = nearest(at, landmarks)
  if (near === undefined) return 0
  const [right, down] = [at.x - near.x, Math.abs(at.y - near.y)]
  const aside = Math.max(Math.abs(right), Math.min(BESIDE, ASIDE - down))
  return (right < 0 ? -aside : aside) - right
}

/** Returns the nearest place; undefined if there is none. */
export function nearest<Place extends Position>(
  { x, y }: Position,
  places: readonly Place[],
): Place | undefined {
  const distanceTo = (place: Position): number => Math.hypot(place.x - x, place.y - y)
  return places.reduce<Place | undefined>(
    (best, place) => (best && distanceTo(best) <= distanceTo(place) ? best : place),
    undefined,
  )
}

/**
 * A name that may be shown below a mark: the centre of the mark's circle in screen pixels, and the
 * text.
 */
interface LabelCandidate {
  key: string
  x: number
  y: number
  name: string
  /** Radius of the mark's circle, if it is not that of a point. */
  radius?: number
}

/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const CIRCLE_RADIUS = 16
/** Radius of a cluster without the outer part of its pale ring. */
export const CLUSTER_CIRCLE = 20
const LINE_HEIGHT = 20
const WIDE_LETTER = 14
const NARROW_LETTER = 7.5
/** Sum of the space on both sides of a name. */
const PADDING = 8

/**
 * Returns the keys of the marks whose names fit without overlapping. Earlier marks have priority.
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  withoutNames: readonly Box[],
): ReadonlySet<string> {
  const circles = candidates.map(({ x, y, radius = CIRCLE_RADIUS }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }))
  const taken: Box[] = [...withoutNames, ...circles]
  const placed = new Set<string>()
  for (const candidate of candidates) {
    const box = boxOf(candidate)
    if (candidate.name === '' || taken.some((other) => overlaps(box, other))) continue
    taken.push(box)
    placed.add(candidate.key)
  }
  return placed
}

function boxOf({ x, y, name }: LabelCandidate): Box {
  const half = widthOf(name) / 2
  // A pixel below the circle, so that a name does not overlap its own circle.
  const top = y + CIRCLE_RADIUS + 1
  return { left: x - half, top, right: x + half, bottom: top + LINE_HEIGHT }
}

/** Returns the estimated width of a name. Measuring it would cause a layout each time. */
function widthOf(name: string): number {
  let width = PADDING
  for (const letter of name) width += letter > '\u2E7F' ? WIDE_LETTER : NARROW_LETTER
  return width
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
