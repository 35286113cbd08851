import { distanceBetween } from '../../../contract/distance.ts'
import type { GuidePoint } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'

/** The id of a point's row in the list: `point-12`. */
export function idOfPoint(id: string): string {
  return `point-${id}`
}

/** The hash of the address of a point: `#point-12`. */
export function hashOfPoint(id: string): string {
  return `#${idOfPoint(id)}`
}

/** The id of the point that a hash names; nothing if it names none of `ids`. */
export function pointOfHash(hash: string, ids: ReadonlySet<string>): string | undefined {
  const id = /^#point-(\d{1,10})$/.exec(hash)?.[1]
  return id !== undefined && ids.has(id) ? id : undefined
}

/** A point this near to a place, in metres, is that place. */
const SAME_PLACE_METRES = 100

/** The hash of the address of a place, for pages that know where it is but not the point's id: `#at-118.0085,29.98`. */
export function hashOfPlace([longitude, latitude]: Coordinates): string {
  return `#at-${longitude},${latitude}`
}

/** The place that a hash names; nothing if it names none. */
export function placeOfHash(hash: string): Coordinates | undefined {
  const [, longitude, latitude] =
    /^#at-(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/.exec(hash) ?? []
  return longitude === undefined ? undefined : [Number(longitude), Number(latitude)]
}

/** The id of the point at a place; nothing if even the nearest one is too far away. */
export function pointAt(
  place: Coordinates,
  points: readonly Pick<GuidePoint, 'id' | 'coordinates'>[],
): string | undefined {
  const near = points
    .map(({ id, coordinates }) => ({ id, metres: distanceBetween(place, coordinates) }))
    .filter(({ metres }) => metres <= SAME_PLACE_METRES)
    .toSorted((one, other) => one.metres - other.metres)
  return near[0]?.id
}
