import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** Stars over the upper part of the sky, down to a share of the height. */
export function paintStars(
  { context, random, width, height }: Scene,
  count = 120,
  until = 0.5,
): void {
  for (let index = 0; index < count; index++) {
    context.fillStyle = css('#e9d7a6', random.between(0.25, 0.8))
    context.beginPath()
    const y = random.next() ** 1.3 * height * until
    context.arc(random.between(0, width), y, random.between(0.6, 1.5), 0, TURN)
    context.fill()
  }
}
