import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'

/** Lamps along a mountain road; nearer ones are larger. */
export function paintRoadLamps(scene: Scene, way: (t: number) => Point, count: number): void {
  const { context } = scene
  for (let lamp = 0; lamp <= count; lamp++) {
    const [x, y] = way(lamp / count)
    const size = 4 + 13 * (lamp / count)
    const glow = context.createRadialGradient(x, y, 0, x, y, size * 8)
    glow.addColorStop(0, css('#ffd58a', 0.6))
    glow.addColorStop(1, css('#ffd58a', 0))
    context.fillStyle = glow
    context.fillRect(x - size * 8, y - size * 8, size * 16, size * 16)
    brush(scene, straight([x, y], [x, y + size * 6], 4), {
      width: size * 0.3,
      colour: '#0b1620',
      isTapered: false,
    })
    fill(scene, ellipse({ centre: [x, y], rx: size * 0.6, ry: size * 0.8 }), css('#ffe9b8'))
  }
}
