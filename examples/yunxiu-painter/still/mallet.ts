import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, polygon } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A small wooden mallet. */
export function paintMallet(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.18])
  brush(scene, straight([x - size * 0.2, y - size * 0.24], [x + size * 1.1, y - size * 0.02], 14), {
    width: size * 0.13,
    colour: '#a67c4e',
    isTapered: false,
  })
  wash(
    scene,
    polygon([
      [x - size * 0.5, y - size * 0.56],
      [x - size * 0.06, y - size * 0.6],
      [x, y],
      [x - size * 0.46, y + size * 0.03],
    ]),
    { stops: WOOD, angle: 0.2 },
  )
}
