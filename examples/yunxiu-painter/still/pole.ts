import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** A pole or rib of bamboo. */
export function paintPole(scene: Scene, from: Point, to: Point, width = 13): void {
  brush(scene, straight(from, to, 24), { width, colour: '#9a8a4a', isTapered: false, jitter: 0.06 })
  brush(scene, straight([from[0] - width * 0.2, from[1]], [to[0] - width * 0.2, to[1]], 24), {
    width: width * 0.3,
    colour: '#e3d69a',
    alpha: 0.8,
    isTapered: false,
  })
  for (const t of [0.25, 0.5, 0.75]) {
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    brush(scene, straight([at[0] - width * 0.7, at[1]], [at[0] + width * 0.7, at[1]], 3), {
      width: 3,
      colour: '#5f5a2a',
      isTapered: false,
    })
  }
}
