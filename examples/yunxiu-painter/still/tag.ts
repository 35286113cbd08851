import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, straight, rectangle } from '../canvas/shape.ts'
import { STRAW } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A small wooden name plate on a cord. */
export function paintTag(scene: Scene, { x, y, size }: Thing): void {
  brush(
    scene,
    curve(
      [
        [x - size * 1.4, y - size * 0.9],
        [x, y - size * 0.4],
        [x + size * 1.4, y - size * 0.9],
      ],
      16,
    ),
    { width: 7, colour: '#4a3a28', isTapered: false },
  )
  wash(scene, rectangle([x - size * 0.7, y - size * 0.5], size * 1.4, size * 0.9), {
    stops: STRAW,
    cloud: 0.6,
  })
  for (const [row, half] of [
    [-0.2, 0.4],
    [0, 0.46],
    [0.18, 0.3],
  ] as const)
    brush(
      scene,
      straight([x - half * size, y + row * size], [x + half * size, y + row * size], 16),
      { width: 8, colour: '#3a281a', alpha: 0.75, dry: 0.3, jitter: 0.8 },
    )
}
