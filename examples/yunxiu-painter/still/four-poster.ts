import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, straight, ellipse, rectangle } from '../canvas/shape.ts'
import { WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Curtains of a four-poster, tied at both sides. */
export function paintFourPoster(scene: Scene, { x, y, size }: Thing): void {
  for (const side of [-1, 1])
    wash(scene, rectangle([x + side * size - 14, y - 560], 28, 560), { stops: WOOD, angle: 0 })
  wash(scene, rectangle([x - size - 30, y - 596], size * 2 + 60, 60), { stops: WOOD })
  for (const side of [-1, 1]) {
    wash(
      scene,
      [
        [x + side * size, y - 540],
        ...curve([
          [x + side * size * 0.4, y - 540],
          [x + side * size * 0.56, y - 300],
          [x + side * size * 0.9, y - 232],
        ]),
        ...curve([
          [x + side * size * 0.9, y - 232],
          [x + side * size * 0.82, y - 150],
          [x + side * size * 0.8, y - 30],
        ]),
        [x + side * size, y - 30],
      ],
      {
        stops: [
          [0, '#f6ecd4'],
          [1, '#cdbd94'],
        ],
        streak: 0.5,
        angle: side > 0 ? Math.PI : 0,
      },
    )
    brush(
      scene,
      straight([x + side * size * 0.98, y - 236], [x + side * size * 0.84, y - 226], 6),
      { width: 9, colour: '#b23a2b', isTapered: false },
    )
  }
  for (let carve = -6; carve <= 6; carve++)
    brush(scene, ellipse({ centre: [x + carve * size * 0.15, y - 566], rx: 16, ry: 12 }), {
      width: 2.4,
      colour: scene.palette.gold,
      alpha: 0.8,
      isTapered: false,
    })
}
