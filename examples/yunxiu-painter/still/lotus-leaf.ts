import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { LEAF } from './stops.ts'
import { wash } from './wash.ts'

/** A lotus leaf as a garnish. */
export function paintLotusLeaf(scene: Scene, [x, y]: Point, size: number): void {
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.4 }), { stops: LEAF, angle: 1 })
  for (let vein = 0; vein < 12; vein++) {
    const angle = (vein / 12) * Math.PI * 2
    brush(
      scene,
      straight([x, y], [x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.36], 8),
      { width: 2, colour: '#1f5a4c', alpha: 0.6 },
    )
  }
}
