import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** A water gauge cut into rock, with an old red line near its foot. */
export function paintGauge(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { context, palette } = scene
  const half = height * 0.12
  context.fillStyle = css('#d8ccae', 0.9)
  context.fillRect(x - half, y - height, half * 2, height)
  context.strokeStyle = css(palette.line, 0.8)
  context.lineWidth = 2
  context.strokeRect(x - half, y - height, half * 2, height)
  context.beginPath()
  for (let mark = 1; mark < 20; mark++) {
    context.moveTo(x - half, y - (height * mark) / 20)
    context.lineTo(x - half + half * (mark % 5 === 0 ? 1.4 : 0.7), y - (height * mark) / 20)
  }
  context.stroke()
  context.fillStyle = css('#b23a2b', 0.8)
  context.fillRect(x - half, y - height * 0.07, half * 2, height * 0.02)
}
