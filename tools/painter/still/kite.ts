import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { AZURE } from './stops.ts'
import { wash } from './wash.ts'

/** A kite of paper: a swallow with a long tail. */
export function paintKite(scene: Scene, [x, y]: Point, size: number): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  for (const side of [-1, 1]) {
    wash(
      scene,
      spline(
        at([
          [0, -0.1],
          [side * 0.5, -0.5],
          [side * 1.1, -0.3],
          [side * 0.8, 0],
          [side * 0.3, 0.12],
        ]),
      ),
      {
        stops: [
          [0, '#c4553c'],
          [0.6, '#d99a3a'],
          [1, '#f0dfb0'],
        ],
        angle: side > 0 ? 0 : Math.PI,
      },
    )
    wash(
      scene,
      at([
        [0, 0.2],
        [side * 0.3, 0.9],
        [side * 0.14, 0.86],
      ]),
      { stops: AZURE, gold: 0.4 },
    )
  }
  wash(
    scene,
    spline(
      at([
        [0, -0.46],
        [0.16, -0.2],
        [0.12, 0.3],
        [0, 0.5],
        [-0.12, 0.3],
        [-0.16, -0.2],
      ]),
    ),
    { stops: AZURE },
  )
}
