import createGraph, { type Graph } from 'ngraph.graph'
import { aStar } from 'ngraph.path'
import type { Guide } from '../../../../contract/guide.ts'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import {
  along,
  type Effort,
  nearestShare,
  partOf,
  type Segment,
  segmentsOf,
  type OffTrailStep,
  type TrailStep,
  type Walk,
  type WalkRequest,
  type WalkStep,
  type Preference,
} from './walk.ts'

/** Walking is slow outside the trails: 3 km/h. */
const OFF_TRAIL_MINUTES_PER_METRE = 0.02
/** Maximum distance from a trail, in metres. A place farther away does not belong to the area. */
const MAX_METRES_FROM_TRAIL = 500

/** A stretch of a trail in one direction. */
interface Leg extends Effort {
  trailId: string
  to: Coordinates
  length: number
}

export function trailNetwork({ trails, points }: Pick<Guide, 'trails' | 'points'>): Segment[] {
  return trails.flatMap((trail) => segmentsOf(trail, points))
}

/** Returns the best walk. Undefined if the trails are too far away or not connected. */
export function findWalk(all: readonly Segment[], request: WalkRequest): Walk | undefined {
  const { from, to, preference } = request
  const network = preference === 'step-free' ? all.filter(({ isStepFree }) => isStepFree) : all
  const [start, end] = [snapTo(network, from), snapTo(network, to)]
  if (start === undefined || end === undefined) return undefined
  const graph = graphOf(cut(network, [start, end]), preference)
  const legs = bestLegs(graph, { from: start.at, to: end.at, preference })
  return legs && walkOf(request, { start, end }, legs)
}

/** Returns the network, divided at the start and end of the walk. */
function cut(network: readonly Segment[], snaps: readonly Snap[]): Segment[] {
  return network.flatMap((segment, index) => {
    const cuts = snaps
      .filter((snap) => snap.segment === index && snap.share > 0 && snap.share < 1)
      .map(({ share }) => share)
    const shares = [0, ...cuts.toSorted((a, b) => a - b), 1]
    return shares.slice(1).map((share, at) => partOf(segment, shares[at] ?? 0, share))
  })
}

/** Returns the stretches as a graph. Each has two links, because the effort differs. */
function graphOf(segments: readonly Segment[], preference: Preference): Graph<undefined, Leg> {
  const graph = createGraph<undefined, Leg>()
  const add = (from: Coordinates, leg: Leg): void => {
    const [source, target] = [keyOf(from), keyOf(leg.to)]
    // If two trails share a stretch, the better one is used.
    const other = graph.getLink(source, target)?.data
    if (other === undefined || costOf(leg, preference) < costOf(other, preference))
      graph.addLink(source, target, leg)
  }
  for (const { trailId, from, to, length, there, back } of segments) {
    add(from, { trailId, to, length, ...there })
    add(to, { trailId, to: from, length, ...back })
  }
  return graph
}

function bestLegs(
  graph: Graph<undefined, Leg>,
  { from, to, preference }: WalkRequest,
): Leg[] | undefined {
  const [source, target] = [keyOf(from), keyOf(to)]
  if (source === target) return []
  const distance = (_from: unknown, _to: unknown, { data }: { data: Leg }) =>
    costOf(data, preference)
  // The finder returns the nodes from the end to the start.
  const nodes = aStar(graph, { oriented: true, distance }).find(source, target).toReversed()
  if (nodes.length === 0) return undefined
  return nodes.slice(1).flatMap(({ id }, index) => {
    const leg = graph.getLink(nodes[index]?.id ?? '', id)?.data
    return leg === undefined ? [] : [leg]
  })
}

function costOf({ length, minutes }: Leg, preference: Preference): number {
  return preference === 'shortest' ? length : minutes
}

/** Returns the key of a bend: rounded to a tenth of a metre, so that trails have common bends. */
function keyOf([longitude, latitude]: Coordinates): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

function walkOf(
  { from, to }: WalkRequest,
  { start, end }: { start: Snap; end: Snap },
  legs: readonly Leg[],
): Walk {
  const steps: WalkStep[] = [
    ...offTrail('to-trail', start),
    ...trailSteps(legs),
    ...offTrail('from-trail', end),
  ]
  return {
    length: sum(steps.map(({ length }) => length)),
    minutes: sum(steps.map(({ minutes }) => minutes)),
    climb: sum(legs.map(({ climb }) => climb)),
    path: [from, start.at, ...legs.map((leg) => leg.to), to],
    steps,
  }
}

/** A place within this distance, in metres, is on the trail itself. */
const ON_TRAIL_METRES = 5

function offTrail(kind: OffTrailStep['kind'], { distance }: Snap): OffTrailStep[] {
  if (distance < ON_TRAIL_METRES) return []
  return [{ kind, length: distance, minutes: distance * OFF_TRAIL_MINUTES_PER_METRE }]
}

/** Merges successive legs on the same trail into one step. */
function trailSteps(legs: readonly Leg[]): TrailStep[] {
  const steps: TrailStep[] = []
  for (const { trailId, to, length, climb, minutes } of legs) {
    const last = steps.at(-1)
    if (last?.trailId === trailId) {
      last.length += length
      last.climb += climb
      last.minutes += minutes
      last.end = to
    } else steps.push({ kind: 'trail', trailId, length, climb, minutes, end: to })
  }
  return steps
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The place on the trails that is nearest to a given place. */
interface Snap {
  segment: number
  /** Position of the place along its segment, from 0 to 1. */
  share: number
  at: Coordinates
  /** Metres from the given place to the trail. */
  distance: number
}

/** Returns the nearest place on any segment; undefined if it is too far away. */
function snapTo(segments: readonly Segment[], place: Coordinates): Snap | undefined {
  let nearest: Snap | undefined
  segments.forEach((segment, index) => {
    const share = nearestShare(segment, place)
    const at = along(segment, share)
    const distance = distanceBetween(place, at)
    if (distance <= MAX_METRES_FROM_TRAIL && distance < (nearest?.distance ?? Infinity))
      nearest = { segment: index, share, at, distance }
  })
  return nearest
}
