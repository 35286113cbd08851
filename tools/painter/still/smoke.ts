import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import type { Rising } from './rising.ts'

/** Kitchen smoke: one broad pale wisp, blown to a side. */
export function paintSmoke(scene: Scene, { x, y, height }: Rising): void {
  for (let wisp = 0; wisp < 5; wisp++) {
    const points = Array.from({ length: 31 }, (_, step): Point => {
      const t = step / 30
      return [x + t * t * height * 0.5 + Math.sin(t * 6 + wisp) * 12 * t, y - height * t + wisp * 4]
    })
    brush(scene, points, {
      width: 10 + wisp * 7,
      colour: scene.palette.mist,
      alpha: 0.2,
      jitter: 0.5,
    })
  }
}
