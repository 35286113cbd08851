import type { Scene } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { BRONZE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A paperweight: a small bronze hill. */
export function paintPaperweight(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.3])
  wash(
    scene,
    spline([
      [x - size, y],
      [x - size * 0.5, y - size * 0.5],
      [x - size * 0.1, y - size],
      [x + size * 0.3, y - size * 0.6],
      [x + size, y],
    ]),
    { stops: BRONZE },
  )
}
