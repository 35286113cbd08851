import { brush } from '../canvas/brush.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

const LIP = [
  [0, '#c99a6c'],
  [0.5, '#94643f'],
  [1, '#4b3222'],
] as const

/** The healed scar that lightning left on a trunk: bare wood between two lips of bark. */
export function paintScar(scene: Scene, [x, y]: Point): void {
  const way = spline(
    [
      [x + 90, y - 640],
      [x + 50, y - 300],
      [x - 10, y - 110],
      [x - 40, y + 90],
      [x - 120, y + 300],
      [x - 130, y + 620],
    ],
    false,
    10,
  )
  const strip = (half: number): Point[] => [
    ...way.map(([px, py], at): Point => [px - half + 4 * Math.sin(at * 0.9), py]),
    ...way.toReversed().map(([px, py], at): Point => [px + half + 4 * Math.sin(at * 0.7), py]),
  ]
  wash(scene, strip(66), { stops: LIP, angle: 0, gold: 0.3 })
  wash(scene, strip(30), { stops: STRAW, angle: 0, streak: 0.6, gold: 0 })
  for (const aside of [-18, -4, 14])
    brush(
      scene,
      way.map(([px, py], at): Point => [px + aside + 4 * Math.sin(at * 0.5 + aside), py]),
      { width: 2, colour: '#8d6a38', alpha: 0.7, dry: 0.3 },
    )
}
