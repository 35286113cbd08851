import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { paintGlow } from './glow.ts'

/** A floating paper lamp with its reflection. */
export function paintFloatingLamp(scene: Scene, [x, y]: Point, size: number): void {
  const { context } = scene
  paintGlow(scene, [x, y], { radius: size * 4.5, alpha: 0.5 })
  context.fillStyle = css('#ffd98a', 0.25)
  context.fillRect(x - size * 0.5, y + size * 0.6, size, size * 2)
  context.fillStyle = css('#f6d9a0')
  context.beginPath()
  context.moveTo(x - size, y + size * 0.5)
  context.lineTo(x - size * 0.7, y - size * 0.8)
  context.lineTo(x + size * 0.7, y - size * 0.8)
  context.lineTo(x + size, y + size * 0.5)
  context.fill()
  context.fillStyle = css('#fff3cf')
  context.fillRect(x - size * 0.3, y - size * 0.5, size * 0.6, size * 0.8)
}
