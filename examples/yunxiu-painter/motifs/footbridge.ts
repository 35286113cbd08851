import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight, between } from '../canvas/shape.ts'

/** A wooden footbridge on posts. */
export function paintFootbridge(scene: Scene, { from, to }: { from: Point; to: Point }): void {
  for (let post = 0; post <= 8; post++) {
    const [x, y] = between(from, to, post / 8)
    brush(scene, straight([x, y - 52], [x, y + 60], 6), {
      width: 9,
      colour: '#6a4c32',
      isTapered: false,
    })
  }
  for (const [lift, width] of [
    [-48, 7],
    [-26, 5],
    [0, 20],
  ] as const) {
    brush(scene, straight([from[0], from[1] + lift], [to[0], to[1] + lift], 20), {
      width,
      colour: lift === 0 ? '#b8946a' : '#8a6a45',
      isTapered: false,
    })
  }
}
