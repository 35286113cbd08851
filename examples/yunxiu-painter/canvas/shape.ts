import { TURN, lerp } from './arithmetic.ts'
import type { Point } from './scene.ts'

/** Points along a curve from the first point to the last, bent towards the second. */
export function curve([from, bend, to]: readonly [Point, Point, Point], steps = 18): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    const m = 1 - t
    return [
      m * m * from[0] + 2 * m * t * bend[0] + t * t * to[0],
      m * m * from[1] + 2 * m * t * bend[1] + t * t * to[1],
    ]
  })
}

/** Points along a straight line. */
export function straight(from: Point, to: Point, steps = 20): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => between(from, to, index / steps))
}

/** The point at a share of the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)]
}

interface Ellipse {
  centre: Point
  rx: number
  ry: number
}

/** Points of an ellipse, or of the arc from one angle to another. */
export function ellipse({ centre, rx, ry }: Ellipse, from = 0, to = TURN): Point[] {
  const steps = 72
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = lerp(from, to, index / steps)
    return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry]
  })
}

/** A smooth curve through points, by default closed. */
export function spline(points: readonly Point[], isClosed = true, steps = 10): Point[] {
  const count = points.length
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  const spans = isClosed ? count : count - 1
  const smooth = Array.from({ length: spans * steps }, (_, index): Point => {
    const span = Math.floor(index / steps)
    const t = (index % steps) / steps
    const near: Four = [at(span - 1), at(span), at(span + 1), at(span + 2)]
    return [cubic(near, 0, t), cubic(near, 1, t)]
  })
  return isClosed ? smooth : [...smooth, at(count - 1)]
}

type Four = readonly [Point, Point, Point, Point]

function cubic([before, from, to, after]: Four, axis: 0 | 1, t: number): number {
  const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  )
}

/** The sides of a polygon in short steps, so that a brush can follow them. */
export function polygon(corners: readonly Point[], steps = 16): Point[] {
  return corners.flatMap((corner, index) =>
    straight(corner, corners[(index + 1) % corners.length] ?? corner, steps).slice(0, -1),
  )
}

/** The corners of a rectangle, from its upper left and its lower right one. */
export function box([left, top]: Point, [right, bottom]: Point): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

type Edge = readonly [y: number, halfWidth: number]

/** The corners of a trapezoid that is symmetrical about `x`, clockwise. */
export function trapezoid(x: number, [top, above]: Edge, [bottom, below]: Edge): Point[] {
  return [
    [x - above, top],
    [x + above, top],
    [x + below, bottom],
    [x - below, bottom],
  ]
}

/** A rectangle's outline. */
export function rectangle([x, y]: Point, width: number, height: number): Point[] {
  return polygon(box([x, y], [x + width, y + height]))
}
