import type { Coordinates } from '../../../../contract/values.ts'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint, Trail } from '../../../../contract/guide.ts'

/**
 * The preferences for walks. `quickest`: fewest minutes. `shortest`: fewest metres. `step-free`: no
 * steps, then fewest minutes.
 */
export const PREFERENCES = ['quickest', 'shortest', 'step-free'] as const
export type Preference = (typeof PREFERENCES)[number]

export interface WalkRequest {
  from: Coordinates
  to: Coordinates
  preference: Preference
}

interface Stretch {
  /** The length in metres. */
  length: number
  minutes: number
}

export interface TrailStep extends Stretch {
  kind: 'trail'
  trailId: string
  /** The climb in metres. */
  climb: number
  end: Coordinates
}

/** A straight line between a place off the trails and the nearest trail. */
export interface OffTrailStep extends Stretch {
  kind: 'to-trail' | 'from-trail'
}

/** A step with a text by a map service, in the language of that service. */
interface WordedStep extends Stretch {
  kind: 'worded'
  text: string
}

export type WalkStep = TrailStep | OffTrailStep | WordedStep

/** A walk from one place to another. */
export interface Walk extends Stretch {
  /** The climb in metres; undefined if unknown. */
  climb: number | undefined
  path: readonly Coordinates[]
  steps: readonly WalkStep[]
}

export interface Effort {
  /** The climb in metres. */
  climb: number
  minutes: number
}

/** A straight stretch of a trail, with the effort in both directions. */
export interface Segment {
  trailId: string
  isStepFree: boolean
  from: Coordinates
  to: Coordinates
  /** The length in metres: this stretch's share of the trail length in the content. */
  length: number
  there: Effort
  back: Effort
}

/** Naismith's rule: one more minute for every ten metres climbed. */
const CLIMB_METRES_PER_MINUTE = 10
/** Lower limit, which means 6 km/h. Applies even if the minutes in the content are fewer. */
const MIN_MINUTES_PER_METRE = 0.01

/**
 * Returns the stretches of a trail. From the first to the last bend, their sums equal the length,
 * ascent and minutes in the content. In the other direction, the minutes depend on the climb.
 */
export function segmentsOf(trail: Trail, points: readonly GuidePoint[]): Segment[] {
  const { id, path, length, ascent, minutes } = trail
  const lengths = path.slice(1).map((bend, index) => distanceBetween(path[index] ?? bend, bend))
  const ground = lengths.reduce((sum, each) => sum + each, 0) || 1
  const heights = heightsAlong(path, points)
  // 0 if one of the two heights is unknown.
  const rises = heights.slice(1).map((height, index) => {
    const before = heights[index]
    return height === undefined || before === undefined ? 0 : height - before
  })
  // The ascent in the content also includes small ups and downs between the bends. They count
  // equally in both directions.
  const ups = rises.reduce((sum, rise) => sum + Math.max(rise, 0), 0)
  const rest = Math.max(ascent - ups, 0)
  const scale = ups > ascent && ups > 0 ? ascent / ups : 1
  const pace = Math.max(
    (minutes - ascent / CLIMB_METRES_PER_MINUTE) / length,
    MIN_MINUTES_PER_METRE,
  )
  return lengths.flatMap((each, index) => {
    const [from, to, rise = 0] = [path[index], path[index + 1], rises[index]]
    if (from === undefined || to === undefined || each === 0) return []
    const share = each / ground
    const effort = (climb: number): Effort => ({
      climb,
      minutes: length * share * pace + climb / CLIMB_METRES_PER_MINUTE,
    })
    return {
      trailId: id,
      isStepFree: trail.stairs === 'none',
      from,
      to,
      length: length * share,
      there: effort(Math.max(rise, 0) * scale + rest * share),
      back: effort(Math.max(-rise, 0) * scale + rest * share),
    }
  })
}

/** Returns the part of a segment between two shares of its length, from 0 to 1. */
export function partOf(segment: Segment, start: number, end: number): Segment {
  const share = end - start
  const shared = ({ climb, minutes }: Effort): Effort => ({
    climb: climb * share,
    minutes: minutes * share,
  })
  return {
    ...segment,
    from: along(segment, start),
    to: along(segment, end),
    length: segment.length * share,
    there: shared(segment.there),
    back: shared(segment.back),
  }
}

/** Returns the place at `share` of a segment's length. 0 and 1 are exactly its ends. */
export function along({ from, to }: Pick<Segment, 'from' | 'to'>, share: number): Coordinates {
  if (share <= 0) return from
  if (share >= 1) return to
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Returns the position along a segment, from 0 to 1, nearest to `place` on a flat earth. */
export function nearestShare(
  { from, to }: Pick<Segment, 'from' | 'to'>,
  place: Coordinates,
): number {
  const shrink = Math.cos((from[1] * Math.PI) / 180)
  const [east, north] = [(to[0] - from[0]) * shrink, to[1] - from[1]]
  const [x, y] = [(place[0] - from[0]) * shrink, place[1] - from[1]]
  const share = (x * east + y * north) / (east ** 2 + north ** 2 || 1)
  return Math.min(1, Math.max(0, share))
}

/** A bend gets the height of the nearest point within this distance, in metres. */
const ON_TRAIL_METRES = 30

/**
 * Returns the height at each bend of `path` in metres. It is interpolated for bends without a point
 * of known height nearby, and undefined before the first and after the last bend that has one.
 */
export function heightsAlong(
  path: readonly Coordinates[],
  points: readonly GuidePoint[],
): (number | undefined)[] {
  const measured = points.filter(({ elevation }) => elevation !== undefined)
  const heights = path.map((bend) => {
    const about = measured.filter(({ coordinates }) => isAbout(bend, coordinates))
    return nearestWithin(ON_TRAIL_METRES, bend, about)?.elevation
  })
  const walked = distancesAlong(path)
  return heights.map((height, index) => {
    if (height !== undefined) return height
    const before = heights.findLastIndex((value, at) => at < index && value !== undefined)
    const after = heights.findIndex((value, at) => at > index && value !== undefined)
    const [low, high] = [heights[before], heights[after]]
    if (low === undefined || high === undefined) return undefined
    const [start = 0, end = 0, here = 0] = [walked[before], walked[after], walked[index]]
    return low + ((high - low) * (here - start)) / (end - start || 1)
  })
}

/** Returns the place nearest to `at` within some metres; undefined if there is none. */
export function nearestWithin<Place extends { coordinates: Coordinates }>(
  metres: number,
  at: Coordinates,
  places: readonly Place[],
): Place | undefined {
  let nearest = metres
  let found: Place | undefined
  for (const place of places) {
    const distance = distanceBetween(place.coordinates, at)
    if (distance > nearest || (found && distance === nearest)) continue
    nearest = distance
    found = place
  }
  return found
}

/** Returns whether two places may be near. Cheap, because this is called for every pair. */
function isAbout(bend: Coordinates, place: Coordinates): boolean {
  return Math.abs(bend[1] - place[1]) < 0.001 && Math.abs(bend[0] - place[0]) < 0.001
}

/** Returns the distance from the start to each bend of the path, in metres. */
export function distancesAlong(path: readonly Coordinates[]): readonly number[] {
  let walked = 0
  return path.map((bend, index) => {
    const previous = path[index - 1]
    if (previous) walked += distanceBetween(previous, bend)
    return walked
  })
}
