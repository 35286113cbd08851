import type { Scene } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { wash } from './wash.ts'

/** A round dining table, close up. */
export function paintRoundTable(scene: Scene): void {
  paintShadow(scene, [800, 960], [900, 120])
  wash(scene, ellipse({ centre: [800, 860], rx: 760, ry: 190 }), {
    stops: [
      [0, '#8a5a34'],
      [0.5, '#a8703e'],
      [1, '#4b2a18'],
    ],
    angle: -1.2,
    edge: 0.2,
  })
}
