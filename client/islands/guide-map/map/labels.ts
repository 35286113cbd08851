import type { Guide } from '../../../../contract/guide.ts'
import { type Feature, isCluster, keyOf, mapWidthAt } from './clusters.ts'
import type { Position } from './curve.ts'
import type { MapMark } from './map-engine.ts'
import { FRAME_PADDING, frameShares, projectionOf } from './map-view.ts'

/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Sides of a point's circle where its name may be, the best one first. */
const SIDES = ['below', 'right', 'left', 'above'] as const
export type Side = (typeof SIDES)[number]

const CIRCLE_RADIUS = 16
/** Radius of a cluster without the outer part of its pale ring. */
export const CLUSTER_CIRCLE = 20
/** The stylesheet breaks longer names into lines (`map-marks.css`). */
const LONGEST_LINE = 154
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
  /** How far a cluster moves aside in pixels, by its key. Clusters that stay are missing. */
  shifts: ReadonlyMap<string, Position>
}

export const STILL: Position = { x: 0, y: 0 }

/** Names are arranged for each half level of the zoom. */
export const STEP = 0.5

export function stepOf(zoom: number): number {
  return Math.floor(zoom / STEP) * STEP
}

/**
 * Gives the names of all landmarks a place. Clusters move aside. The server and the browser call
 * this with the same step of the zoom, so nothing moves when the map opens.
 */
export function arrange(
  guide: Pick<Guide, 'bounds' | 'points' | 'origin'>,
  marks: { landmarks: readonly MapMark[]; others: readonly Feature[] },
  step: number,
): Arrangement {
  const width = mapWidthAt(guide.bounds, step)
  const { project } = projectionOf(guide.bounds, width)
  const landmarks = marks.landmarks.map(({ id, name, coordinates }) => ({
    key: `point ${id}`,
    name,
    ...project(coordinates),
  }))
  const others = marks.others.map((feature): Circle => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    const radius = isCluster(feature) ? CLUSTER_CIRCLE : CIRCLE_RADIUS
    return { key: keyOf(feature), radius, ...project([longitude, latitude]) }
  })
  const frame = frameShares(guide)
  const height = width / frame.ratio
  const { top, bottom, left } = FRAME_PADDING
  const scale = width < LARGE_MAP ? 1 : LARGE_LETTERS
  // The space around the first frame, without that of the buttons.
  const around = {
    left: frame.across.start * width - left,
    top: frame.down.start * height - top,
    right: frame.across.end * width + BEFORE_BUTTONS,
    bottom: frame.down.end * height + bottom - BELOW_NAMES,
  }
  const named = nameAll(landmarks, { others, frame: around, scale })
  const boxes = [...landmarks.map((each) => circleOf(each)), ...boxesOf(named)]
  return {
    sides: new Map(Array.from(named, ([key, { side }]) => [key, side])),
    shifts: moveAside(others, { boxes, frame: around }),
  }
}

interface Named extends Position {
  key: string
  name: string
}

interface Placed {
  side: Side
  box: Box
}

/** Space between the first frame and the buttons. */
const BEFORE_BUTTONS = 8
/** The list's upper edge, which covers the lower edge of the map on phones. */
const BELOW_NAMES = 16
/** The costs of a name's place, in addition to the rank of its side. A cluster can move aside. */
const COVERS_CLUSTER = 2
const COVERS_POINT = 4
/** Higher than the sum of all other costs. */
const OUTSIDE = 1000

/**
 * Gives each landmark the side where its name covers the fewest circles. If a landmark has no side
 * left, it chooses first in the next attempt.
 */
function nameAll(
  landmarks: readonly Named[],
  { others, frame, scale }: { others: readonly Circle[]; frame: Box; scale: number },
): ReadonlyMap<string, Placed> {
  let best: ReadonlyMap<string, Placed> = new Map()
  let order = landmarks
  for (let attempt = 0; attempt < landmarks.length; attempt += 1) {
    const placed = new Map<string, Placed>()
    for (const landmark of order) {
      const taken = [...boxesOf(placed), ...landmarks.map((each) => circleOf(each))]
      const [first] = SIDES.map((side, index) => {
        const box = boxOf(landmark, { side, scale })
        const covered = others
          .filter((other) => overlaps(box, circleOf(other)))
          .map(({ radius }) => (radius === CLUSTER_CIRCLE ? COVERS_CLUSTER : COVERS_POINT))
        const cost = covered.reduce((sum, each) => sum + each, index)
        return { side, box, cost: isInside(box, frame) ? cost : cost + OUTSIDE }
      })
        .filter(({ box }) => !taken.some((other) => overlaps(box, other)))
        .toSorted((one, other) => one.cost - other.cost)
      if (first) placed.set(landmark.key, first)
    }
    if (placed.size > best.size || attempt === 0) best = placed
    const lacking = order.filter(({ key }) => !placed.has(key))
    if (lacking.length === 0) break
    order = [...lacking, ...order.filter((landmark) => !lacking.includes(landmark))]
  }
  return best
}

