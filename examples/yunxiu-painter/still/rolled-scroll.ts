import type { Stops } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { ellipse, polygon, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { DARK_WOOD, PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

const RIBBON: Stops = [
  [0, '#8fc3dc'],
  [0.5, '#1f5f87'],
  [1, '#123a58'],
]

/** A rolled-up scroll tied with a blue ribbon. */
export function paintRolledScroll(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + 70], [size * 1.15, 60])
  const tube = (half: number, thick: number, stops: Stops) =>
    wash(
      scene,
      polygon([
        [x - half, y - thick - half * 0.1],
        [x + half, y - thick + half * 0.1],
        [x + half, y + thick + half * 0.1],
        [x - half, y + thick - half * 0.1],
      ]),
      { stops, edge: 0.45, angle: 1.67 },
    )
  tube(size * 1.08, 26, DARK_WOOD)
  tube(size * 0.94, 62, PAPER)
  tube(size * 0.05, 66, RIBBON)
  const knot = y + 24
  for (const side of [-1, 1]) {
    const at = (u: number, v: number): Point => [x + side * u * size, knot + v * size]
    wash(scene, spline([at(0, 0), at(0.1, 0.1), at(0.17, 0.24), at(0.1, 0.27), at(0.03, 0.12)]), {
      stops: RIBBON,
    })
    wash(
      scene,
      spline([at(0, 0), at(0.1, -0.09), at(0.22, -0.06), at(0.2, 0.05), at(0.09, 0.05)]),
      {
        stops: RIBBON,
        edge: 0.5,
      },
    )
  }
  wash(scene, ellipse({ centre: [x, knot], rx: size * 0.045, ry: size * 0.045 }), { stops: RIBBON })
}
