import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { Position } from './curve.ts'
import type { MapMark } from './map-engine.ts'

export type Feature = PointFeature<MapMark> | ClusterFeature<object>

/** Points nearer to each other than this, in pixels, are one cluster. */
const CLUSTER_RADIUS = 52
/** From the zoom above this one on, every point stands for itself. */
const LAST_CLUSTER_ZOOM = 18
/** The side of the world at zoom 0 in Leaflet: the radius is in pixels of the screen. */
export const TILE_SIZE = 256

/** The clusters of marks at each whole zoom. */
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
 * A cluster does not touch a landmark this far to its side, or if both distances add up to the
 * second.
 */
const BESIDE = 40
const ASIDE = 56

/**
 * How far to the right a cluster moves to stand clear of the nearest landmark. `map-marks.css` does
 * the same, so that nothing jumps.
 */
export function shiftOf(at: Position, landmarks: readonly Position[]): number {
  const near = nearest(at, landmarks)
  if (near === undefined) return 0
  const [right, down] = [at.x - near.x, Math.abs(at.y - near.y)]
  const aside = Math.max(Math.abs(right), Math.min(BESIDE, ASIDE - down))
  return (right < 0 ? -aside : aside) - right
}

/** The place nearest to another, if there is any. */
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

/** A mark on the screen: the middle of its circle in pixels, and the name below it. */
interface LabelCandidate {
  key: string
  x: number
  y: number
  /** Empty for a mark without a name. */
  name: string
  /** Where it is not a point's. */
  radius?: number
}

/** A part of the screen, in the same pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const CIRCLE_RADIUS = 16
/** Without the outer part of the pale ring around it. */
export const CLUSTER_CIRCLE = 20
const LINE_HEIGHT = 20
const WIDE_LETTER = 14
const NARROW_LETTER = 7.5
/** On both sides of a name together. */
const PADDING = 8

/**
 * The keys of the marks whose names fit: no name covers a circle or another name, or reaches into
 * one of `withoutNames`. Earlier marks go first.
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
  // One pixel below the circle, so that a name does not collide with its own.
  const top = y + CIRCLE_RADIUS + 1
  return { left: x - half, top, right: x + half, bottom: top + LINE_HEIGHT }
}

/** An estimate: measuring would lay out the page each time. */
function widthOf(name: string): number {
  let width = PADDING
  for (const letter of name) width += letter > '\u2E7F' ? WIDE_LETTER : NARROW_LETTER
  return width
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
