import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline, polygon, trapezoid } from '../canvas/shape.ts'
import { paintHeap } from './heap.ts'
import { paintShadow } from './shadow.ts'
import { PORCELAIN, BROTH, MEAT, LEAF, MUSHROOM } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A copper hotpot with a chimney and heaps of food in the broth. */
export function paintHotpot(scene: Scene, { x, y, size }: Thing): void {
  const copper: Stops = [
    [0, '#e8b078'],
    [0.4, '#b8703e'],
    [1, '#5e2e16'],
  ]
  paintShadow(scene, [x, y], [size * 1.3, size * 0.3])
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 0.7], rx: size, ry: size * 0.26 }, Math.PI, 0),
      ...spline(
        [
          [x + size, y - size * 0.7],
          [x + size * 0.8, y - size * 0.3],
          [x + size * 0.4, y - size * 0.12],
          [x + size * 0.56, y],
        ],
        false,
      ),
      ...spline(
        [
          [x - size * 0.56, y],
          [x - size * 0.4, y - size * 0.12],
          [x - size * 0.8, y - size * 0.3],
          [x - size, y - size * 0.7],
        ],
        false,
      ),
    ],
    { stops: copper, shine: 0.2 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 0.7], rx: size * 0.94, ry: size * 0.22 }), {
    stops: BROTH,
  })
  for (const [angle, stops] of [
    [0.4, LEAF],
    [1.3, MEAT],
    [2.2, PORCELAIN],
    [3.3, MUSHROOM],
    [4.3, LEAF],
    [5.4, MEAT],
  ] as const) {
    paintHeap(
      scene,
      [x + Math.cos(angle) * size * 0.62, y - size * 0.74 + Math.sin(angle) * size * 0.13],
      { size: size * 0.1, count: 4, spread: [size * 0.16, size * 0.04], stops },
    )
  }
  wash(scene, polygon(trapezoid(x, [y - size * 1.3, size * 0.16], [y - size * 0.7, size * 0.24])), {
    stops: copper,
    shine: 0.2,
  })
}
