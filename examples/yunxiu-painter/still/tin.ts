import type { Scene } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { CELADON } from './stops.ts'
import { type Vessel, turned } from './vessel.ts'
import { wash } from './wash.ts'

/** A tea tin or caddy with its lid. */
export function paintTin(scene: Scene, tin: Vessel): void {
  const { x, y, size, stops = CELADON } = tin
  const height = size * 2.3
  paintShadow(scene, [x + size * 0.2, y], [size * 1.5, size * 0.3])
  wash(scene, turned(tin, height, [1, 1, 1, 1, 1]), {
    stops,
    angle: 0.2,
    edge: 0.34,
    streak: 0.1,
    gold: 0.5,
    shine: 0.14,
  })
  wash(scene, turned({ x, y: y - height * 0.74, size: size * 1.04 }, height * 0.26, [1, 1, 1]), {
    stops,
    angle: 0.2,
    edge: 0.4,
    gold: 0.9,
  })
  wash(scene, ellipse({ centre: [x, y - height], rx: size * 1.04, ry: size * 0.2 }), {
    stops,
    angle: 3,
    edge: 0.3,
  })
}
