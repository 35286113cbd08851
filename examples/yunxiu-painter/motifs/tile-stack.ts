import { mix, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import type { Thing } from '../still/thing.ts'

/** Stacked roof tiles with a slip of wood leaning on them. */
export function paintTileStack(scene: Scene, { x, y, size }: Thing): void {
  const { context, palette } = scene
  for (let row = 0; row < 7; row++) {
    for (let tile = 0; tile < 9; tile++) {
      const at: Point = [x - size * 0.9 + tile * size * 0.22, y - row * size * 0.09]
      context.fillStyle = css(mix('#39464a', '#6a7a7c', ((tile + row) % 3) * 0.2))
      context.beginPath()
      context.ellipse(at[0], at[1], size * 0.12, size * 0.1, 0, Math.PI, 0)
      context.fill()
      context.strokeStyle = css(palette.line, 0.6)
      context.lineWidth = 0.9
      context.stroke()
    }
  }
  context.fillStyle = css('#d9bd84')
  context.fillRect(x - size * 0.1, y - size * 0.16, size * 0.18, size * 0.26)
  context.strokeRect(x - size * 0.1, y - size * 0.16, size * 0.18, size * 0.26)
}
