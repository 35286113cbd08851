import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { BRONZE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A bronze bell; `y` is the row of its rim, `size` half of the rim's width. */
export function paintBell(scene: Scene, { x, y, size }: Thing): void {
  const { palette } = scene
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  wash(scene, ellipse({ centre: [x, y - size * 2.3], rx: size * 0.2, ry: size * 0.2 }), {
    stops: BRONZE,
    gold: 0.3,
  })
  const body = [
    ...spline(
      at([
        [-0.66, -2],
        [-0.5, -2.18],
        [0, -2.24],
        [0.5, -2.18],
        [0.66, -2],
      ]),
      false,
    ),
    ...spline(
      at([
        [0.72, -1.4],
        [0.8, -0.6],
        [1, 0],
      ]),
      false,
    ),
    ...ellipse({ centre: [x, y], rx: size, ry: size * 0.13 }, 0, Math.PI),
    ...spline(
      at([
        [-1, 0],
        [-0.8, -0.6],
        [-0.72, -1.4],
      ]),
      false,
    ),
  ]
  wash(scene, body, { stops: BRONZE, angle: 0.2, shine: 0.18, streak: 0.2 })
  for (const row of [-1.9, -1.3, -0.5, -0.14]) {
    const half = row < -1 ? 0.7 : 0.84 + (row + 0.5) * 0.3
    brush(
      scene,
      ellipse({ centre: [x, y + row * size], rx: half * size, ry: size * 0.1 }, 0.1, Math.PI - 0.1),
      { width: 2.6, colour: palette.gold, alpha: 0.8, isTapered: false },
    )
  }
  for (let petal = -3; petal <= 3; petal++) {
    wash(
      scene,
      spline(
        at([
          [petal * 0.2 - 0.08, -0.9],
          [petal * 0.2, -1.16],
          [petal * 0.2 + 0.08, -0.9],
          [petal * 0.2, -0.78],
        ]),
      ),
      { stops: BRONZE, gold: 0.9, line: 1 },
    )
  }
}
