import type { Guide } from '../../../../contract/guide.ts'
import { type Feature, isCluster, keyOf, mapWidthAt } from './clusters.ts'
import type { Position } from './curve.ts'
import type { MapMark } from './map-engine.ts'
import { firstFrame, projectionOf } from './map-view.ts'

/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Sides of a point's circle where its name may be, the best one first. */
const SIDES = ['below', 'right', 'left', 'above'] as const
type PlainSide = (typeof SIDES)[number]
export type Side = PlainSide | `${PlainSide} narrow`
/** The name of a landmark may have shorter lines instead. */
const LANDMARK_SIDES: readonly Side[] = [
  ...SIDES,
  ...SIDES.map((side) => `${side} narrow` as const),
]

const CIRCLE_RADIUS = 16
/** Radius of a cluster without the outer part of its pale ring. */
const CLUSTER_RADIUS = 20
/** The stylesheet breaks longer names into lines (`map-marks.css`). */
const LONGEST_LINE = 154
const NARROW_LINE = 98
/** Sum of the space on both sides of a name. */
const PADDING = 8
const LINE_HEIGHT = 20
/** Size of the letters, and so the width of a Chinese one. */
export const LETTER = 14
const NARROW_LETTER = 7.5
/** A map of this width is in a large window, whose letters are larger (`tokens.css`). */
const LARGE_MAP = 1200
const LARGE_LETTERS = 1.25

/** The layout of the landmarks' names and of the clusters at a zoom. */
export interface Arrangement {
  /** The side of the name, by the landmark's key. Landmarks without room for a name are missing. */
  sides: ReadonlyMap<string, Side>
  /** By how many pixels a cluster or point moves aside, by its key. Others have no entry. */
  shifts: ReadonlyMap<string, Position>
}

/** Names are arranged for each half level of the zoom. */
export const STEP = 0.5

export function stepOf(zoom: number): number {
  return Math.floor(zoom / STEP) * STEP
}

/**
 * Gives the names of all landmarks a place. Clusters move aside. The server and the browser call
 * this with the same step of the zoom, so nothing moves when the map opens. `letters` is the size
 * of the letters, relative to the usual size; the server knows only the usual one.
 */
export function arrange(
  guide: Pick<Guide, 'bounds' | 'points' | 'origin'>,
  marks: { landmarks: readonly MapMark[]; others: readonly Feature[]; letters?: number },
  step: number,
): Arrangement {
  const width = mapWidthAt(guide.bounds, step)
  const { project } = projectionOf(guide.bounds, width)
  const landmarks = marks.landmarks.map(({ id, name, coordinates }) => ({
    key: `point ${id}`,
    name,
    ...project(coordinates),
  }))
  const others = marks.others.map((feature) => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const at = { ...project([longitude, latitude]), isCluster: isCluster(feature) }
    return { key: keyOf(feature), ...at, box: circleOf(at) }
  })
  const circles = landmarks.map((each) => circleOf(each))
  const { southWest, northEast } = firstFrame(guide)
  const start = project([southWest[0], northEast[1]])
  const end = project([northEast[0], southWest[1]])
  // The space that `map.css` leaves around the first frame, without that of buttons and list.
  const frame = {
    left: start.x - 28,
    top: start.y - 28,
    right: end.x + 8,
    bottom: end.y + 36,
  }
  const scale = Math.max(width < LARGE_MAP ? 1 : LARGE_LETTERS, marks.letters ?? 1)
  let named: ReadonlyMap<string, Placed> = new Map()
  let order = landmarks
  for (const _ of landmarks) {
    const placed = placeNames(order, {
      taken: circles,
      others,
      frame,
      scale,
      sides: LANDMARK_SIDES,
    })
    if (placed.size > named.size) named = placed
    if (placed.size === landmarks.length) break
    // Those without a name choose first in the next attempt.
    order = order.toSorted((a, b) => Number(placed.has(a.key)) - Number(placed.has(b.key)))
  }
  const sides = new Map(Array.from(named, ([key, { side }]) => [key, side]))
  const names = Array.from(named.values(), ({ box }) => box)
  return { sides, shifts: moveAside(others, { circles, names, frame }) }
}

interface Named extends Position {
  key: string
  name: string
}

interface Other extends Position {
  key: string
  box: Box
  isCluster: boolean
}

interface Placed {
  side: Side
  box: Box
}

interface Space {
  /** Where no name may be. */
  taken: readonly Box[]
  /** Other marks, which a name may cover if there is no better place. */
  others?: readonly Other[]
  /** Where names should be. */
  frame?: Box | undefined
  /** The cost of a pixel outside the frame. */
  outside?: number
}

