import { clamp, smoothstep } from '../canvas/arithmetic.ts'
import { type Colour, rgb } from '../canvas/colour.ts'
import { fractal } from '../canvas/noise.ts'
import { type Scene, blank } from '../canvas/scene.ts'

export interface Mist {
  y: number
  /** Half of the band's height. */
  depth: number
  density?: number
  colour?: Colour
  frequency?: number
}

/** Mist is soft: a quarter of the resolution is enough. */
const SCALE = 4

/** A band of mist across the painting, which separates one plane from the next. */
export function paintMist(scene: Scene, mist: Mist): void {
  const { depth, density = 0.9, colour = scene.palette.mist, frequency = 0.0022, y } = mist
  const seed = scene.random.next() * 300
  const width = Math.ceil(scene.width / SCALE)
  const height = Math.ceil(scene.height / SCALE)
  const layer = blank(width, height)
  const image = layer.context.createImageData(width, height)
  const tone = rgb(colour)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = column * SCALE
      const wave = (fractal(x * frequency + seed, seed, 3) - 0.5) * depth * 1.3
      const band = Math.exp(-(((row * SCALE - y - wave) / depth) ** 2) * 1.6)
      if (band < 0.004) continue
      const cloud = fractal(x * frequency * 1.6 + seed, row * SCALE * 0.011 + seed, 4)
      const at = (row * width + column) * 4
      image.data.set(tone, at)
      image.data[at + 3] = 255 * clamp(density * band * smoothstep(0.25, 0.6, cloud + band * 0.25))
    }
  }
  layer.context.putImageData(image, 0, 0)
  scene.context.imageSmoothingQuality = 'high'
  scene.context.drawImage(layer.canvas, 0, 0, width * SCALE, height * SCALE)
}
