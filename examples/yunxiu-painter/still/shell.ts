import type { Stops } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A shell filled with pigment. */
export function paintShell(scene: Scene, { x, y, size, stops }: Thing & { stops: Stops }): void {
  paintShadow(scene, [x, y + size * 0.3], [size * 1.1, size * 0.26])
  const rim = Array.from({ length: 15 }, (_, rib): Point => {
    const angle = Math.PI * (1.02 + (rib / 14) * 1.3) - 0.3
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.66 + (rib % 2) * 7]
  })
  wash(
    scene,
    spline([...rim, [x + size * 0.3, y + size * 0.52], [x - size * 0.3, y + size * 0.5]]),
    {
      stops: [
        [0, '#fbf6e8'],
        [0.6, '#e6d2b4'],
        [1, '#a98a66'],
      ],
      angle: 0.8,
    },
  )
  wash(
    scene,
    ellipse({ centre: [x - size * 0.05, y - size * 0.05], rx: size * 0.66, ry: size * 0.36 }),
    { stops, cloud: 0.8, gold: 0.3 },
  )
}
