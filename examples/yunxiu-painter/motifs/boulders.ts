import type { Scene } from '../canvas/scene.ts'
import { paintLobe } from './lobe.ts'

/** Granite boulders, each as its column, the row of its foot and half of its width. */
export function paintBoulders(
  scene: Scene,
  blocks: readonly (readonly [number, number, number])[],
): void {
  const { random } = scene
  for (const [x, y, size] of blocks) {
    paintLobe(scene, {
      x,
      base: y + size * 0.16,
      height: size * random.between(0.9, 1.15),
      width: size,
      sharpness: 3.4,
      hue: 0.1,
      ochre: 0.5,
      fade: 0.06,
      cap: 1,
      moss: 0.4,
    })
  }
}
