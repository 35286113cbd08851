import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { AZURE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A flat round cushion. */
export function paintCushion(scene: Scene, { x, y, size }: Thing, stops: Stops = AZURE): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.28])
  wash(scene, ellipse({ centre: [x, y - size * 0.08], rx: size, ry: size * 0.33 }), {
    stops,
    angle: 1,
  })
  wash(scene, ellipse({ centre: [x, y - size * 0.2], rx: size * 0.97, ry: size * 0.29 }), {
    stops,
    angle: 2.4,
    edge: 0.25,
  })
}
