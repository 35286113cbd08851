import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, rectangle } from '../canvas/shape.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A blackboard on a stand with a few lines of chalk. */
export function paintBlackboard(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  for (const leg of [-0.4, 0.4])
    brush(scene, straight([x + leg * size, y], [x + leg * size * 0.7, y - size * 1.5], 10), {
      width: 12,
      colour: '#6a4c32',
      isTapered: false,
    })
  wash(scene, rectangle([x - size * 0.62, y - size * 1.5], size * 1.24, size * 0.86), {
    stops: [
      [0, '#39464a'],
      [1, '#24302f'],
    ],
    line: 9,
    gold: 0.9,
  })
  for (let line = 0; line < 5; line++) {
    const row = y - size * (1.36 - line * 0.14)
    brush(
      scene,
      straight(
        [x - size * 0.5, row],
        [x - size * 0.5 + size * random.between(0.5, 0.95), row + random.between(-3, 3)],
        24,
      ),
      { width: 4, colour: '#e9e4d2', alpha: 0.7, dry: 0.38, jitter: 0.8 },
    )
  }
}
