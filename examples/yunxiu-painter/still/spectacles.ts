import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, ellipse } from '../canvas/shape.ts'

/** A pair of spectacles. */
export function paintSpectacles(scene: Scene, [x, y]: Point, size: number): void {
  for (const side of [-1, 1]) {
    brush(
      scene,
      ellipse({ centre: [x + side * size * 0.62, y], rx: size * 0.5, ry: size * 0.36 }),
      { width: 6, colour: '#3a281a', isTapered: false },
    )
    brush(
      scene,
      curve(
        [
          [x + side * size * 1.1, y],
          [x + side * size * 1.4, y - size * 0.3],
          [x + side * size * 1.1, y - size * 0.6],
        ],
        10,
      ),
      { width: 5, colour: '#3a281a', isTapered: false },
    )
  }
  brush(
    scene,
    curve(
      [
        [x - size * 0.14, y - 4],
        [x, y - size * 0.16],
        [x + size * 0.14, y - 4],
      ],
      6,
    ),
    { width: 6, colour: '#3a281a', isTapered: false },
  )
}
