import type { Coordinates } from './values.ts'

/** The mean radius of the earth (IUGG), in metres. */
const EARTH_RADIUS_METRES = 6_371_008.8

/** Returns the straight-line distance between two places in metres (haversine formula). */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const [longitude, latitude] = [radians(from[0]), radians(from[1])]
  const [otherLongitude, otherLatitude] = [radians(to[0]), radians(to[1])]
  const chord =
    haversine(otherLatitude - latitude) +
    Math.cos(latitude) * Math.cos(otherLatitude) * haversine(otherLongitude - longitude)
  // For opposite places, rounding may give a sum above 1, which has no arcsine.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)))
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
