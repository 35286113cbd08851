import type { Scene, Point } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { SILK_BLUE, SILK_GREEN } from './silk-stops.ts'
import { wash } from './wash.ts'

/** A scarf in loose folds: one range of hills before another, blue and green. */
export function paintScarf(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { random } = scene
  paintShadow(scene, [x, y + size * 0.06], [size * 1.3, size * 0.26])
  for (let fold = 0; fold < 7; fold++) {
    const t = fold / 6
    const foot = y - size * 0.5 + size * 0.56 * t
    const crest = Array.from({ length: 8 }, (_, index): Point => {
      const share = index / 7
      const hill = Math.sin(share * Math.PI) * size * (0.55 - 0.2 * t)
      return [
        x - size * (1.06 - 0.1 * t) + share * size * 2.1,
        foot - hill * random.between(0.66, 1.1),
      ]
    })
    const outline = [
      ...spline(crest, false, 8),
      ...curve(
        [
          [x + size * 1.04, foot + 6],
          [x, foot + size * 0.16],
          [x - size * 1.06, foot + 6],
        ],
        24,
      ),
    ]
    wash(scene, outline, {
      stops: fold % 2 === 0 ? SILK_BLUE : SILK_GREEN,
      angle: 1.4 + random.between(-0.4, 0.4),
      streak: 0.4,
      cloud: 0.5,
    })
  }
}
