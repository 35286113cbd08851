import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** Rain over the whole painting. */
export function paintRain({ context, random, width, height }: Scene, drops = 900): void {
  for (let drop = 0; drop < drops; drop++) {
    const [x, y] = [random.between(-50, width), random.between(-20, height)]
    const length = random.between(16, 54)
    context.strokeStyle = css(
      random.chance(0.5) ? '#f4f4ee' : '#5d7076',
      0.28 * random.between(0.4, 1),
    )
    context.lineWidth = random.between(0.6, 1.2)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + length * 0.22, y + length)
    context.stroke()
  }
}
