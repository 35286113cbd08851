import type { Scene } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { DARK_WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A pair of boots. */
export function paintBoots(scene: Scene, { x, y, size }: Thing): void {
  for (const shift of [0, 0.7]) {
    const left = x + shift * size
    paintShadow(scene, [left, y], [size * 0.5, size * 0.1])
    wash(
      scene,
      spline([
        [left - size * 0.24, y - size * 0.9],
        [left + size * 0.1, y - size * 0.92],
        [left + size * 0.12, y - size * 0.34],
        [left + size * 0.44, y - size * 0.2],
        [left + size * 0.46, y],
        [left - size * 0.26, y],
        [left - size * 0.22, y - size * 0.4],
      ]),
      { stops: DARK_WOOD, shine: 0.2 },
    )
  }
}
