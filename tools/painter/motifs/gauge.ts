import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** A water gauge cut into rock, with an old red line near its foot. */
export function paintGauge(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { context, palette } = scene
  context.fillStyle = css('#d8ccae', 0.9)
  context.fillRect(x - 34, y - height, 68, height)
  context.strokeStyle = css(palette.line, 0.8)
  context.lineWidth = 2
  context.strokeRect(x - 34, y - height, 68, height)
  context.beginPath()
  for (let mark = 1; mark < 20; mark++) {
    context.moveTo(x - 34, y - (height * mark) / 20)
    context.lineTo(x - 34 + (mark % 5 === 0 ? 46 : 24), y - (height * mark) / 20)
  }
  context.stroke()
  context.fillStyle = css('#b23a2b', 0.8)
  context.fillRect(x - 34, y - 26, 68, 7)
}
