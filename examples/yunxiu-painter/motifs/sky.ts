import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** The sky: silk, in a deeper tone towards the top, or the tones of its hour. */
export function paintSky({ context, palette, width, height }: Scene): void {
  const tone = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of palette.heavens ?? [
    [0, palette.sky],
    [0.55, palette.silk],
    [1, palette.silk],
  ] as const)
    tone.addColorStop(at, css(colour))
  context.fillStyle = tone
  context.fillRect(0, 0, width, height)
}
