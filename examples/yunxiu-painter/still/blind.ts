import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** A blind of bamboo, half raised over a window. */
export function paintBlind(
  scene: Scene,
  [x, y]: Point,
  { width, height }: { width: number; height: number },
): void {
  for (let slat = 0; slat < height / 9; slat++) {
    brush(scene, straight([x, y + slat * 9], [x + width, y + slat * 9], 24), {
      width: 6,
      colour: slat % 2 === 0 ? '#cfae6c' : '#a6854a',
      alpha: 0.95,
      isTapered: false,
      jitter: 0.08,
    })
  }
  for (const share of [0.12, 0.5, 0.88])
    brush(scene, straight([x + width * share, y], [x + width * share, y + height + 30], 8), {
      width: 4,
      colour: '#6a4c28',
      isTapered: false,
    })
  brush(scene, straight([x, y + height], [x + width, y + height], 24), {
    width: 18,
    colour: '#8a6a3a',
    isTapered: false,
  })
}
