import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, trapezoid } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A copper bucket. */
export function paintBucket(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.3, size * 0.28])
  brush(
    scene,
    ellipse({ centre: [x, y - size * 1.5], rx: size * 0.94, ry: size * 0.9 }, Math.PI, Math.PI * 2),
    { width: 7, colour: '#6e4a20', isTapered: false },
  )
  wash(scene, trapezoid(x, [y - size * 1.5, size], [y, size * 0.78]), {
    stops: [
      [0, '#e0a070'],
      [0.5, '#b8703e'],
      [1, '#6e3a1c'],
    ],
    angle: 0.2,
    shine: 0.2,
  })
  wash(scene, ellipse({ centre: [x, y - size * 1.5], rx: size, ry: size * 0.22 }), {
    stops: [
      [0, '#5d9fb0'],
      [1, '#a9cbbd'],
    ],
  })
}
