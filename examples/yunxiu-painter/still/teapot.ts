import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { CINNABAR as stops } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A teapot of red clay. */
export function paintTeapot(scene: Scene, { x, y, size }: Thing): void {
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  paintShadow(scene, [x + size * 0.2, y + size * 0.02], [size * 1.7, size * 0.3])
  wash(
    scene,
    spline(
      at([
        [0.75, -0.8],
        [1.25, -0.9],
        [1.5, -1.34],
        [1.68, -1.36],
        [1.62, -1.18],
        [1.36, -0.6],
        [0.8, -0.34],
      ]),
    ),
    { stops, angle: 2 },
  )
  const handle = [
    ...spline(
      at([
        [-0.8, -1],
        [-1.4, -1.16],
        [-1.56, -0.7],
        [-1.1, -0.3],
        [-0.8, -0.34],
      ]),
      false,
    ),
    ...spline(
      at([
        [-0.8, -0.44],
        [-1.06, -0.44],
        [-1.36, -0.72],
        [-1.26, -0.98],
        [-0.8, -0.86],
      ]),
      false,
    ),
  ]
  wash(scene, handle, { stops, gold: 0.3 })
  wash(
    scene,
    spline(
      at([
        [-0.98, -0.7],
        [-0.78, -1.16],
        [-0.3, -1.36],
        [0.3, -1.36],
        [0.78, -1.16],
        [0.98, -0.7],
        [0.78, -0.18],
        [0.42, 0],
        [-0.42, 0],
        [-0.78, -0.18],
      ]),
    ),
    { stops, angle: 1.3, streak: 0.2, shine: 0.12 },
  )
  wash(
    scene,
    spline(
      at([
        [-0.46, -1.32],
        [-0.3, -1.46],
        [0, -1.52],
        [0.3, -1.46],
        [0.46, -1.32],
        [0, -1.25],
      ]),
    ),
    { stops },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.58], rx: size * 0.1, ry: size * 0.09 }), { stops })
}
