import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import { DARK_WOOD, STRAW } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** The lid of a bamboo basket with its knob and cord. */
export function paintLidOfBasket(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    spline([
      [x - size, y],
      [x - size * 0.7, y - size * 0.3],
      [x, y - size * 0.42],
      [x + size * 0.7, y - size * 0.3],
      [x + size, y],
      [x, y + size * 0.2],
    ]),
    { stops: STRAW, streak: 0.4 },
  )
  for (let ring = 1; ring < 6; ring++)
    brush(
      scene,
      ellipse(
        {
          centre: [x, y - size * 0.04 * ring],
          rx: size * (1 - ring * 0.16),
          ry: size * 0.2 * (1 - ring * 0.14),
        },
        0.1,
        Math.PI - 0.1,
      ),
      { width: 3, colour: '#8a6a38', alpha: 0.7, isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y - size * 0.46], rx: size * 0.1, ry: size * 0.08 }), {
    stops: DARK_WOOD,
  })
  brush(
    scene,
    curve(
      [
        [x + size * 0.1, y - size * 0.44],
        [x + size * 0.8, y - size * 0.5],
        [x + size * 0.98, y + size * 0.1],
      ],
      16,
    ),
    { width: 7, colour: '#b23a2b', isTapered: false },
  )
}
