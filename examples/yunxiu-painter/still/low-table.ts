import type { Scene } from '../canvas/scene.ts'
import { polygon, rectangle, trapezoid } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { WOOD, DARK_WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Paints a low tea table, of which `size` is half of the width, and returns the row of its top. */
export function paintLowTable(scene: Scene, { x, y, size }: Thing): number {
  const height = size * 0.36
  const top = y - height
  paintShadow(scene, [x, y], [size * 1.3, size * 0.18])
  for (const side of [-0.86, 0.78])
    wash(scene, rectangle([x + side * size, top + 16], size * 0.08, height - 16), {
      stops: DARK_WOOD,
      angle: 0,
      gold: 0,
    })
  wash(scene, polygon(trapezoid(x, [top - size * 0.1, size * 0.9], [top + 6, size])), {
    stops: WOOD,
    edge: 0.2,
  })
  wash(scene, rectangle([x - size, top + 6], size * 2, 20), { stops: DARK_WOOD, gold: 0.5 })
  return top - size * 0.03
}
