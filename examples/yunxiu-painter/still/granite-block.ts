import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A newly dressed block of granite, still pale: its front, and its top with room for tools. */
export function paintGraniteBlock(scene: Scene, { x, y, size }: Thing): void {
  const { context, random } = scene
  paintShadow(scene, [x + size * 0.1, y], [size * 1.3, size * 0.2])
  const rim = y - size * 0.4
  const [left, right]: [Point, Point] = [
    [x - size, rim],
    [x + size, rim],
  ]
  wash(scene, [left, right, [x + size * 0.98, y], [x - size * 0.97, y]], {
    stops: [
      [0, '#cfc6ae'],
      [1, '#9d9279'],
    ],
    edge: 0.2,
    gold: 0.4,
  })
  wash(
    scene,
    [left, [x - size * 0.8, rim - size * 0.3], [x + size * 0.86, rim - size * 0.3], right],
    {
      stops: [
        [0, '#f1ebda'],
        [1, '#dcd3bb'],
      ],
      edge: 0.14,
      gold: 0.4,
    },
  )
  // Marks of the chisel.
  context.lineWidth = 1.4
  context.strokeStyle = css('#6f664f', 0.5)
  context.beginPath()
  for (let mark = 0; mark < 46; mark++) {
    const at = x + random.between(-0.92, 0.9) * size
    const row = y - random.between(0.06, 0.34) * size
    context.moveTo(at, row)
    context.lineTo(at + size * 0.05, row - size * 0.04)
  }
  context.stroke()
}
