import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { wash } from './wash.ts'

/** An inkstone: a dark slab with ink in its well. */
export function paintInkstone(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const stone: Stops = [
    [0, '#6f8796'],
    [0.5, '#3d5566'],
    [1, '#1a2833'],
  ]
  paintShadow(scene, [x, y + size * 0.3], [size * 1.35, size * 0.34])
  wash(
    scene,
    spline([
      [x - size, y],
      [x - size * 0.9, y + size * 0.42],
      [x, y + size * 0.5],
      [x + size * 0.9, y + size * 0.42],
      [x + size, y],
      [x + size, y + size * 0.2],
      [x, y + size * 0.62],
      [x - size, y + size * 0.2],
    ]),
    { stops: stone },
  )
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.46 }), { stops: stone, angle: -1.2 })
  wash(
    scene,
    ellipse({ centre: [x - size * 0.05, y + size * 0.04], rx: size * 0.72, ry: size * 0.32 }),
    {
      stops: [
        [0, '#24333d'],
        [1, '#4a6272'],
      ],
      gold: 0.3,
    },
  )
  wash(
    scene,
    ellipse({ centre: [x - size * 0.34, y - size * 0.02], rx: size * 0.3, ry: size * 0.18 }),
    {
      stops: [
        [0, '#0c1216'],
        [1, '#24303a'],
      ],
      gold: 0,
    },
  )
  brush(
    scene,
    curve(
      [
        [x - size * 0.5, y - size * 0.06],
        [x - size * 0.36, y - size * 0.12],
        [x - size * 0.2, y - size * 0.08],
      ],
      8,
    ),
    { width: 4, colour: '#9fb2b8', alpha: 0.7 },
  )
}
