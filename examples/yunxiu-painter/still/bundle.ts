import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A bundle of strips, shoots or ribs, tied with two cords. */
export function paintBundle(
  scene: Scene,
  { x, y, size }: Thing,
  { stops, count, thickness }: { stops: Stops; count: number; thickness: number },
): void {
  const { random, palette } = scene
  paintShadow(scene, [x, y + size * 0.12], [size * 1.2, size * 0.2])
  for (let strip = 0; strip < count; strip++) {
    const shift = (strip / count - 0.5) * size * 0.5
    const from: Point = [x - size + random.between(-30, 30), y + shift + random.between(-6, 6)]
    const to: Point = [
      x + size + random.between(-50, 50),
      y + shift - size * 0.12 + random.between(-6, 6),
    ]
    const middle: Point = [x, y + shift * 0.6 - 10]
    const upper = curve([from, middle, to], 16)
    const lower = upper
      .map(([px, py]): Point => [px, py + thickness * random.between(0.7, 1.2)])
      .toReversed()
    wash(scene, [...upper, ...lower], { stops, angle: 1.3, gold: 0.25, line: 1.4 })
  }
  for (const at of [-0.36, 0.4])
    brush(
      scene,
      ellipse(
        { centre: [x + at * size, y - size * 0.02], rx: 18, ry: size * 0.28 },
        -Math.PI / 2,
        Math.PI / 2,
      ),
      { width: 13, colour: palette.isNight ? '#6a4c28' : '#b23a2b', isTapered: false },
    )
}
