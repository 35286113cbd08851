import type { Scene } from '../canvas/scene.ts'
import { spline, rectangle } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A standing stone seal. */
export function paintSealStone(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size, size * 0.24])
  wash(scene, rectangle([x - size * 0.42, y - size * 1.5], size * 0.84, size * 1.5), {
    stops: [
      [0, '#f0d9b8'],
      [0.5, '#cf9a72'],
      [1, '#8a4e34'],
    ],
    angle: 0.3,
    cloud: 0.9,
  })
  wash(
    scene,
    spline([
      [x - size * 0.42, y - size * 1.48],
      [x - size * 0.3, y - size * 1.9],
      [x + size * 0.1, y - size * 2.1],
      [x + size * 0.42, y - size * 1.48],
    ]),
    {
      stops: [
        [0, '#f0d9b8'],
        [1, '#a8664a'],
      ],
    },
  )
}
