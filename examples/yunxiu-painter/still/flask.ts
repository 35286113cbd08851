import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { OCHRE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A water flask: a gourd with a cord. */
export function paintFlask(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 0.9, size * 0.2], 0.3)
  wash(
    scene,
    spline([
      [x - size * 0.1, y - size * 2],
      [x - size * 0.36, y - size * 1.6],
      [x - size * 0.24, y - size * 1.2],
      [x - size * 0.6, y - size * 0.6],
      [x - size * 0.4, y],
      [x + size * 0.4, y],
      [x + size * 0.6, y - size * 0.6],
      [x + size * 0.24, y - size * 1.2],
      [x + size * 0.36, y - size * 1.6],
      [x + size * 0.1, y - size * 2],
    ]),
    { stops: OCHRE, shine: 0.16 },
  )
  brush(scene, ellipse({ centre: [x, y - size * 1.2], rx: size * 0.27, ry: size * 0.06 }), {
    width: size * 0.08,
    colour: '#b23a2b',
    isTapered: false,
  })
}
