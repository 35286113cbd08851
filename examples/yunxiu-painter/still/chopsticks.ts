import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** Chopsticks from one point to another. */
export function paintChopsticks(scene: Scene, from: Point, to: Point): void {
  for (const shift of [0, 26]) {
    const stick = straight(
      [from[0] + shift, from[1] + shift * 0.7],
      [to[0] + shift * 0.4, to[1] + shift],
      24,
    )
    brush(scene, stick, { width: 12, colour: '#4b2418', isTapered: false, jitter: 0.06 })
    brush(
      scene,
      stick.map(([x, y]) => [x - 2, y - 3]),
      { width: 4, colour: '#a8452f', alpha: 0.8, isTapered: false },
    )
  }
}
