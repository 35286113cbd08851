import { type Colour, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

export interface Leaf {
  angle: number
  length: number
  width: number
  colour: Colour
  alpha?: number
}

/** A pointed leaf. */
export function paintLeaf({ context }: Scene, [x, y]: Point, leaf: Leaf): void {
  const { angle, length, width, colour, alpha = 0.85 } = leaf
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const tip: Point = [x + dx * length, y + dy * length]
  const belly = (side: number): Point => [
    x + dx * length * 0.4 - dy * width * side,
    y + dy * length * 0.4 + dx * width * side,
  ]
  context.fillStyle = css(colour, alpha)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(...belly(1), ...tip)
  context.quadraticCurveTo(...belly(-1), x, y)
  context.fill()
}
