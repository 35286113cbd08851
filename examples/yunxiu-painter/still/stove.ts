import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { CLAY, IRON } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A clay stove with a wood fire. */
export function paintStove(scene: Scene, { x, y, size }: Thing): void {
  const { context } = scene
  paintShadow(scene, [x, y], [size * 1.4, size * 0.3])
  wash(
    scene,
    [
      ...spline(
        [
          [x - size, y - size * 1.1],
          [x - size * 0.96, y - size * 0.5],
          [x - size * 0.8, y],
        ],
        false,
      ),
      ...spline(
        [
          [x + size * 0.8, y],
          [x + size * 0.96, y - size * 0.5],
          [x + size, y - size * 1.1],
        ],
        false,
      ),
    ],
    { stops: CLAY, gold: 0.3 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.1], rx: size, ry: size * 0.2 }), {
    stops: IRON,
    gold: 0,
  })
  fill(
    scene,
    [
      ...ellipse(
        { centre: [x, y - size * 0.36], rx: size * 0.36, ry: size * 0.3 },
        Math.PI,
        Math.PI * 2,
      ),
      [x + size * 0.36, y - size * 0.1],
      [x - size * 0.36, y - size * 0.1],
    ],
    css('#2a1710'),
  )
  const fire = context.createRadialGradient(x, y - size * 0.22, 0, x, y - size * 0.22, size * 0.5)
  fire.addColorStop(0, css('#ffd98a', 0.95))
  fire.addColorStop(0.5, css('#e2663a', 0.8))
  fire.addColorStop(1, css('#e2663a', 0))
  context.fillStyle = fire
  context.fillRect(x - size * 0.5, y - size * 0.7, size, size * 0.7)
}
