import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline, rectangle } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { IRON, STONE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A grip of the cable car: jaws on a block. */
export function paintGrip(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + size * 0.3], [size * 1.1, size * 0.2])
  wash(scene, rectangle([x - size * 0.7, y - size * 0.2], size * 1.4, size * 0.5), { stops: IRON })
  wash(
    scene,
    spline([
      [x - size * 0.6, y - size * 0.2],
      [x - size * 0.7, y - size * 0.8],
      [x - size * 0.1, y - size * 0.9],
      [x - size * 0.2, y - size * 0.5],
      [x + size * 0.2, y - size * 0.5],
      [x + size * 0.1, y - size * 0.9],
      [x + size * 0.7, y - size * 0.8],
      [x + size * 0.6, y - size * 0.2],
    ]),
    { stops: IRON, shine: 0.2 },
  )
  for (const side of [-0.45, 0.45])
    wash(
      scene,
      ellipse({ centre: [x + side * size, y + size * 0.05], rx: size * 0.1, ry: size * 0.1 }),
      { stops: STONE },
    )
}
