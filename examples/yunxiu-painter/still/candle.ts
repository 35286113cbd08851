import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { ellipse, spline, rectangle } from '../canvas/shape.ts'
import { paintGlow } from '../motifs/glow.ts'
import { CINNABAR, DARK_WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A burning candle on a low dish. */
export function paintCandle(scene: Scene, { x, y, size }: Thing): void {
  paintGlow(scene, [x, y - size * 2.4], { radius: size * 5, alpha: 0.5 })
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.8, ry: size * 0.24 }), { stops: DARK_WOOD })
  wash(scene, rectangle([x - size * 0.26, y - size * 1.9], size * 0.52, size * 1.9), {
    stops: CINNABAR,
    angle: 0.2,
    gold: 0.3,
  })
  fill(
    scene,
    spline([
      [x, y - size * 2.9],
      [x + size * 0.2, y - size * 2.3],
      [x, y - size * 1.96],
      [x - size * 0.2, y - size * 2.3],
    ]),
    css('#ffe3a0'),
  )
}
