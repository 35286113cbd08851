import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'

/** A spanner. */
export function paintSpanner(scene: Scene, from: Point, to: Point): void {
  brush(scene, straight(from, to, 20), { width: 30, colour: '#5a6061', isTapered: false })
  brush(scene, straight([from[0], from[1] - 7], [to[0], to[1] - 7], 20), {
    width: 8,
    colour: '#a9b0b0',
    alpha: 0.8,
    isTapered: false,
  })
  for (const [x, y] of [from, to])
    brush(scene, ellipse({ centre: [x, y], rx: 40, ry: 34 }, 0.5, 5.8), {
      width: 24,
      colour: '#5a6061',
      isTapered: false,
    })
}
