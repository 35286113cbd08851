import { mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { polygon, rectangle, trapezoid } from '../canvas/shape.ts'
import { WOOD, PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Two bunks one above the other, with a ladder; `size` is half of the width. */
export function paintBunks(scene: Scene, { x, y, size }: Thing): void {
  for (const [row, quilt] of [
    [-330, '#2f7563'],
    [0, '#1f5f87'],
  ] as const) {
    const top = y - 110 + row
    wash(scene, polygon(trapezoid(x, [top - 60, size * 0.94], [top, size])), {
      stops: [
        [0, mix(quilt, '#fff6da', 0.4)],
        [1, quilt],
      ],
    })
    wash(scene, rectangle([x - size * 0.9, top - 66], size * 0.44, 42), { stops: PAPER })
    wash(scene, rectangle([x - size, top], size * 2, 46), { stops: WOOD })
  }
  for (const side of [-1, 1])
    wash(scene, rectangle([x + side * size - 15, y - 560], 30, 560), { stops: WOOD, angle: 0 })
  for (let rung = 0; rung < 6; rung++)
    wash(scene, rectangle([x + size - 120, y - 60 - rung * 74], 100, 14), { stops: WOOD, gold: 0 })
  wash(scene, rectangle([x + size - 126, y - 470], 16, 470), { stops: WOOD, angle: 0, gold: 0.3 })
}
