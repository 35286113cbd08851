import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, polygon, rectangle } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { PAPER } from './stops.ts'
import { wash } from './wash.ts'

/** A pile of old books bound with thread. */
export function paintBooks(
  scene: Scene,
  { x, y, size, count }: { x: number; y: number; size: number; count: number },
): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.2])
  for (let book = 0; book < count; book++) {
    const row = y - book * size * 0.2
    const shift = scene.random.between(-0.06, 0.06) * size
    const cover: Stops =
      book % 2 === 0
        ? [
            [0, '#4d7f94'],
            [1, '#1d4a63'],
          ]
        : [
            [0, '#c9a86a'],
            [1, '#8a6a3a'],
          ]
    wash(
      scene,
      polygon([
        [x - size * 0.8 + shift, row - size * 0.34],
        [x + size * 0.8 + shift, row - size * 0.34],
        [x + size + shift, row - size * 0.18],
        [x - size + shift, row - size * 0.18],
      ]),
      { stops: cover },
    )
    wash(scene, rectangle([x - size + shift, row - size * 0.18], size * 2, size * 0.18), {
      stops: PAPER,
      gold: 0.3,
    })
    for (let leaf = 1; leaf < 5; leaf++)
      brush(
        scene,
        straight(
          [x - size + shift, row - size * 0.036 * leaf],
          [x + size + shift, row - size * 0.036 * leaf],
          12,
        ),
        { width: 1, colour: '#8a7a5a', alpha: 0.5 },
      )
  }
}
