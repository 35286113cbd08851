import type { Scene, Point } from '../canvas/scene.ts'
import { polygon } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { SLATE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A split slab of bluestone. */
export function paintSlab(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  paintShadow(scene, [x, y + 10], [size * 1.2, size * 0.3])
  const rim = Array.from({ length: 11 }, (_, corner): Point => {
    const angle = (corner / 11) * Math.PI * 2
    return [
      x + Math.cos(angle) * size * random.between(0.84, 1.1),
      y + Math.sin(angle) * size * 0.42 * random.between(0.84, 1.1),
    ]
  })
  wash(
    scene,
    polygon(
      rim.map(([px, py]): Point => [px, py + size * 0.16]),
      4,
    ),
    {
      stops: [
        [0, '#2a3a46'],
        [1, '#141f28'],
      ],
    },
  )
  wash(scene, polygon(rim, 4), { stops: SLATE, angle: 0.6, cloud: 0.7 })
}
