import type { Scene } from '../canvas/scene.ts'
import { polygon, rectangle, trapezoid } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { WOOD, DARK_WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** An open wooden case. */
export function paintCase(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.2])
  wash(scene, polygon(trapezoid(x, [y - size * 0.62, size * 0.86], [y - size * 0.1, size])), {
    stops: DARK_WOOD,
    angle: -1.2,
  })
  wash(scene, rectangle([x - size, y - size * 0.1], size * 2, size * 0.2), { stops: WOOD })
  wash(
    scene,
    polygon(trapezoid(x, [y - size * 0.64, size * 0.9], [y - size * 0.92, size * 0.84])),
    { stops: WOOD },
  )
}