function boxesOf(placed: ReadonlyMap<string, Placed>): Box[] {
  return Array.from(placed.values(), ({ box }) => box)
}

interface Circle extends Position {
  key: string
  radius: number
}

/** Distances and directions in which a cluster looks for room, the nearest first. */
const RINGS = [8, 16, 24, 32, 40, 48, 56, 64, 72]
const DIRECTIONS = 12
/** Space that a moved cluster keeps, because the map may be up to half a level larger. */
const SPACE = 4

function moveAside(
  others: readonly Circle[],
  { boxes, frame }: { boxes: readonly Box[]; frame: Box },
): Arrangement['shifts'] {
  const isBlocked = (circle: Circle): boolean =>
    circle.radius === CLUSTER_CIRCLE && boxes.some((box) => overlaps(circleOf(circle), box))
  const taken = [
    ...boxes,
    ...others.filter((each) => !isBlocked(each)).map((each) => circleOf(each)),
  ]
  const shifts = new Map<string, Position>()
  for (const cluster of others.filter(isBlocked)) {
    const shift = freeShift(cluster, taken, frame)
    shifts.set(cluster.key, shift)
    taken.push(circleOf(moved(cluster, shift)))
  }
  return shifts
}

/** Returns the nearest place with room, otherwise the nearest one that covers the least. */
function freeShift(cluster: Circle, taken: readonly Box[], frame: Box): Position {
  let best = { shift: STILL, covered: Infinity }
  for (const distance of RINGS)
    for (let index = 0; index < DIRECTIONS; index += 1) {
      const angle = (index / DIRECTIONS) * 2 * Math.PI
      const shift = {
        x: Math.round(distance * Math.cos(angle)),
        y: Math.round(distance * Math.sin(angle)),
      }
      const circle = circleOf({ ...moved(cluster, shift), radius: CLUSTER_CIRCLE + SPACE })
      const outside = isInside(circle, frame) ? 0 : 1
      const covered = outside + taken.filter((box) => overlaps(circle, box)).length
      if (covered === 0) return shift
      if (covered < best.covered) best = { shift, covered }
    }
  return best.shift
}

function moved<Place extends Position>(place: Place, { x, y }: Position): Place {
  return { ...place, x: place.x + x, y: place.y + y }
}

/**
 * A name that may be shown at a mark: the centre of the mark's circle in screen pixels, and the
 * text.
 */
interface LabelCandidate extends Named {
  /** Radius of the mark's circle, if it is not that of a point. */
  radius?: number
  /** The side that `arrange` has chosen. */
  side?: Side | undefined
}

/**
 * Returns the sides of the names that fit without overlapping, by the key of the mark. Earlier marks
 * have priority. Arranged names may cover circles.
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  withoutNames: readonly Box[],
  scale = 1,
): ReadonlyMap<string, Side> {
  const circles = candidates.map((each) => circleOf(each))
  const names = [...withoutNames]
  const placed = new Map<string, Side>()
  for (const candidate of candidates) {
    const { key, name, side } = candidate
    if (name === '') continue
    const taken = side === undefined ? [...names, ...circles] : names
    const sides = side === undefined ? SIDES : [side]
    for (const each of sides) {
      const box = boxOf(candidate, { side: each, scale })
      if (taken.some((other) => overlaps(box, other))) continue
      names.push(box)
      placed.set(key, each)
      break
    }
  }
  return placed
}

function circleOf({ x, y, radius = CIRCLE_RADIUS }: Position & { radius?: number }): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

function boxOf({ x, y, name }: Named, { side, scale }: { side: Side; scale: number }): Box {
  const { width, height } = sizeOf(name, scale)
  // A pixel beside the circle, so that a name does not overlap its own circle.
  const gap = CIRCLE_RADIUS + 1
  const isBeside = side === 'left' || side === 'right'
  const left = isBeside ? (side === 'right' ? x + gap : x - gap - width) : x - width / 2
  const top = isBeside ? y - height / 2 : side === 'below' ? y + gap : y - gap - height
  return { left, top, right: left + width, bottom: top + height }
}

/** Returns the estimated size of a name. Measuring it would cause a layout each time. */
function sizeOf(name: string, scale: number): { width: number; height: number } {
  let length = 0
  for (const letter of name) length += letter > '\u2E7F' ? LETTER : NARROW_LETTER
  const lines = length > LONGEST_LINE ? Math.ceil(length / (LONGEST_LINE * 0.8)) : 1
  return {
    width: Math.min(length, LONGEST_LINE) * scale + PADDING,
    height: lines * LINE_HEIGHT * scale,
  }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function isInside(box: Box, around: Box): boolean {
  return (
    box.left >= around.left &&
    box.top >= around.top &&
    box.right <= around.right &&
    box.bottom <= around.bottom
  )
}
