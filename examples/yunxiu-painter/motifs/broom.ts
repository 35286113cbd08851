import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import type { Thing } from '../still/thing.ts'

/** A leaning broom of twigs. */
export function paintBroom(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  brush(scene, straight([x, y - size * 0.24], [x - size * 0.24, y - size * 1.1], 10), {
    width: 12,
    colour: '#8a6a3a',
    isTapered: false,
  })
  for (let twig = 0; twig < 46; twig++) {
    const to: Point = [
      x + random.between(-0.16, 0.22) * size,
      y + random.between(-0.02, 0.06) * size,
    ]
    brush(scene, straight([x + random.between(-6, 6), y - size * 0.26], to, 6), {
      width: 3,
      colour: mix('#c9a25a', '#7a5a2a', random.next()),
      alpha: 0.9,
    })
  }
}
