import type { Stops } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { PORCELAIN } from './stops.ts'
import { wash } from './wash.ts'

export interface Vessel {
  x: number
  /** The row of its foot. */
  y: number
  /** Half of the width of its mouth, or of its body if it has a neck. */
  size: number
  stops?: Stops
  filling?: Stops
}

/** The outline of a turned vessel from its profile: half widths from the mouth down to the foot, as shares of the size. */
export function turned(
  { x, y, size }: Vessel,
  height: number,
  profile: readonly number[],
): Point[] {
  const rows = profile.map((half, index): Point => [
    half * size,
    y - height + (height * index) / (profile.length - 1),
  ])
  const right = rows.map(([half, row]): Point => [x + half, row])
  const left = rows.map(([half, row]): Point => [x - half, row]).toReversed()
  const [mouth = 1] = profile
  const foot = profile.at(-1) ?? 1
  return [
    ...ellipse({ centre: [x, y - height], rx: mouth * size, ry: mouth * size * 0.2 }, Math.PI, 0),
    ...spline(right, false, 6),
    ...ellipse({ centre: [x, y], rx: foot * size, ry: foot * size * 0.1 }, 0, Math.PI),
    ...spline(left, false, 6),
  ]
}

/** The mouth of a vessel of this height, and what is in it. */
export function paintMouth(scene: Scene, { x, y, size, filling }: Vessel, height: number): void {
  const centre: Point = [x, y - height]
  wash(scene, ellipse({ centre, rx: size, ry: size * 0.2 }), {
    stops: PORCELAIN,
    edge: 0.3,
    gold: 0.9,
  })
  if (!filling) return
  wash(
    scene,
    ellipse({ centre: [x, y - height + size * 0.03], rx: size * 0.88, ry: size * 0.155 }),
    { stops: filling, angle: 0.6, gold: 0, line: 1 },
  )
}
