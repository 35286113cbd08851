import type { Scene } from '../canvas/scene.ts'
import { polygon, trapezoid } from '../canvas/shape.ts'
import { WOOD, DARK_WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A long wooden bench. */
export function paintWoodBench(scene: Scene, { x, y, size }: Thing): void {
  for (const leg of [-0.4, 0.36])
    wash(
      scene,
      polygon(
        [
          [x + leg * size, y - size * 0.3],
          [x + leg * size + 14, y - size * 0.3],
          [x + leg * size + 22, y],
          [x + leg * size - 6, y],
        ],
        6,
      ),
      { stops: DARK_WOOD, gold: 0 },
    )
  wash(
    scene,
    polygon(trapezoid(x, [y - size * 0.38, size * 0.48], [y - size * 0.3, size * 0.54])),
    { stops: WOOD },
  )
}
