import { distanceBetween } from '../../../contract/distance.ts'
import type { Trail } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import {
  type Box,
  boxOf,
  overlaps,
  type Side,
} from '../../../client/islands/guide-map/map/labels.ts'

/** A stop on the map of a visit guide. `x` and `y` are fractions of the map's width and height. */
export interface MappedStop {
  number: number
  x: number
  y: number
}

interface StopMark {
  /** The numbers of its stops. */
  numbers: readonly number[]
  x: number
  y: number
}

/**
 * Size of a number, as a share of the map's width. The stylesheet limits the letters of marks, so that
 * numbers are never larger than this.
 */
const SIZE = 0.07
/** Least space between marks, as a share of the map's width. */
const GAP = 0.012
/** Overlaps that are smaller are errors of rounding. */
const ROUNDING = 1e-6
/** Numbers in a row of a mark. The stylesheet has the same limit. */
const PER_ROW = 4

/** Places that are nearer than this share a mark, as a share of the map's width. */
const NEAR = SIZE / 2
/** Greatest distance of a mark from its place, as a share of the map's width. */
const FAR = SIZE
/** After as many rounds, marks that are not apart have no room. */
const ROUNDS = 40
/** More marks than this are not moved apart, because it takes long. A map has room for few more. */
const MOST_MOVED = 20

/**
 * Returns the marks of stops. Marks that would cover or touch each other are moved apart. If one would
 * be far from its place, near stops share a mark between them. So every number is readable. All marks
 * are inside the map. `ratio` is its height divided by its width.
 */
export function stopMarks(stops: readonly MappedStop[], ratio: number): StopMark[] {
  const places = stops.map((stop) => markOf([stop], ratio))
  for (;;) {
    const nearest = nearestPair(places)
    const isNear = nearest !== undefined && distance(...nearest) < NEAR
    const marks = isNear ? undefined : marksApart(places, ratio)
    if (marks || nearest === undefined)
      return (marks ?? []).map(({ numbers, x, y }) => ({ numbers, x, y: y / ratio }))
    const [one, other] = nearest
    places.splice(places.indexOf(other), 1)
    places[places.indexOf(one)] = markOf([...one.stops, ...other.stops], ratio)
  }
}

/** Width of the map at which a number is as large as the circles of `labels.ts`, in its pixels. */
const NAMED_WIDTH = 32 / SIZE
/**
 * Half the side of the square that a number takes on paper at that width. Numbers are smaller there than
 * on the smallest phone, and the corners of the square around a circle are free.
 */
const PAPER_RADIUS = 9
/** Size of the letters on paper, relative to those of `labels.ts`. */
const PAPER_LETTERS = 0.8
/** Sides of a mark where its name may be, the best one first. */
const SIDES = [
  'below',
  'above',
  'right',
  'left',
  'below narrow',
  'above narrow',
  'right narrow',
  'left narrow',
] as const satisfies readonly Side[]

interface NamedMark {
  name: string
  side: Side
}

/**
 * Returns the names of marks on paper and their sides, by the mark's first number. The names of
 * several places are joined. If they have no room on any side, only the first and the last are named.
 * Marks without room for these have no name.
 */
export function markNames(
  marks: readonly StopMark[],
  nameOf: (number: number) => string | undefined,
  ratio: number,
): ReadonlyMap<number, NamedMark> {
  const frame = { left: 0, top: 0, right: NAMED_WIDTH, bottom: NAMED_WIDTH * ratio }
  const taken = marks.map(({ numbers, x, y }) => {
    const across = PAPER_RADIUS * Math.min(numbers.length, PER_ROW)
    const down = PAPER_RADIUS * Math.ceil(numbers.length / PER_ROW)
    const [left, top] = [x * frame.right - across, y * frame.bottom - down]
    return { left, top, right: left + 2 * across, bottom: top + 2 * down }
  })
  // The scale.
  const { right, bottom } = frame
  taken.push({ left: right - 80, top: bottom - 24, right, bottom })
  const named = new Map<number, NamedMark>()
  const isFree = (box: Box) => isInside(box, frame) && !taken.some((other) => overlaps(box, other))
  for (const { numbers, x, y } of marks) {
    const all = [...new Set(numbers.flatMap((number) => nameOf(number) ?? []))]
    if (all.length === 0) continue
    // No line begins with the dot.
    const whole = all.join('\u00A0· ')
    const names = all.length > 2 ? [whole, `${all[0]} … ${all.at(-1)}`] : [whole]
    const places = names.flatMap((name) => SIDES.map((side) => ({ name, side })))
    for (const { name, side } of places) {
      const at = edgeOf({ numbers, x: x * frame.right, y: y * frame.bottom }, side)
      const box = boxOf({ key: name, name, ...at }, { side, scale: PAPER_LETTERS })
      if (!isFree(box)) continue
      taken.push(box)
      named.set(numbers[0] ?? 0, { name, side })
      break
    }
  }
  return named
}

