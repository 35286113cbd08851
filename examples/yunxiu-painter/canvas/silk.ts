import { noise } from './noise.ts'
import type { Scene } from './scene.ts'

const WEAVE = 0.015
const GRAIN = 0.03

/** Adds the weave of the silk and the grain of the pigment to a finished painting. */
export function weaveSilk({ context, canvas, fineness, palette }: Scene): void {
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data, width, height } = image
  const strength = palette.isNight ? 1.4 : 1
  for (let line = 0; line < height; line++) {
    const y = line / fineness
    const weft = (noise(y * 0.45, 7.7) - 0.5) * WEAVE
    for (let column = 0; column < width; column++) {
      const x = column / fineness
      const warp = (noise(x * 0.45, y * 0.02) - 0.5) * WEAVE * 1.4
      const grain = (noise(x * 0.22, y * 0.22 + 31) - 0.5) * GRAIN
      const cloud = (noise(x * 0.021, y * 0.024) - 0.5) * GRAIN
      const light = 1 + (weft + warp + grain + cloud) * strength
      const at = (line * width + column) * 4
      data[at] = (data[at] ?? 0) * light
      data[at + 1] = (data[at + 1] ?? 0) * light
      data[at + 2] = (data[at + 2] ?? 0) * light * 0.996
    }
  }
  context.putImageData(image, 0, 0)
}
