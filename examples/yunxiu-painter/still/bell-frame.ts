import type { Scene } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Two posts and a beam, for a bell that is painted separately. */
export function paintBellFrame(scene: Scene, { x, y, size }: Thing): void {
  for (const side of [-1.6, 1.6])
    wash(scene, rectangle([x + side * size - 16, y - size * 4.6], 32, size * 4.6), {
      stops: WOOD,
      angle: 0,
    })
  wash(scene, rectangle([x - size * 2, y - size * 4.7], size * 4, 34), { stops: WOOD })
}
