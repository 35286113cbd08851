import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import { paintLeaf } from '../motifs/leaf.ts'

/** A branch with broad leaves. */
export function paintSprig(scene: Scene, from: Point, to: Point): void {
  const { random } = scene
  const branch = curve([from, [(from[0] + to[0]) / 2, from[1] - 40], to], 30)
  brush(scene, branch, { width: 20, colour: '#5a4028', isTapered: false })
  branch.forEach((at, index) => {
    if (index < 4) return
    for (let leaf = 0; leaf < 4; leaf++) {
      paintLeaf(scene, at, {
        angle: random.between(-2.4, 2.4),
        length: random.between(90, 170),
        width: random.between(34, 54),
        colour: mix('#2f7563', '#8fbf7a', random.next()),
        alpha: 0.92,
      })
    }
  })
}
