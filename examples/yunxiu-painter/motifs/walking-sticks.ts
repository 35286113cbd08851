import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** Walking sticks that lean on a wall. */
export function paintWalkingSticks(scene: Scene, [x, y]: Point): void {
  for (const shift of [0, 34]) {
    brush(scene, straight([x + shift, y], [x + shift * 0.6 + 26, y - 330], 12), {
      width: 11,
      colour: '#8a6a3a',
      isTapered: false,
      jitter: 0.15,
    })
    brush(scene, straight([x + shift * 0.6 + 24, y - 300], [x + shift * 0.6 + 27, y - 336], 4), {
      width: 17,
      colour: '#b23a2b',
      isTapered: false,
    })
  }
}
