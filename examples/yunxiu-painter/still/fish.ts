import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { FISH as stops } from './stops.ts'
import { wash } from './wash.ts'

/** A whole fish with its head to the left; `size` is half of its length. */
export function paintFish(scene: Scene, [x, y]: Point, size: number): void {
  const { context, palette } = scene
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  wash(
    scene,
    at([
      [0.72, -0.02],
      [1.06, -0.24],
      [0.98, 0],
      [1.08, 0.2],
      [0.7, 0.06],
    ]),
    { stops },
  )
  wash(
    scene,
    spline(
      at([
        [-0.3, -0.24],
        [0.1, -0.42],
        [0.4, -0.22],
      ]),
    ),
    { stops, gold: 0.3 },
  )
  wash(
    scene,
    spline(
      at([
        [-1, 0.02],
        [-0.74, -0.2],
        [-0.2, -0.28],
        [0.4, -0.16],
        [0.76, -0.03],
        [0.74, 0.05],
        [0.3, 0.2],
        [-0.3, 0.25],
        [-0.78, 0.18],
      ]),
    ),
    { stops, streak: 0.1 },
  )
  for (let row = 0; row < 4; row++) {
    for (let scale = 0; scale < 9; scale++) {
      const [cx, cy] = [
        x + size * (-0.42 + scale * 0.12 + (row % 2) * 0.06),
        y + size * (-0.13 + row * 0.08),
      ]
      context.strokeStyle = css(palette.line, 0.3)
      context.lineWidth = 1.2
      context.beginPath()
      context.arc(cx, cy, size * 0.05, -1.2, 1.2)
      context.stroke()
    }
  }
  brush(
    scene,
    spline(
      at([
        [-0.56, -0.2],
        [-0.48, 0],
        [-0.58, 0.2],
      ]),
      false,
    ),
    { width: 2.4, colour: palette.line, alpha: 0.7 },
  )
  context.fillStyle = css('#f4ecd2')
  context.beginPath()
  context.arc(x - size * 0.76, y - size * 0.05, size * 0.05, 0, 7)
  context.fill()
  context.fillStyle = css(palette.ink)
  context.beginPath()
  context.arc(x - size * 0.765, y - size * 0.05, size * 0.026, 0, 7)
  context.fill()
}
