import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { DARK_WOOD, STONE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A stone mill: two round stones, a wooden handle. */
export function paintStoneMill(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.4, size * 0.3])
  const drum = (row: number, radius: number, height: number) => {
    wash(
      scene,
      [
        ...ellipse({ centre: [x, row - height], rx: radius, ry: radius * 0.3 }, Math.PI, 0),
        ...ellipse({ centre: [x, row], rx: radius, ry: radius * 0.3 }, 0, Math.PI),
      ],
      { stops: STONE, angle: 0.2, edge: 0.3 },
    )
    wash(scene, ellipse({ centre: [x, row - height], rx: radius, ry: radius * 0.3 }), {
      stops: STONE,
      angle: -1,
      edge: 0.25,
    })
  }
  drum(y, size * 1.16, size * 0.3)
  drum(y - size * 0.3, size * 0.9, size * 0.42)
  wash(
    scene,
    ellipse({ centre: [x - size * 0.3, y - size * 0.74], rx: size * 0.14, ry: size * 0.05 }),
    { stops: DARK_WOOD, gold: 0 },
  )
  brush(scene, straight([x + size * 0.7, y - size * 0.62], [x + size * 1.6, y - size * 0.72], 12), {
    width: 20,
    colour: '#7a5638',
    isTapered: false,
  })
  brush(scene, straight([x + size * 1.52, y - size * 0.7], [x + size * 1.54, y - size * 1.06], 8), {
    width: 18,
    colour: '#6a4c32',
    isTapered: false,
  })
}
