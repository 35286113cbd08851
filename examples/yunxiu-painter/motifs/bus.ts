import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintGlow } from './glow.ts'

export interface Bus {
  x: number
  y: number
  /** Its length. */
  size: number
  heading?: -1 | 1
}

/** A small shuttle bus seen from the side: pale, with a malachite band. */
export function paintBus(scene: Scene, { x, y, size, heading = 1 }: Bus): void {
  const { context, palette } = scene
  context.save()
  context.translate(x, y)
  context.scale(heading * size, size)
  context.fillStyle = css(palette.line, 0.25)
  context.beginPath()
  context.ellipse(0, 0.01, 0.52, 0.03, 0, 0, TURN)
  context.fill()
  context.fillStyle = css('#f3ead2')
  context.beginPath()
  context.roundRect(-0.5, -0.4, 1, 0.34, [0.06, 0.1, 0.04, 0.03])
  context.fill()
  context.strokeStyle = css(palette.line, 0.8)
  context.lineWidth = 0.01
  context.stroke()
  context.fillStyle = css('#2f7563')
  context.fillRect(-0.5, -0.16, 1, 0.05)
  context.fillStyle = css(palette.isNight ? '#ffd98a' : '#5f8a94')
  for (let window = 0; window < 5; window++)
    context.fillRect(-0.45 + window * 0.165, -0.35, 0.14, 0.14)
  context.fillRect(0.39, -0.35, 0.09, 0.17)
  for (const wheel of [-0.3, 0.3]) {
    context.fillStyle = css('#24302f')
    context.beginPath()
    context.arc(wheel, -0.06, 0.075, 0, TURN)
    context.fill()
    context.fillStyle = css('#b9ad93')
    context.beginPath()
    context.arc(wheel, -0.06, 0.035, 0, TURN)
    context.fill()
  }
  context.restore()
  if (palette.isNight)
    paintGlow(scene, [x + heading * size * 0.55, y - size * 0.12], { radius: size * 0.5 })
}
