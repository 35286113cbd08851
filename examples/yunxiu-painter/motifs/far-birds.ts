import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

/** Distant birds of two strokes each. */
export function paintFarBirds(
  { context, random, palette }: Scene,
  [x, y]: Point,
  count: number,
): void {
  context.strokeStyle = css(palette.isNight ? palette.gold : palette.ink, 0.75)
  for (let bird = 0; bird < count; bird++) {
    const [bx, by] = [x + random.between(-150, 150), y + random.between(-70, 70)]
    const size = random.between(8, 16)
    context.lineWidth = size * 0.13
    context.beginPath()
    context.moveTo(bx - size, by - size * 0.3)
    context.quadraticCurveTo(bx - size * 0.4, by - size * 0.5, bx, by)
    context.quadraticCurveTo(bx + size * 0.4, by - size * 0.5, bx + size, by - size * 0.2)
    context.stroke()
  }
}
