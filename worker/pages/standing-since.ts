import type { Facility } from '../../contract/conditions.ts'
import { type Closings, facilitySteps, withClosures } from '../../shared/facility.ts'
import { timeZone } from '../../shared/site.ts'

/**
 * Since when all of these facilities have stood as they do: what is drawn for that instant is what would be drawn now, so that it is
 * drawn once until one of them changes. 0 where there are none, since nothing tells the time then.
 */
export function standingSince(
  facilities: readonly Facility[],
  closings: Closings,
  now: number,
): number {
  const since = facilities.flatMap(
    (facility) => facilitySteps(withClosures(facility, closings), now, timeZone)[0]?.at ?? [],
  )
  return Math.max(0, ...since)
}
