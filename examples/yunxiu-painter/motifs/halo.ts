import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

export interface Disc {
  x: number
  y: number
  radius: number
}

/** The glow around a sun or moon. */
export function paintHalo(
  { context }: Scene,
  { x, y, radius }: Disc,
  [colour, alpha]: readonly [Colour, number],
) {
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 4.5)
  glow.addColorStop(0, css(colour, alpha))
  glow.addColorStop(1, css(colour, 0))
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, radius * 4.5, 0, TURN)
  context.fill()
}
