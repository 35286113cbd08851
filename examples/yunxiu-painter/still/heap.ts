import type { Stops } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** Round things in a heap: nuts, sweets, dumplings, rice balls. */
export function paintHeap(
  scene: Scene,
  [x, y]: Point,
  { size, count, spread, stops }: { size: number; count: number; spread: Point; stops: Stops },
): void {
  const { random } = scene
  const spots = Array.from({ length: count }, (): Point => {
    const angle = random.next() * 7
    const away = Math.sqrt(random.next())
    return [x + Math.cos(angle) * away * spread[0], y + Math.sin(angle) * away * spread[1]]
  }).toSorted((one, other) => one[1] - other[1])
  for (const spot of spots) {
    const grown = size * random.between(0.85, 1.12)
    wash(scene, ellipse({ centre: spot, rx: grown, ry: grown * 0.84 }), {
      stops,
      angle: 1.2,
      edge: 0.4,
      gold: 0.3,
      line: 1.6,
    })
  }
}
