import { clamp, lerp, smoothstep } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { rgb, rampIndex, part } from '../canvas/colour.ts'
import { noise, fractal } from '../canvas/noise.ts'
import { type Scene, type Point, blank, hazed } from '../canvas/scene.ts'

export interface Ridge {
  y: number
  amplitude: number
  haze?: number
  hue?: number
  /** Peaks per pixel: .003 for broad ones, .005 for close ones. */
  frequency?: number
  /** Over how many pixels below its crest the range fades out. */
  depth?: number
  seed?: number
}

const DEFAULTS = { haze: 0.74, hue: 0.15, frequency: 0.004, depth: 260 }

/** A far range across the whole width: a pale wash with a broken line along its crest. */
export function paintRidge(scene: Scene, options: Ridge): void {
  const ridge = { ...DEFAULTS, seed: scene.random.next() * 500, ...options }
  const { palette } = scene
  const crest = Float32Array.from({ length: scene.width }, (_, x) => crestRow(ridge, x))
  paintWash(scene, ridge, crest)
  const line: Point[] = []
  crest.forEach((row, x) => {
    if (x % 3 === 0) line.push([x, row])
  })
  const broken = { isTapered: false, jitter: 0.5 }
  const ink = hazed(scene, palette.line, ridge.haze * 0.9)
  brush(scene, line, { ...broken, width: 1.2, colour: ink, alpha: 0.5, dry: 0.2 })
  if (!palette.isNight) return
  const inside = line.map(([x, y]): Point => [x, y + 1.5])
  brush(scene, inside, { ...broken, width: 0.9, colour: palette.gold, alpha: 0.4, dry: 0.3 })
}

function crestRow({ y, amplitude, frequency, seed }: Required<Ridge>, x: number): number {
  const peaks = fractal(x * frequency + seed, seed, 5) ** 1.4 * 1.9 - 0.35
  return y - amplitude * peaks - (noise(x * 0.05 + seed, seed) - 0.5) * 4
}

function paintWash(scene: Scene, ridge: Required<Ridge>, crest: Float32Array): void {
  const top = Math.max(0, Math.floor(crest.reduce((least, row) => Math.min(least, row), Infinity)))
  const lowest = crest.reduce((most, row) => Math.max(most, row), 0)
  const height = Math.min(scene.height, Math.ceil(lowest + ridge.depth)) - top
  if (height <= 0) return
  const layer = blank(scene.width, height)
  const image = layer.context.createImageData(scene.width, height)
  for (let x = 0; x < scene.width; x++) {
    const row = crest[x] ?? 0
    const end = Math.min(height, Math.ceil(row + ridge.depth) - top)
    for (let line = Math.max(0, Math.trunc(row) - top); line < end; line++) {
      washPixel(scene, { ridge, image }, [x, line, top + line - row])
    }
  }
  layer.context.putImageData(image, 0, 0)
  scene.context.drawImage(layer.canvas, 0, top)
}

interface Wash {
  ridge: Required<Ridge>
  image: ImageData
}

function washPixel(
  { ramps, palette }: Scene,
  { ridge, image }: Wash,
  [x, line, below]: readonly [number, number, number],
): void {
  const cloud = fractal(x * 0.006, line * 0.01 + ridge.seed, 3)
  const index = rampIndex(below / (ridge.depth * 0.5) + (cloud - 0.5) * 0.5)
  const silk = rgb(palette.silk)
  const at = (line * image.width + x) * 4
  for (let channel = 0; channel < 3; channel++) {
    const rock = lerp(
      part(ramps.azurite, index + channel),
      part(ramps.malachite, index + channel),
      ridge.hue,
    )
    image.data[at + channel] = lerp(rock, silk[channel] ?? 0, ridge.haze)
  }
  const cover =
    clamp(below + 0.5) * (1 - smoothstep(0.35, 1, below / ridge.depth + (cloud - 0.5) * 0.3))
  image.data[at + 3] = 255 * cover * 0.95
}
