import { mix, css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { box } from '../canvas/shape.ts'

/** Flagstones from a row down to the lower edge. */
export function paintYard(scene: Scene, y: number): void {
  const { context, palette, width, height, random } = scene
  const stone = palette.isNight ? '#40494c' : palette.isSnow ? '#efeee8' : '#d9cba8'
  fill(scene, box([0, y], [width, height]), css(mix(stone, palette.silk, 0.2)))
  context.strokeStyle = css(palette.line, 0.3)
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const t = row / rows
    const at = y + (height - y) * t ** 1.6
    const next = y + (height - y) * ((row + 1) / rows) ** 1.6
    context.lineWidth = 0.8 + t * 1.4
    context.beginPath()
    context.moveTo(0, at)
    context.lineTo(width, at + random.between(-2, 2))
    const spread = 80 + row * 22
    for (let column = -14; column <= 14; column++) {
      const x = width / 2 + (column + (row % 2) * 0.5) * spread
      context.moveTo(x, at)
      context.lineTo(x + (x - width / 2) * 0.1, next)
    }
    context.stroke()
  }
}
