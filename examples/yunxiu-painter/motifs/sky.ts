import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** The sky: silk, in a deeper tone towards the top. */
export function paintSky({ context, palette, width, height }: Scene): void {
  const tone = context.createLinearGradient(0, 0, 0, height)
  tone.addColorStop(0, css(palette.sky))
  tone.addColorStop(0.55, css(palette.silk))
  tone.addColorStop(1, css(palette.silk))
  context.fillStyle = tone
  context.fillRect(0, 0, width, height)
}
