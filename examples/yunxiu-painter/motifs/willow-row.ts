import type { Scene } from '../canvas/scene.ts'
import { paintWillow } from './willow.ts'

/** Willows of about the same height in a row. */
export function paintWillows(
  scene: Scene,
  [from, to]: readonly [number, number],
  { y, height, count }: { y: number; height: number; count: number },
): void {
  const { random } = scene
  for (let index = 0; index < count; index++) {
    const x = from + ((to - from) * index) / Math.max(1, count - 1) + random.between(-20, 20)
    paintWillow(scene, {
      x,
      y: y + random.between(-6, 6),
      height: height * random.between(0.85, 1.1),
    })
  }
}
