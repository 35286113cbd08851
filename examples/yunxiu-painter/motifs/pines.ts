import type { Scene, Point } from '../canvas/scene.ts'
import { paintPine } from './pine.ts'

/** Pines of about the same height at these places. */
export function paintPines(scene: Scene, feet: readonly Point[], height: number): void {
  const { random } = scene
  feet.forEach(([x, y], index) => {
    const tall = height * random.between(0.62, 1.22)
    paintPine(scene, {
      x: x + random.between(-0.08, 0.08) * height,
      y,
      height: tall,
      lean: random.between(-0.3, 0.34),
      bend: random.between(0.3, 1.9),
      boughs: 5 + ((index * 2 + Math.floor(random.next() * 3)) % 5),
    })
  })
}
