import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { spline, trapezoid } from '../canvas/shape.ts'

/** A serow in silhouette: short horns, heavy neck. */
export function paintSerow(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  const ink = css('#1c2830')
  fill(
    scene,
    spline(
      at([
        [-0.62, -0.56],
        [-0.2, -0.66],
        [0.22, -0.66],
        [0.42, -0.86],
        [0.6, -1.02],
        [0.82, -0.9],
        [0.9, -0.8],
        [0.72, -0.76],
        [0.58, -0.5],
        [0.46, -0.34],
        [0, -0.26],
        [-0.5, -0.3],
        [-0.66, -0.42],
      ]),
    ),
    ink,
  )
  for (const leg of [-0.52, -0.38, 0.3, 0.42])
    fill(scene, at(trapezoid(leg, [-0.4, 0.07], [0, 0.035])), ink)
  fill(
    scene,
    at([
      [0.58, -1],
      [0.5, -1.26],
      [0.65, -1.02],
    ]),
    ink,
  )
  fill(
    scene,
    at([
      [0.66, -1],
      [0.62, -1.24],
      [0.73, -1],
    ]),
    ink,
  )
}
