import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

/** A glow of light in the air. */
export function paintGlow(
  { context }: Scene,
  [x, y]: Point,
  { radius, alpha = 0.5, colour = '#ffbe5a' }: { radius: number; alpha?: number; colour?: Colour },
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, css(colour, alpha))
  glow.addColorStop(1, css(colour, 0))
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fill()
}
