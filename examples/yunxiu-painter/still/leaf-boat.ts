import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A floating boat folded from a bamboo leaf. */
export function paintLeafBoat(scene: Scene, { x, y, size }: Thing): void {
  fill(
    scene,
    ellipse({ centre: [x, y + size * 0.22], rx: size * 0.9, ry: size * 0.14 }),
    css('#16404a', 0.3),
  )
  wash(
    scene,
    spline([
      [x - size, y - size * 0.3],
      [x - size * 0.5, y + size * 0.14],
      [x, y + size * 0.22],
      [x + size * 0.5, y + size * 0.14],
      [x + size, y - size * 0.34],
      [x + size * 0.4, y - size * 0.06],
      [x, y - size * 0.02],
      [x - size * 0.4, y - size * 0.06],
    ]),
    {
      stops: [
        [0, '#b8d08c'],
        [0.5, '#6f9f5f'],
        [1, '#2f6f4a'],
      ],
      streak: 0.5,
    },
  )
  for (let vein = 0; vein < 5; vein++)
    brush(
      scene,
      curve(
        [
          [x - size * 0.9, y - size * 0.24 + vein * 5],
          [x, y + size * (0.02 + vein * 0.04)],
          [x + size * 0.9, y - size * 0.28 + vein * 5],
        ],
        20,
      ),
      { width: 2, colour: '#2f6f4a', alpha: 0.6 },
    )
}
