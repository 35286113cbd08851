import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { STRAW } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A hat of straw. */
export function paintHat(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.4, size * 0.3], 0.3)
  wash(scene, ellipse({ centre: [x, y - size * 0.1], rx: size * 1.2, ry: size * 0.3 }), {
    stops: STRAW,
  })
  wash(
    scene,
    spline([
      [x - size * 0.58, y - size * 0.16],
      [x - size * 0.5, y - size * 0.66],
      [x, y - size * 0.8],
      [x + size * 0.5, y - size * 0.66],
      [x + size * 0.58, y - size * 0.16],
      [x, y - size * 0.04],
    ]),
    { stops: STRAW, streak: 0.3 },
  )
  brush(
    scene,
    ellipse({ centre: [x, y - size * 0.18], rx: size * 0.58, ry: size * 0.13 }, 0, Math.PI),
    { width: size * 0.11, colour: '#1f5f7f', isTapered: false },
  )
}
