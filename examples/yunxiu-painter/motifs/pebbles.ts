import { mix, css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** Pebbles seen through clear water. */
export function paintPebbles(
  { context, random, palette, width, height }: Scene,
  { y, count }: { y: number; count: number },
): void {
  for (let pebble = 0; pebble < count; pebble++) {
    const t = random.next()
    const size = 8 + 30 * t * random.between(0.5, 1)
    context.fillStyle = css(
      mix(random.pick(['#c9b48a', '#8fa59a', '#a9a088', '#7d9490']), palette.water, 0.35),
      0.5,
    )
    context.beginPath()
    context.ellipse(random.between(0, width), y + (height - y) * t, size, size * 0.4, 0, 0, 7)
    context.fill()
    context.strokeStyle = css(palette.line, 0.18)
    context.lineWidth = 1
    context.stroke()
  }
}
