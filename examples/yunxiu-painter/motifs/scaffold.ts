import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** A scaffold of fir poles in front of a building. */
export function paintScaffold(
  scene: Scene,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const pole = (from: Point, to: Point) =>
    brush(scene, straight(from, to, 16), {
      width: 9,
      colour: '#9a7850',
      isTapered: false,
      jitter: 0.12,
    })
  for (let column = 0; column < 6; column++) {
    const at = x - width / 2 + (width * column) / 5
    pole([at, y + 8], [at + 4, y - height])
  }
  for (let row = 1; row < 6; row++)
    pole(
      [x - width / 2 - 24, y - (height * row) / 6],
      [x + width / 2 + 24, y - (height * row) / 6 - 4],
    )
  pole([x - width / 2, y], [x, y - height * 0.66])
  pole([x + width / 2, y], [x, y - height * 0.66])
}
