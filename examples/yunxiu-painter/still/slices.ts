import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'
import { MEAT } from './stops.ts'
import { wash } from './wash.ts'

/** Overlapping slices of cured meat. */
export function paintSlices(scene: Scene, [x, y]: Point, count: number): void {
  for (let slice = 0; slice < count; slice++) {
    const at: Point = [x + (slice - count / 2) * 46, y + (slice % 2) * 12]
    wash(
      scene,
      spline([
        [at[0] - 62, at[1]],
        [at[0] - 30, at[1] - 44],
        [at[0] + 40, at[1] - 36],
        [at[0] + 66, at[1] + 6],
        [at[0] + 20, at[1] + 40],
        [at[0] - 40, at[1] + 32],
      ]),
      { stops: MEAT, gold: 0.4 },
    )
    brush(
      scene,
      curve(
        [
          [at[0] - 50, at[1] + 2],
          [at[0], at[1] - 26],
          [at[0] + 52, at[1] + 2],
        ],
        12,
      ),
      { width: 12, colour: '#f3d9c0', alpha: 0.85 },
    )
  }
}
