import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintRoof } from '../motifs/roof.ts'
import { WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A round wooden beehive under a small roof. */
export function paintHive(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 2.1], rx: size, ry: size * 0.28 }, Math.PI, 0),
      ...ellipse({ centre: [x, y], rx: size, ry: size * 0.28 }, 0, Math.PI),
    ],
    { stops: WOOD, angle: 0.1, streak: 0.6 },
  )
  fill(
    scene,
    ellipse({ centre: [x, y - size * 0.5], rx: size * 0.2, ry: size * 0.1 }),
    css('#1a0f0a'),
  )
  paintRoof(scene, {
    x,
    y: y - size * 2.1,
    width: size * 1.4,
    height: size * 0.6,
    haze: 0,
    ridge: 0.4,
    lift: 0.02,
  })
}
