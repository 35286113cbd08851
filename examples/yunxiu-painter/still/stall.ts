import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, spline, rectangle } from '../canvas/shape.ts'
import { paintHeap } from './heap.ts'
import { WOOD, STRAW } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A thatched stall with a heap of goods. */
export function paintStall(scene: Scene, { x, y, size }: Thing): void {
  for (const side of [-0.84, 0.84])
    wash(scene, rectangle([x + side * size - 12, y - size * 1.1], 24, size * 1.1), {
      stops: WOOD,
      angle: 0,
    })
  wash(scene, rectangle([x - size * 0.84, y - size * 0.5], size * 1.68, size * 0.14), {
    stops: WOOD,
  })
  wash(
    scene,
    spline([
      [x - size * 1.2, y - size * 0.98],
      [x - size * 0.7, y - size * 1.5],
      [x, y - size * 1.64],
      [x + size * 0.7, y - size * 1.5],
      [x + size * 1.2, y - size * 0.98],
      [x, y - size * 0.92],
    ]),
    { stops: STRAW, streak: 0.9 },
  )
  for (let straw = 0; straw < 70; straw++) {
    const at = x + ((straw / 70) * 2 - 1) * size * 1.16
    brush(scene, straight([at * 0.92 + x * 0.08, y - size * 1.2], [at, y - size * 0.9], 6), {
      width: 3,
      colour: '#8a6a38',
      alpha: 0.5,
    })
  }
  paintHeap(scene, [x, y - size * 0.54], {
    size: size * 0.06,
    count: 9,
    spread: [size * 0.6, 6],
    stops: [
      [0, '#f0dfb0'],
      [1, '#b98a4a'],
    ],
  })
}
