import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, polygon } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { IRON } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A mason's hammer and chisels. */
export function paintMasonTools(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + 10], [size * 1.1, size * 0.14])
  brush(scene, straight([x - size * 0.5, y], [x + size * 0.5, y - size * 0.12], 12), {
    width: size * 0.075,
    colour: '#8a6a45',
    isTapered: false,
  })
  wash(
    scene,
    polygon([
      [x + size * 0.4, y - size * 0.28],
      [x + size * 0.62, y - size * 0.3],
      [x + size * 0.66, y + size * 0.04],
      [x + size * 0.44, y + size * 0.06],
    ]),
    { stops: IRON },
  )
  for (const shift of [0.14, 0.3]) {
    brush(
      scene,
      straight([x - size * 0.7, y + shift * size], [x + size * 0.2, y + (shift + 0.05) * size], 12),
      { width: size * 0.05, colour: '#43494a', isTapered: false },
    )
    wash(
      scene,
      polygon(
        [
          [x + size * 0.2, y + (shift + 0.02) * size],
          [x + size * 0.4, y + (shift + 0.03) * size],
          [x + size * 0.4, y + (shift + 0.09) * size],
          [x + size * 0.2, y + (shift + 0.08) * size],
        ],
        6,
      ),
      { stops: IRON, gold: 0 },
    )
  }
}
