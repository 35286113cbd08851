import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A lacquer bowl, red outside and black inside, or the other way round. */
export function paintLacquerBowl(scene: Scene, { x, y, size }: Thing, isBlack = false): void {
  const stops: Stops = isBlack
    ? [
        [0, '#4a4644'],
        [0.4, '#24201f'],
        [1, '#0c0a0a'],
      ]
    : [
        [0, '#cf5a40'],
        [0.4, '#a8301f'],
        [1, '#5c1712'],
      ]
  const inside: Stops = isBlack
    ? [
        [0, '#a8301f'],
        [1, '#6a1a14'],
      ]
    : [
        [0, '#24201f'],
        [1, '#0c0a0a'],
      ]
  paintShadow(scene, [x + size * 0.1, y], [size * 1.35, size * 0.26])
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 0.72], rx: size, ry: size * 0.22 }, Math.PI, 0),
      ...spline(
        [
          [x + size, y - size * 0.72],
          [x + size * 0.86, y - size * 0.34],
          [x + size * 0.44, y - size * 0.1],
          [x + size * 0.42, y],
        ],
        false,
      ),
      ...spline(
        [
          [x - size * 0.42, y],
          [x - size * 0.44, y - size * 0.1],
          [x - size * 0.86, y - size * 0.34],
          [x - size, y - size * 0.72],
        ],
        false,
      ),
    ],
    { stops, shine: 0.24, edge: 0.3, gold: 0.3 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 0.72], rx: size, ry: size * 0.22 }), {
    stops: inside,
    angle: 0.5,
    gold: 1,
  })
}
