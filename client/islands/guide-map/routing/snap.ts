import { distanceBetween } from '../../../../contract/distance.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { along, type Segment } from './segments.ts'

/** The place on the trails that is nearest to another place. */
export interface Snap {
  /** The index of the segment it lies on. */
  segment: number
  /** How far along the segment, from 0 to 1. */
  share: number
  at: Coordinates
  /** Metres from the place to the trail. */
  distance: number
}

/** The nearest place on any segment; nothing where there are none. */
export function snapTo(segments: readonly Segment[], place: Coordinates): Snap | undefined {
  let nearest: Snap | undefined
  segments.forEach((segment, index) => {
    const share = nearestShare(segment, place)
    const at = along(segment, share)
    const distance = distanceBetween(place, at)
    if (nearest === undefined || distance < nearest.distance)
      nearest = { segment: index, share, at, distance }
  })
  return nearest
}

/** Where the perpendicular from `place` meets the segment, on a map flat enough for one mountain; 0 to 1. */
function nearestShare({ from, to }: Segment, place: Coordinates): number {
  const shrink = Math.cos((from[1] * Math.PI) / 180)
  const [east, north] = [(to[0] - from[0]) * shrink, to[1] - from[1]]
  const [x, y] = [(place[0] - from[0]) * shrink, place[1] - from[1]]
  const share = (x * east + y * north) / (east ** 2 + north ** 2 || 1)
  return Math.min(1, Math.max(0, share))
}
