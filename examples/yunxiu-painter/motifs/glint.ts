import { clamp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'

/** The path of the moon's or the sun's light on the water. */
export function paintGlint(
  scene: Scene,
  { x, y, bottom, width }: { x: number; y: number; bottom: number; width: number },
): void {
  const { random } = scene
  for (let row = y; row < bottom; row += random.between(3, 7)) {
    const near = clamp((row - y) / (bottom - y))
    const length = width * random.between(0.2, 1) * (0.35 + near)
    const middle = x + random.between(-0.5, 0.5) * width * (0.3 + near)
    const points: Point[] = []
    for (let step = 0; step <= length; step += 4) {
      points.push([middle - length / 2 + step, row + Math.sin(step * 0.06 + row) * 1.3])
    }
    const colour = scene.palette.isNight ? '#f3dfae' : '#fbe9bd'
    brush(scene, points, {
      width: random.between(1, 2.6),
      colour,
      alpha: 0.6 * (1 - near * 0.6),
      jitter: 0.5,
    })
  }
}
