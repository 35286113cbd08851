import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

export interface Bird {
  x: number
  y: number
  size: number
  heading?: -1 | 1
}

/** Draws a bird with its place as the origin and its size as the unit. */
export function drawAt(
  { context }: Scene,
  { x, y, size, heading = 1 }: Bird,
  draw: () => void,
): void {
  context.save()
  context.translate(x, y)
  context.scale(size * heading, size)
  draw()
  context.restore()
}

/** A filled ellipse: its middle, radii and angle. */
export function blob(
  { context }: Scene,
  colour: Colour,
  [x, y, rx, ry, turn]: readonly [number, number, number, number, number],
): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.ellipse(x, y, rx, ry, turn, 0, TURN)
  context.fill()
}
