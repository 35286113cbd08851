import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import type { Thing } from './thing.ts'

/** A distant person from behind, with a coat and a hat. */
export function paintWalker(scene: Scene, { x, y, size }: Thing): void {
  fill(scene, ellipse({ centre: [x, y], rx: size * 0.26, ry: size * 0.05 }), css('#4a3b22', 0.3))
  fill(
    scene,
    spline([
      [x - size * 0.18, y - size * 0.02],
      [x - size * 0.2, y - size * 0.5],
      [x, y - size * 0.72],
      [x + size * 0.2, y - size * 0.5],
      [x + size * 0.18, y - size * 0.02],
    ]),
    css('#2f5f6f'),
  )
  fill(
    scene,
    ellipse({ centre: [x, y - size * 0.78], rx: size * 0.1, ry: size * 0.11 }),
    css('#caa27c'),
  )
  fill(
    scene,
    spline([
      [x - size * 0.26, y - size * 0.8],
      [x, y - size * 1.02],
      [x + size * 0.26, y - size * 0.8],
      [x, y - size * 0.76],
    ]),
    css('#c9a860'),
  )
}
