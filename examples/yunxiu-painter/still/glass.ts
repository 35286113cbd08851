import type { Scene } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { PORCELAIN } from './stops.ts'
import type { Thing } from './thing.ts'
import { turned } from './vessel.ts'
import { wash } from './wash.ts'

/** A tall glass of pale tea. */
export function paintGlass(scene: Scene, { x, y, size }: Thing, height: number): void {
  paintShadow(scene, [x + size * 0.15, y], [size * 1.4, size * 0.28], 0.3)
  wash(scene, turned({ x, y, size }, height, [1, 0.98, 0.95, 0.92, 0.9]), {
    stops: [
      [0, '#eef2e6'],
      [0.25, '#dfe4bc'],
      [1, '#c3c880'],
    ],
    edge: 0.2,
    gold: 0.4,
    shine: 0.2,
  })
  wash(scene, ellipse({ centre: [x, y - height], rx: size, ry: size * 0.2 }), {
    stops: PORCELAIN,
    edge: 0.2,
    gold: 0.5,
  })
}
