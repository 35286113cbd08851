import { mix, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { polygon, trapezoid } from '../canvas/shape.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

/** Mats with slices spread out to dry. */
export function paintMats(scene: Scene): void {
  const { random, context } = scene
  for (const [x, y, size] of [
    [420, 640, 220],
    [1100, 640, 230],
    [360, 860, 330],
    [1180, 870, 340],
  ] as const) {
    wash(scene, polygon(trapezoid(x, [y - size * 0.24, size * 0.9], [y + size * 0.24, size])), {
      stops: STRAW,
      streak: 0.6,
    })
    for (let slice = 0; slice < 110; slice++) {
      const at: Point = [
        x + random.between(-0.82, 0.82) * size,
        y + random.between(-0.2, 0.2) * size,
      ]
      context.fillStyle = css(mix('#f6ecc4', '#c9ae6a', random.next()), 0.95)
      context.beginPath()
      context.ellipse(at[0], at[1], size * 0.07, size * 0.024, random.between(-0.5, 0.5), 0, 7)
      context.fill()
    }
  }
}
