import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { IRON } from './stops.ts'
import type { Vessel } from './vessel.ts'
import { wash } from './wash.ts'

/** An iron kettle with a hooped handle. */
export function paintKettle(scene: Scene, { x, y, size, stops = IRON }: Vessel): void {
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  const hoop = (grown: number) =>
    ellipse(
      { centre: [x, y - size * 0.95], rx: size * 0.82 * grown, ry: size * 1.02 * grown },
      Math.PI * 1.04,
      Math.PI * 1.96,
    )
  wash(scene, [...hoop(1.06), ...hoop(0.94).toReversed()], { stops, gold: 0 })
  wash(
    scene,
    at([
      [0.7, -0.66],
      [1.2, -1.06],
      [1.34, -1],
      [0.86, -0.4],
    ]),
    { stops },
  )
  wash(
    scene,
    spline(
      at([
        [-0.95, -0.6],
        [-0.8, -0.96],
        [-0.4, -1.1],
        [0.4, -1.1],
        [0.8, -0.96],
        [0.95, -0.6],
        [0.8, -0.14],
        [0.5, 0],
        [-0.5, 0],
        [-0.8, -0.14],
      ]),
    ),
    { stops, shine: 0.14, gold: 0.3 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.1], rx: size * 0.42, ry: size * 0.1 }), { stops })
  wash(scene, ellipse({ centre: [x, y - size * 1.2], rx: size * 0.08, ry: size * 0.08 }), {
    stops,
    gold: 0,
  })
}
