import type { Scene } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { PORCELAIN } from './stops.ts'
import type { Vessel } from './vessel.ts'
import { wash } from './wash.ts'

/** A flat plate. */
export function paintDish(scene: Scene, { x, y, size, stops = PORCELAIN }: Vessel): void {
  paintShadow(scene, [x + size * 0.05, y + size * 0.1], [size * 1.15, size * 0.36])
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.3 }), { stops, edge: 0.3 })
  wash(scene, ellipse({ centre: [x, y - size * 0.02], rx: size * 0.72, ry: size * 0.19 }), {
    stops,
    edge: 0.2,
    line: 1,
    gold: 0.4,
  })
}
