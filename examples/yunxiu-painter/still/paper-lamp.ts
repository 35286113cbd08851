import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A lit paper lamp. */
export function paintPaperLamp(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    spline([
      [x - size * 0.4, y],
      [x - size * 0.72, y - size * 0.6],
      [x - size * 0.5, y - size * 1.4],
      [x, y - size * 1.6],
      [x + size * 0.5, y - size * 1.4],
      [x + size * 0.72, y - size * 0.6],
      [x + size * 0.4, y],
    ]),
    {
      stops: [
        [0, '#f6d48a'],
        [0.5, '#ffe3a8'],
        [1, '#d99a45'],
      ],
      gold: 0,
    },
  )
  for (const rib of [-0.36, 0, 0.36])
    brush(
      scene,
      curve(
        [
          [x + rib * size * 0.6, y - size * 1.5],
          [x + rib * size * 1.7, y - size * 0.8],
          [x + rib * size * 0.8, y],
        ],
        10,
      ),
      { width: 2, colour: '#6e4426', alpha: 0.7, isTapered: false },
    )
}
