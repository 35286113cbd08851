import { distanceBetween } from '../../../../contract/distance.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { along, distancesAlong, nearestShare } from '../walk/segments.ts'

/** A place this near to a path, in metres, is on the way. */
const ON_THE_WAY_METRES = 80
/** The same in degrees, generously: a cheap first test, since every place is compared with every stretch. */
const ON_THE_WAY_DEGREES = 0.002

/** The places on the way along a path, in the order in which one comes past them. */
export function placesAlong<Place extends { coordinates: Coordinates }>(
  path: readonly Coordinates[],
  places: readonly Place[],
): Place[] {
  const walked = distancesAlong(path)
  return places
    .flatMap((place) => {
      const at = firstNear(path, walked, place.coordinates)
      return at === undefined ? [] : [{ place, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ place }) => place)
}

/** After how many metres a path comes near to a place for the first time; nothing if it never does. */
function firstNear(
  path: readonly Coordinates[],
  walked: readonly number[],
  place: Coordinates,
): number | undefined {
  for (const [index, to] of path.entries()) {
    const from = path[index - 1]
    if (from === undefined || !isAbout({ from, to }, place)) continue
    const near = along({ from, to }, nearestShare({ from, to }, place))
    if (distanceBetween(near, place) <= ON_THE_WAY_METRES)
      return (walked[index - 1] ?? 0) + distanceBetween(from, near)
  }
  return undefined
}

function isAbout(
  { from, to }: { from: Coordinates; to: Coordinates },
  place: Coordinates,
): boolean {
  return [0, 1].every((axis) => {
    const [start = 0, end = 0, at = 0] = [from[axis], to[axis], place[axis]]
    const [least, most] = start < end ? [start, end] : [end, start]
    return least - ON_THE_WAY_DEGREES <= at && at <= most + ON_THE_WAY_DEGREES
  })
}
