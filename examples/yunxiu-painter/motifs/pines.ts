import type { Scene, Point } from '../canvas/scene.ts'
import { paintPine } from './pine.ts'

/** Pines of about the same height at these places. */
export function paintPines(scene: Scene, feet: readonly Point[], height: number): void {
  const { random } = scene
  for (const [x, y] of feet)
    paintPine(scene, {
      x,
      y,
      height: height * random.between(0.85, 1.15),
      lean: random.between(-0.12, 0.16),
      boughs: 7,
    })
}
