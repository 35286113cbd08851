import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, straight, spline } from '../canvas/shape.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A furled umbrella standing upright. */
export function paintFurled(scene: Scene, { x, y, size }: Thing, colour: `#${string}`): void {
  wash(
    scene,
    spline([
      [x - size * 0.05, y - size * 0.9],
      [x - size * 0.16, y - size * 0.3],
      [x, y],
      [x + size * 0.16, y - size * 0.3],
      [x + size * 0.05, y - size * 0.9],
    ]),
    {
      stops: [
        [0, mix(colour, '#fff6da', 0.2)],
        [1, mix(colour, '#0c1418', 0.4)],
      ],
      angle: 0,
      streak: 0.6,
    },
  )
  brush(scene, straight([x, y - size * 0.88], [x, y - size * 1.06], 5), {
    width: size * 0.04,
    colour: '#6a4c32',
    isTapered: false,
  })
  brush(
    scene,
    curve(
      [
        [x, y - size * 1.06],
        [x, y - size * 1.2],
        [x + size * 0.1, y - size * 1.14],
      ],
      8,
    ),
    { width: size * 0.045, colour: '#6a4c32', isTapered: false },
  )
}
