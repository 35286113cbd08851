import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'

/** Flying bees. */
export function paintBees(scene: Scene, count: number): void {
  const { random, context } = scene
  for (let bee = 0; bee < count; bee++) {
    const [x, y] = [random.between(300, 1360), random.between(160, 760)]
    for (const wing of [-0.7, 0.7])
      fill(scene, ellipse({ centre: [x + wing * 12, y - 16], rx: 17, ry: 9 }), css('#f4f4ee', 0.8))
    fill(scene, ellipse({ centre: [x, y], rx: 24, ry: 14 }), css('#d9a02e'))
    context.fillStyle = css('#2a1d10')
    for (const stripe of [-10, 0, 10]) context.fillRect(x + stripe - 3, y - 12, 5, 24)
  }
}
