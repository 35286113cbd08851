import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** A strip of orange light, as before sunrise. */
export function paintDawnStrip({ context }: Scene, { x, y }: { x: number; y: number }): void {
  context.save()
  context.translate(x, y)
  context.scale(1, 0.16)
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 700)
  glow.addColorStop(0, css('#f0a25a', 0.85))
  glow.addColorStop(0.4, css('#d9824e', 0.45))
  glow.addColorStop(1, css('#d9824e', 0))
  context.fillStyle = glow
  context.fillRect(-700, -700, 1400, 1400)
  context.restore()
}
