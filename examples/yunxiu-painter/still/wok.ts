import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { IRON } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A wide iron wok. */
export function paintWok(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.3])
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 0.5], rx: size, ry: size * 0.26 }, Math.PI, 0),
      ...spline(
        [
          [x + size, y - size * 0.5],
          [x + size * 0.7, y - size * 0.1],
          [x, y + size * 0.04],
          [x - size * 0.7, y - size * 0.1],
          [x - size, y - size * 0.5],
        ],
        false,
      ),
    ],
    { stops: IRON },
  )
  wash(scene, ellipse({ centre: [x, y - size * 0.5], rx: size, ry: size * 0.27 }), {
    stops: IRON,
    angle: -1.4,
    edge: 0.3,
    gold: 0.3,
  })
  for (const side of [-1, 1])
    brush(
      scene,
      ellipse({
        centre: [x + side * size * 1.05, y - size * 0.52],
        rx: size * 0.12,
        ry: size * 0.09,
      }),
      { width: 9, colour: '#2a2f30', isTapered: false },
    )
}
