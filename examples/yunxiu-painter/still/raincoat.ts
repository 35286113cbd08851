import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'
import { STRAW } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A hanging straw raincoat. */
export function paintRaincoat(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  for (let layer = 0; layer < 3; layer++) {
    for (let straw = 0; straw < 120; straw++) {
      const share = random.between(-1, 1)
      const from: Point = [x + share * size * (0.2 + layer * 0.1), y + layer * size * 0.26]
      const to: Point = [
        x + share * size * (0.34 + layer * 0.12),
        from[1] + size * random.between(0.4, 0.52),
      ]
      brush(scene, curve([from, [(from[0] + to[0]) / 2, from[1] + size * 0.2], to], 8), {
        width: random.between(2, 5),
        colour: mix('#c9a860', '#6e5228', random.next()),
        alpha: 0.9,
      })
    }
  }
  wash(
    scene,
    spline([
      [x - size * 0.22, y + size * 0.06],
      [x, y - size * 0.1],
      [x + size * 0.22, y + size * 0.06],
      [x, y + size * 0.12],
    ]),
    { stops: STRAW },
  )
}
