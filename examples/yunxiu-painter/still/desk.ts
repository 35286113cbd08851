import type { Scene } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { WOOD, DARK_WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A desk with a chair in front of it. */
export function paintDesk(scene: Scene, { x, y, size }: Thing): void {
  wash(scene, rectangle([x - size, y - size * 0.86], size * 2, 26), { stops: WOOD })
  for (const side of [-0.94, 0.86])
    wash(scene, rectangle([x + side * size, y - size * 0.8], size * 0.08, size * 0.8), {
      stops: DARK_WOOD,
      angle: 0,
      gold: 0.2,
    })
  wash(scene, rectangle([x - size * 0.3, y - size * 0.44], size * 0.6, 20), { stops: WOOD })
  for (const side of [-0.28, 0.22])
    wash(scene, rectangle([x + side * size, y - size * 0.42], size * 0.06, size * 0.44), {
      stops: DARK_WOOD,
      angle: 0,
      gold: 0,
    })
  wash(scene, rectangle([x - size * 0.28, y - size * 0.98], size * 0.56, size * 0.16), {
    stops: WOOD,
  })
}
