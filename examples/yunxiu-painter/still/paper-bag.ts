import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, polygon } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** An open paper bag. */
export function paintPaperBag(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.3, size * 0.24])
  wash(
    scene,
    polygon([
      [x - size * 0.66, y - size * 1.6],
      [x + size * 0.5, y - size * 1.66],
      [x + size * 0.74, y],
      [x - size * 0.76, y + 6],
    ]),
    { stops: PAPER, angle: 0.3, cloud: 0.6 },
  )
  wash(
    scene,
    polygon([
      [x - size * 0.66, y - size * 1.6],
      [x - size * 0.2, y - size * 1.5],
      [x + size * 0.5, y - size * 1.66],
      [x, y - size * 1.74],
    ]),
    {
      stops: [
        [0, '#8a7a5a'],
        [1, '#c9b78e'],
      ],
      gold: 0.2,
    },
  )
  brush(
    scene,
    curve(
      [
        [x - size * 0.1, y - size * 1.5],
        [x - size * 0.04, y - size * 0.8],
        [x - size * 0.16, y],
      ],
      14,
    ),
    { width: 4, colour: '#a99a78', alpha: 0.6 },
  )
}
