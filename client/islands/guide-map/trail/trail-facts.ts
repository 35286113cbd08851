import {
  EVERYTHING,
  type ListFilter,
  TRAIL_MINUTES,
  type TrailFilter,
  type TrailMinutes,
} from '../address.ts'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import { TOILETS } from '../../../../contract/map-kinds.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { distancesAlong, heightsAlong, along, nearestShare, type Segment } from '../walk/walk.ts'
import { distanceBetween } from '../../../../contract/distance.ts'

/** A place within this distance of a path, in metres, counts as on the way. */
const ON_THE_WAY_METRES = 80
/** A slightly larger distance in degrees. Comparing it first excludes most places at little cost. */
const ON_THE_WAY_DEGREES = 0.002

/** Returns the distance along a path where it first comes near a place; undefined if never. */
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

function isAbout({ from, to }: Pick<Segment, 'from' | 'to'>, place: Coordinates): boolean {
  return [0, 1].every((axis) => {
    const [start = 0, end = 0, at = 0] = [from[axis], to[axis], place[axis]]
    const [least, most] = start < end ? [start, end] : [end, start]
    return least - ON_THE_WAY_DEGREES <= at && at <= most + ON_THE_WAY_DEGREES
  })
}

/** Returns the toilets, and the points with seats, along a path in walking order. */
export function amenitiesAlong(path: readonly Coordinates[], points: readonly GuidePoint[]) {
  const walked = distancesAlong(path)
  const near = points
    .filter(({ category, seats }) => category === TOILETS || seats === true)
    .flatMap((point) => {
      const at = firstNear(path, walked, point.coordinates)
      return at === undefined ? [] : [{ point, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ point }) => point)
  return {
    toilets: near.filter(({ category }) => category === TOILETS),
    seats: near.filter(({ seats }) => seats === true),
  }
}

/** The height of a path at a distance from its start, in metres. */
export interface Height {
  walked: number
  height: number
}

/** A path whose heights differ by less than this, in metres, counts as level. */
const LEVEL_METRES = 5

/** Returns the heights along a path. Empty if level, or more than a quarter is unknown. */
export function profileOf(
  path: readonly Coordinates[],
  points: readonly GuidePoint[],
): readonly Height[] {
  const walked = distancesAlong(path)
  const measured = heightsAlong(path, points).flatMap((height, index): Height[] =>
    height === undefined ? [] : [{ walked: walked[index] ?? 0, height }],
  )
  const heights = measured.map(({ height }) => height)
  if (Math.max(...heights) - Math.min(...heights) < LEVEL_METRES) return []
  const covered = (measured.at(-1)?.walked ?? 0) - (measured[0]?.walked ?? 0)
  return covered > 0 && covered >= (walked.at(-1) ?? 0) * 0.75 ? measured : []
}

/** Returns whether a trail matches a filter. One with unknown steps does not count as step-free. */
export function isLeft(trail: Trail, { isStepFree, minutes, sees }: TrailFilter): boolean {
  return (
    (!isStepFree || trail.stairs === 'none') &&
    (minutes === undefined || trail.minutes <= minutes) &&
    (sees === undefined || trail.sees?.includes(sees) === true)
  )
}

/** An option of a filter, and the filters after a click on it. */
export interface FilterChoice {
  key: string
  minutes?: TrailMinutes
  name?: string
  isChosen: boolean
  /** Number of points or trails in the list if this option is on, if known. */
  count: number | undefined
  filter: ListFilter
}

/** The key of the option without steps. */
export const STEP_FREE = 'step-free'

/** Returns the options that match some of the `found` trails, but not all. */
export function trailChoices(
  { trails, views = [] }: Pick<Guide, 'trails' | 'views'>,
  filter: TrailFilter,
  found: readonly Trail[] = trails,
): FilterChoice[] {
  const { isStepFree, minutes, sees } = filter
  const all = [
    { key: STEP_FREE, isChosen: isStepFree, change: { isStepFree: !isStepFree } },
    ...TRAIL_MINUTES.map((each) => {
      const isChosen = minutes === each
      const change = { minutes: isChosen ? undefined : each }
      return { key: String(each), minutes: each, isChosen, change }
    }),
    ...views.map(({ id, name }) => {
      const isChosen = sees === id
      return { key: `view-${id}`, name, isChosen, change: { sees: isChosen ? undefined : id } }
    }),
  ]
  return all.flatMap(({ change, ...choice }) => {
    const next: TrailFilter = { ...filter, ...change }
    const left = countLeft(trails, next)
    if (!choice.isChosen && (left === 0 || left === countLeft(trails, filter))) return []
    const count = countLeft(found, choice.isChosen ? filter : next)
    return { ...choice, count, filter: { ...EVERYTHING, trails: next } }
  })
}

function countLeft(trails: readonly Trail[], filter: TrailFilter): number {
  return trails.filter((trail) => isLeft(trail, filter)).length
}
