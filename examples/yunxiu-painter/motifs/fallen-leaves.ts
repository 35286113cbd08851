import type { Scene, Point } from '../canvas/scene.ts'
import { paintLeaf } from './leaf.ts'

/** Fallen leaves from a row down; nearer ones are larger. */
export function paintFallenLeaves(
  scene: Scene,
  {
    y,
    count,
    colours,
  }: { y: number; count: number; colours?: readonly [`#${string}`, ...`#${string}`[]] },
): void {
  const { random, palette, width, height } = scene
  for (let leaf = 0; leaf < count; leaf++) {
    const t = random.next()
    const at: Point = [random.between(0, width), y + (height - y) * t]
    const colour = colours ? random.pick(colours) : random.pick(palette.leaves)
    paintLeaf(scene, at, {
      angle: random.next() * 6.3,
      length: 8 + 14 * t,
      width: 3 + 4 * t,
      colour,
      alpha: 0.85,
    })
  }
}
