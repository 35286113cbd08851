import { mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { paintLeaf } from '../motifs/leaf.ts'

/** Loose tea, buds or petals strewn about a point. */
export function strew(
  scene: Scene,
  [x, y]: Point,
  {
    count,
    spread,
    colours,
    length = 26,
  }: {
    count: number
    spread: Point
    colours: readonly [`#${string}`, ...`#${string}`[]]
    length?: number
  },
): void {
  const { random } = scene
  for (let piece = 0; piece < count; piece++) {
    const spot: Point = [
      x + random.between(-1, 1) * spread[0],
      y + random.between(-1, 1) * spread[1],
    ]
    paintLeaf(scene, spot, {
      angle: random.next() * 6.3,
      length: length * random.between(0.6, 1.2),
      width: length * 0.16,
      colour: mix(random.pick(colours), '#fff6da', random.next() * 0.2),
      alpha: 0.95,
    })
  }
}