/** Returns the centre of the circle at a side of a mark, because `labels.ts` knows only circles. */
function edgeOf({ numbers, x, y }: StopMark, side: Side): { x: number; y: number } {
  const across = 16 * (Math.min(numbers.length, PER_ROW) - 1)
  const down = 16 * (Math.ceil(numbers.length / PER_ROW) - 1)
  if (side.startsWith('right')) return { x: x + across, y }
  if (side.startsWith('left')) return { x: x - across, y }
  return { x, y: side.startsWith('below') ? y + down : y - down }
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.right <= frame.right &&
    box.bottom <= frame.bottom
  )
}

type Mark = ReturnType<typeof markOf>

/** Returns a mark in the middle of its stops. Its centre and size are shares of the map's width. */
function markOf(stops: readonly MappedStop[], ratio: number) {
  const numbers = stops.map(({ number }) => number).toSorted((one, other) => one - other)
  const width = SIZE * Math.min(numbers.length, PER_ROW)
  const height = SIZE * Math.ceil(numbers.length / PER_ROW)
  return {
    stops,
    numbers,
    width,
    height,
    x: mean(stops.map(({ x }) => x)),
    y: mean(stops.map(({ y }) => y)) * ratio,
  }
}

/**
 * Returns the marks inside the map, moved apart along the axis that needs less; undefined if they
 * have no room near their places.
 */
function marksApart(places: readonly Mark[], ratio: number): Mark[] | undefined {
  if (places.length > MOST_MOVED) return undefined
  const inside = (mark: Mark): Mark => ({
    ...mark,
    x: within(mark.x, mark.width, 1),
    y: within(mark.y, mark.height, ratio),
  })
  let marks = places.map(inside)
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false
    for (const [one, other] of pairsOf(marks)) {
      const overlap = overlapOf(one, other)
      if (overlap === undefined) continue
      const axis = overlap.x < overlap.y ? 'x' : 'y'
      const step = (overlap[axis] / 2) * (one[axis] < other[axis] ? -1 : 1)
      one[axis] += step
      other[axis] -= step
      isMoved = true
    }
    if (!isMoved) return marks.some(isFar) ? undefined : marks
    marks = marks.map(inside)
  }
  return undefined

  function isFar(mark: Mark, index: number): boolean {
    const place = places[index]
    return place !== undefined && distance(mark, inside(place)) > FAR
  }
}

/** Returns by how much marks are too near on each axis; undefined if they are apart. */
function overlapOf(one: Mark, other: Mark): { x: number; y: number } | undefined {
  const x = (one.width + other.width) / 2 + GAP - Math.abs(one.x - other.x)
  const y = (one.height + other.height) / 2 + GAP - Math.abs(one.y - other.y)
  return Math.min(x, y) < ROUNDING ? undefined : { x, y }
}

function nearestPair(marks: readonly Mark[]): [Mark, Mark] | undefined {
  let nearest: [Mark, Mark] | undefined
  let least = Infinity
  for (const [index, one] of marks.entries())
    for (const other of marks.slice(index + 1)) {
      const apart = distance(one, other)
      if (apart >= least) continue
      least = apart
      nearest = [one, other]
    }
  return nearest
}

function pairsOf(marks: readonly Mark[]): [Mark, Mark][] {
  return marks.flatMap((one, index) =>
    marks.slice(index + 1).map((other): [Mark, Mark] => [one, other]),
  )
}

function distance(one: Mark, other: Mark): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Moves a centre, so that a box of this size ends within 0 and `end`. */
function within(centre: number, size: number, end: number): number {
  return Math.max(size / 2, Math.min(centre, end - size / 2))
}

/** A stop within this distance of a bend of a trail is on the trail, in metres. */
const ON_TRAIL_METRES = 150

interface PlacedStop {
  number: number
  coordinates: Coordinates
  isPier?: boolean
}

/**
 * Returns the ways from one stop to the next off the trails, as straight lines: to the next stop, or
 * to the nearest bend if that stop is on a trail. Both directions of a way have the same line. A way
 * from a pier has none, because a boat does not go straight.
 */
export function legsOf(
  stops: readonly PlacedStop[],
  trails: readonly Pick<Trail, 'path'>[],
): { number: number; path: [Coordinates, Coordinates] }[] {
  return stops.flatMap(({ number, coordinates: from, isPier }) => {
    const next = stops.find((stop) => stop.number === number + 1)
    if (next === undefined || isPier) return []
    const to = next.coordinates
    const [fromTrail, toTrail] = [from, to].map((place) => pathAt(place, trails))
    if (fromTrail && toTrail) return []
    const start = fromTrail ? nearestIn(fromTrail, to) : from
    const end = toTrail ? nearestIn(toTrail, from) : to
    return { number, path: start[0] < end[0] ? [start, end] : [end, start] }
  })
}

/** Returns the path of the trail on which a place is. */
function pathAt(
  place: Coordinates,
  trails: readonly Pick<Trail, 'path'>[],
): readonly Coordinates[] | undefined {
  const isNear = (bend: Coordinates): boolean => distanceBetween(place, bend) < ON_TRAIL_METRES
  return trails.find(({ path }) => path.some(isNear))?.path
}

function nearestIn(path: readonly Coordinates[], place: Coordinates): Coordinates {
  return path.reduce((one, other) =>
    distanceBetween(other, place) < distanceBetween(one, place) ? other : one,
  )
}
