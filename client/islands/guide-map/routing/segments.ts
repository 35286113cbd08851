import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { type Heights, heightsAlong } from './heights.ts'

/** What it takes to walk a stretch one way. */
export interface Effort {
  /** Metres climbed. */
  climb: number
  minutes: number
}

/** A straight stretch of a trail, which may be walked both ways. */
export interface Segment {
  trailId: string
  from: Coordinates
  to: Coordinates
  /** Metres, the trail's own length shared out. */
  length: number
  there: Effort
  back: Effort
}

/** Naismith's rule: one minute more for every ten metres climbed. */
const CLIMB_METRES_PER_MINUTE = 10
/** No trail is walked faster than this, however little time it claims to take: 6 km/h. */
const MIN_MINUTES_PER_METRE = 0.01

/**
 * The stretches of a trail. Walked from its first to its last bend they add up to the length, ascent and minutes that
 * the trail is given with; the way back takes as much longer or shorter as it climbs more or less.
 */
export function segmentsOf(trail: Trail, points: readonly GuidePoint[]): Segment[] {
  const { id, path, length, ascent, minutes } = trail
  const lengths = path.slice(1).map((bend, index) => distanceBetween(path[index] ?? bend, bend))
  const ground = lengths.reduce((sum, each) => sum + each, 0) || 1
  const rises = risesOf(heightsAlong(path, points))
  // What the known heights do not explain is up and down on the way, the same in both directions.
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
      from,
      to,
      length: length * share,
      there: effort(Math.max(rise, 0) * scale + rest * share),
      back: effort(Math.max(-rise, 0) * scale + rest * share),
    }
  })
}

/** How much each stretch rises, 0 where the heights of its ends are not known. */
function risesOf(heights: Heights): number[] {
  return heights.slice(1).map((height, index) => {
    const before = heights[index]
    return height === undefined || before === undefined ? 0 : height - before
  })
}

/** The part of a segment from the share `start` to the share `end` of its length. */
export function partOf(segment: Segment, start: number, end: number): Segment {
  const share = end - start
  const shared = ({ climb, minutes }: Effort): Effort => ({
    climb: climb * share,
    minutes: minutes * share,
  })
  return {
    trailId: segment.trailId,
    from: along(segment, start),
    to: along(segment, end),
    length: segment.length * share,
    there: shared(segment.there),
    back: shared(segment.back),
  }
}

/** The place on a segment at a share of its length; its very ends for 0 and 1. */
export function along({ from, to }: Pick<Segment, 'from' | 'to'>, share: number): Coordinates {
  if (share <= 0) return from
  if (share >= 1) return to
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