/** The costs of a place, in addition to its rank. A cluster can move aside. */
const COVERS_CLUSTER = 2
const COVERS_POINT = 4
/** Higher than the sum of all other costs. */
const TAKEN = 100_000

/** Returns the best one of several places, which are in the order of their rank. */
function cheapest<Place extends { box: Box }>(
  places: readonly Place[],
  { taken, others = [], frame, outside = 1 }: Space,
): Place & { cost: number } {
  return places
    .map((place, rank) => {
      const { box } = place
      let cost = frame ? rank + outside * overhang(box, frame) : rank
      for (const other of taken) if (overlaps(box, other)) cost += TAKEN
      for (const other of others)
        if (overlaps(box, other.box)) cost += other.isCluster ? COVERS_CLUSTER : COVERS_POINT
      return { ...place, cost }
    })
    .reduce((one, other) => (other.cost < one.cost ? other : one))
}

/** Returns the best places for names, by key. Earlier ones have priority. */
export function placeNames(
  names: readonly Named[],
  { scale, sides = SIDES, ...space }: Space & { scale: number; sides?: readonly Side[] },
): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>()
  const taken = [...space.taken]
  for (const each of names) {
    const places = sides.map((side) => ({ side, box: boxOf(each, { side, scale }) }))
    const best = cheapest(places, { ...space, taken })
    if (best.cost >= TAKEN) continue
    placed.set(each.key, best)
    taken.push(best.box)
  }
  return placed
}

const DIRECTIONS = 12
/** Where a cluster looks for room, the nearest places first: in 12 directions, up to 120 px away. */
const SHIFTS = Array.from({ length: 15 * DIRECTIONS }, (_, index): Position => {
  const distance = 8 + 8 * Math.floor(index / DIRECTIONS)
  const angle = (index * Math.PI) / 6
  return { x: Math.round(distance * Math.cos(angle)), y: Math.round(distance * Math.sin(angle)) }
})
/** Space that a moved cluster keeps, because the map may be up to half a level larger. */
const SPACE = 4

interface Obstacles {
  /** The circles of landmarks. */
  circles: readonly Box[]
  names: readonly Box[]
  frame: Box
}

/** Moves clusters off landmarks and their names, and points off landmarks. */
function moveAside(
  others: readonly Other[],
  { circles, names, frame }: Obstacles,
): Arrangement['shifts'] {
  const boxes = [...circles, ...names]
  const isBlocked = ({ isCluster: isLarge, box }: Other): boolean =>
    (isLarge ? boxes : circles).some((other) => overlaps(box, other))
  const taken = [...boxes, ...others.flatMap((other) => (isBlocked(other) ? [] : other.box))]
  const shifts = new Map<string, Position>()
  for (const { key, x, y } of others.filter(isBlocked)) {
    const places = SHIFTS.map((shift) => ({
      shift,
      box: squareAt(x + shift.x, y + shift.y, CLUSTER_RADIUS + SPACE),
    }))
    const { shift, box } = cheapest(places, { taken, frame, outside: DIRECTIONS })
    shifts.set(key, shift)
    taken.push(box)
  }
  return shifts
}

/** No shift. */
export const STILL: Position = { x: 0, y: 0 }

function squareAt(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

export function circleOf({ x, y, isCluster: isLarge }: Position & { isCluster?: boolean }): Box {
  return squareAt(x, y, isLarge ? CLUSTER_RADIUS : CIRCLE_RADIUS)
}

/** Returns the place of a name. Its size is estimated, because measuring would cause a layout. */
export function boxOf({ x, y, name }: Named, { side, scale }: { side: Side; scale: number }): Box {
  let length = 0
  for (const letter of name) length += letter > '\u2E7F' ? LETTER : NARROW_LETTER
  const longest = side.endsWith('narrow') ? NARROW_LINE : LONGEST_LINE
  const lines = length > longest ? Math.ceil(length / (longest * 0.8)) : 1
  const width = Math.min(length, longest) * scale + PADDING
  const height = lines * LINE_HEIGHT * scale
  // A pixel from the circle, so that a name does not overlap its own circle.
  const gap = CIRCLE_RADIUS + 1
  const is = (plain: PlainSide): boolean => side.startsWith(plain)
  const left = is('right') ? x + gap : is('left') ? x - gap - width : x - width / 2
  const top = is('below') ? y + gap : is('above') ? y - gap - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Returns how many pixels of a box are outside a frame. */
function overhang(box: Box, frame: Box): number {
  return (
    Math.max(0, frame.left - box.left) +
    Math.max(0, frame.top - box.top) +
    Math.max(0, box.right - frame.right) +
    Math.max(0, box.bottom - frame.bottom)
  )
}
