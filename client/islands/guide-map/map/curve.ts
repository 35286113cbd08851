import type { Coordinates } from '../../../../contract/values.ts'
import type { Trail } from '../../../../contract/guide.ts'

export interface Position {
  x: number
  y: number
}

/** A cubic Bézier curve that starts at the end of the previous one. */
interface CurvePiece {
  controls: readonly [Position, Position]
  end: Position
}

/**
 * Returns a centripetal Catmull–Rom curve through all positions. If the path is closed, the curve
 * is also smooth at its start.
 */
export function curveThrough(path: readonly Position[]): CurvePiece[] {
  const isClosed = isLoop(path)
  return path.slice(1).map((end, index) => {
    const start = path[index] ?? end
    const before = path[index - 1] ?? (isClosed ? path.at(-2) : undefined) ?? start
    const after = path[index + 2] ?? (isClosed ? path[1] : undefined) ?? end
    return { controls: [controlAt(start, before, end), controlAt(end, after, start)], end }
  })
}

/** Returns whether a path of coordinates, or of positions on a drawing, ends where it begins. */
export function isLoop(path: readonly (Coordinates | Position)[]): boolean {
  return path.length > 2 && JSON.stringify(path[0]) === JSON.stringify(path.at(-1))
}

/** Returns the control point of `at` towards `to`. At an end of an open curve, `from` is `at`. */
function controlAt(at: Position, from: Position, to: Position): Position {
  const [come, go] = [rootOfDistance(from, at), rootOfDistance(at, to)]
  if (go === 0) return at
  if (come === 0) return { x: at.x + (to.x - at.x) / 3, y: at.y + (to.y - at.y) / 3 }
  const blend = (a: number, b: number, c: number): number =>
    (come ** 2 * c - go ** 2 * b + (2 * come ** 2 + 3 * come * go + go ** 2) * a) /
    (3 * come * (come + go))
  return { x: blend(at.x, from.x, to.x), y: blend(at.y, from.y, to.y) }
}

/** Returns the distance between two knots of a centripetal spline. */
function rootOfDistance(a: Position, b: Position): number {
  return Math.sqrt(Math.hypot(b.x - a.x, b.y - a.y))
}

/** Tolerance in degrees, about a metre. Lines within this tolerance still look like a curve. */
const TOLERANCE = 1e-5
/** Maximum of lines per piece. Without it, a path around the earth would have a million. */
const MAX_LINES = 16

/** Returns the curve through a path as short straight lines, for maps that cannot draw curves. */
export function curvedPath(path: readonly Coordinates[]): Coordinates[] {
  const pieces = curveThrough(path.map(([x, y]) => ({ x, y })))
  const places = pieces.flatMap((piece, index): Coordinates[] => {
    const start = path[index]
    if (start === undefined) return []
    const count = linesOf(start, piece)
    const inside = Array.from({ length: count - 1 }, (_, step) =>
      placeOn(start, piece, (step + 1) / count),
    )
    return [...inside, [piece.end.x, piece.end.y]]
  })
  return [...path.slice(0, 1), ...places]
}

/** Returns how many straight lines are needed to stay within the tolerance (Wang's formula). */
function linesOf([x, y]: Coordinates, { controls: [first, second], end }: CurvePiece): number {
  const bend = Math.max(
    Math.hypot(x - 2 * first.x + second.x, y - 2 * first.y + second.y),
    Math.hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y),
  )
  const lines = Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE))
  return Math.min(Math.max(lines, 1), MAX_LINES)
}

/** Returns the place at `share` of a piece's length. The piece begins at `start`. */
function placeOn(
  [x, y]: Coordinates,
  { controls: [first, second], end }: CurvePiece,
  share: number,
): Coordinates {
  const left = 1 - share
  const weighted = [
    { weight: left ** 3, at: { x, y } },
    { weight: 3 * left ** 2 * share, at: first },
    { weight: 3 * left * share ** 2, at: second },
    { weight: share ** 3, at: end },
  ]
  return [
    weighted.reduce((sum, { weight, at }) => sum + weight * at.x, 0),
    weighted.reduce((sum, { weight, at }) => sum + weight * at.y, 0),
  ]
}

/** Returns the paths to draw. If several trails share a stretch, it is drawn once. */
export function trailPaths(trails: readonly Pick<Trail, 'path'>[]): Coordinates[][] {
  const drawn = new Set<string>()
  return trails.flatMap(({ path }) => {
    const pieces: Coordinates[][] = []
    let piece: Coordinates[] = []
    path.slice(1).forEach((end, index) => {
      const start = path[index] ?? end
      const stretch = [String(start), String(end)].toSorted().join(' ')
      if (drawn.has(stretch)) {
        piece = []
        return
      }
      drawn.add(stretch)
      if (piece.length === 0) pieces.push((piece = [start]))
      piece.push(end)
    })
    return pieces
  })
}
