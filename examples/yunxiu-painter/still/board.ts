import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, polygon, rectangle, trapezoid } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A thick cutting board. */
export function paintBoard(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + size * 0.06], [size * 1.2, size * 0.2])
  wash(scene, polygon(trapezoid(x, [y - size * 0.34, size * 0.9], [y, size])), {
    stops: [
      [0, '#d9bd8a'],
      [1, '#a67c4e'],
    ],
    edge: 0.2,
    cloud: 0.7,
  })
  wash(scene, rectangle([x - size, y], size * 2, size * 0.09), { stops: WOOD, gold: 0.3 })
  for (let vein = 0; vein < 9; vein++) {
    const row = y - size * 0.32 + vein * size * 0.035
    brush(
      scene,
      curve(
        [
          [x - size * 0.86, row],
          [x, row + 8 * Math.sin(vein)],
          [x + size * 0.88, row],
        ],
        24,
      ),
      { width: 1.6, colour: '#6a4c28', alpha: 0.35 },
    )
  }
}
