import { TURN } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import { paintLeaf } from './leaf.ts'
import type { Patch } from './patch.ts'

/** Lotus leaves on the water with flowers above them. */
export function paintLotus(scene: Scene, { x, y, width, height, count }: Patch, flowers = 6): void {
  const { context, random, palette } = scene
  for (let index = 0; index < count; index++) {
    const at: Point = [x + random.between(-0.5, 0.5) * width, y + (index / count) * height]
    const size = (22 + 40 * (index / count)) * random.between(0.7, 1.1)
    context.fillStyle = css(
      mix('#2f7563', palette.isNight ? '#24504a' : '#79b08e', random.next()),
      0.88,
    )
    context.beginPath()
    context.ellipse(at[0], at[1], size, size * 0.32, random.between(-0.1, 0.1), 0.2, TURN - 0.05)
    context.lineTo(...at)
    context.fill()
    context.strokeStyle = css('#173f38', 0.5)
    context.lineWidth = 0.8
    context.beginPath()
    for (let vein = 0; vein < 7; vein++) {
      const angle = (vein / 7) * TURN
      context.moveTo(...at)
      context.lineTo(at[0] + Math.cos(angle) * size * 0.85, at[1] + Math.sin(angle) * size * 0.27)
    }
    context.stroke()
  }
  for (let index = 0; index < flowers; index++) {
    const at: Point = [
      x + random.between(-0.45, 0.45) * width,
      y + random.between(0.1, 0.8) * height - 26,
    ]
    paintLotusFlower(scene, at, random.between(18, 30))
  }
}

function paintLotusFlower(scene: Scene, [x, y]: Point, size: number): void {
  const stem = curve(
    [
      [x, y + size * 2.6],
      [x + 6, y + size * 1.4],
      [x, y],
    ],
    8,
  )
  brush(scene, stem, { width: 2.4, colour: '#3d6f55', alpha: 0.9 })
  for (let petal = 0; petal < 9; petal++) {
    paintLeaf(scene, [x, y], {
      angle: -Math.PI / 2 + (petal - 4) * 0.3,
      length: size * 1.5,
      width: size * 0.32,
      colour: mix('#f3d9d0', '#d98a86', (petal % 2) * 0.6 + 0.1),
      alpha: 0.92,
    })
  }
}
