import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { spline, rectangle } from '../canvas/shape.ts'
import { AZURE, OCHRE, DARK_WOOD, PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A hanging scroll with mountains on it. */
export function paintWallScroll(scene: Scene, { x, y, size }: Thing): void {
  wash(scene, rectangle([x - size * 0.5, y - size * 2], size, size * 2), {
    stops: PAPER,
    edge: 0.1,
  })
  for (const row of [y - size * 2, y])
    wash(scene, rectangle([x - size * 0.58, row - 9], size * 1.16, 18), {
      stops: DARK_WOOD,
      gold: 0.6,
    })
  for (const [dx, tall, stops] of [
    [-0.14, 0.8, AZURE],
    [0.16, 0.6, AZURE],
    [0, 0.34, OCHRE],
  ] as const) {
    wash(
      scene,
      spline([
        [x + (dx - 0.22) * size, y - size * 0.5],
        [x + (dx - 0.1) * size, y - size * (0.5 + tall * 0.7)],
        [x + dx * size, y - size * (0.5 + tall)],
        [x + (dx + 0.12) * size, y - size * (0.5 + tall * 0.6)],
        [x + (dx + 0.22) * size, y - size * 0.5],
      ]),
      {
        stops: [...stops].toReversed().map(([at, colour]) => [1 - at, colour] as const),
        line: 1.4,
      },
    )
  }
  fill(
    scene,
    rectangle([x + size * 0.3, y - size * 0.24], size * 0.11, size * 0.11),
    css('#b23a2b'),
  )
}
