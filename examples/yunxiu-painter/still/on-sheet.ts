import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import type { Sheet } from './sheet.ts'

/** Paints a sheet of paper with its shadow, then lets `draw` paint on it, with the sheet's middle as the origin. */
export function onSheet(
  scene: Scene,
  { x, y, width, height, turn = 0 }: Sheet,
  draw: (scene: Scene) => void,
): void {
  const { context } = scene
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.shadowColor = css('#4a3b22', 0.35)
  context.shadowBlur = 26
  context.shadowOffsetY = 12
  context.fillStyle = css('#f6eed8')
  context.fillRect(-width / 2, -height / 2, width, height)
  context.shadowColor = 'transparent'
  draw(scene)
  context.strokeStyle = css(scene.palette.line, 0.6)
  context.lineWidth = 1.6
  context.strokeRect(-width / 2, -height / 2, width, height)
  context.restore()
}
