import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { paintGlow } from './glow.ts'

/** A red lantern with a tassel, which glows at night. */
export function paintLantern(scene: Scene, [x, y]: Point, size: number): void {
  const { context, palette } = scene
  if (palette.isNight) paintGlow(scene, [x, y], { radius: size * 5, alpha: 0.55 })
  const disc = (rx: number, ry: number, colour: Colour) => {
    context.fillStyle = css(colour)
    context.beginPath()
    context.ellipse(x, y, rx, ry, 0, 0, TURN)
    context.fill()
  }
  disc(size, size * 1.1, palette.isNight ? '#d9512f' : '#b23a2b')
  disc(size * 0.62, size * 1.08, palette.isNight ? '#ee8a44' : '#c4553c')
  disc(size * 0.26, size * 1.04, palette.isNight ? '#ffd98a' : '#d9805a')
  context.fillStyle = css('#6e4a20')
  context.fillRect(x - size * 0.4, y - size * 1.25, size * 0.8, size * 0.22)
  context.fillRect(x - size * 0.4, y + size * 1.03, size * 0.8, size * 0.22)
  context.strokeStyle = css('#e7bd6a')
  context.lineWidth = Math.max(0.8, size * 0.09)
  context.beginPath()
  for (const thread of [-0.18, 0, 0.18]) {
    context.moveTo(x + thread * size, y + size * 1.2)
    context.lineTo(x + thread * size * 1.6, y + size * 2.1)
  }
  context.stroke()
}
