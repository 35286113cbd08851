import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

/** Niches on the walls of a pagoda seen close up, which must have the same place and width. */
export function paintNiches(
  { context, palette }: Scene,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  let half = width
  let foot = y
  for (let storey = 0; storey < 6; storey++) {
    const height = width * 0.46 * 0.94 ** storey
    for (const column of [-0.4, 0.4]) {
      for (const row of [0.34, 0.7]) {
        for (const shift of [-0.09, 0.09]) {
          const at: Point = [x + (column + shift) * half, foot - height * row]
          context.fillStyle = css('#8a6a45', 0.75)
          context.beginPath()
          context.ellipse(at[0], at[1], half * 0.045, half * 0.05, 0, Math.PI, 0)
          context.lineTo(at[0] + half * 0.045, at[1] + half * 0.05)
          context.lineTo(at[0] - half * 0.045, at[1] + half * 0.05)
          context.fill()
          context.strokeStyle = css(palette.line, 0.5)
          context.lineWidth = 1
          context.stroke()
        }
      }
    }
    foot -= height + width * 0.2
    half *= 0.91
  }
}
