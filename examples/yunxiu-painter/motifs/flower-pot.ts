import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { trapezoid } from '../canvas/shape.ts'
import { paintLeaf } from './leaf.ts'

/** Terracotta pot of yellow chrysanthemums. */
export function paintFlowerPot(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, random } = scene
  fill(scene, trapezoid(x, [y - size * 0.46, size * 0.34], [y, size * 0.24]), css('#a8603c'))
  fill(
    scene,
    trapezoid(x, [y - size * 0.54, size * 0.4], [y - size * 0.42, size * 0.38]),
    css('#b8704a'),
  )
  for (let leaf = 0; leaf < 40; leaf++) {
    const at: Point = [x + random.between(-0.42, 0.42) * size, y - size * random.between(0.5, 1)]
    paintLeaf(scene, at, {
      angle: random.next() * 6.3,
      length: size * 0.2,
      width: size * 0.05,
      colour: '#3d6f4d',
    })
  }
  for (let flower = 0; flower < 17; flower++) {
    const at: Point = [x + random.between(-0.44, 0.44) * size, y - size * random.between(0.6, 1.12)]
    for (let petal = 0; petal < 14; petal++) {
      paintLeaf(scene, at, {
        angle: (petal / 14) * 6.28,
        length: size * 0.12,
        width: size * 0.022,
        colour: petal % 2 === 0 ? '#e8c04a' : '#d9a02e',
        alpha: 0.95,
      })
    }
    context.fillStyle = css('#a8702a')
    context.beginPath()
    context.arc(at[0], at[1], size * 0.025, 0, 7)
    context.fill()
  }
}
