import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

/** The soft shadow of a thing on the ground. */
export function paintShadow(
  { context, palette }: Scene,
  [x, y]: Point,
  [rx, ry]: Point,
  alpha = 0.4,
): void {
  context.save()
  context.translate(x, y)
  context.scale(1, ry / rx)
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, rx)
  const tone = palette.isNight ? '#060b10' : '#4a3b22'
  shade.addColorStop(0, css(tone, alpha))
  shade.addColorStop(0.6, css(tone, alpha * 0.55))
  shade.addColorStop(1, css(tone, 0))
  context.fillStyle = shade
  context.beginPath()
  context.arc(0, 0, rx, 0, 7)
  context.fill()
  context.restore()
}
