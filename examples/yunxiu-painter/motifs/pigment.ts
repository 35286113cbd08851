import { clamp, lerp, smoothstep } from '../canvas/arithmetic.ts'
import { rgb, rampIndex, part } from '../canvas/colour.ts'
import { noise, fractal, creases } from '../canvas/noise.ts'
import { type Scene, blank } from '../canvas/scene.ts'
import type { Crest } from './crest.ts'
import type { Lobe } from './lobe.ts'

/** What decides the colour of one pixel of rock: its depth below the crest, and several kinds of noise. */
interface Spot {
  depth: number
  slope: number
  fold: number
  crease: number
  fine: number
  cloud: number
  grain: number
}

/** Lays the mineral pigment on a lobe: dark at the crest and in the folds, bare earth at the foot. */
export function paintPigment(scene: Scene, lobe: Lobe, crest: Crest): void {
  const top = Math.floor(Math.max(0, crest.top - 1))
  const height = Math.ceil(Math.min(scene.height, lobe.base)) - top
  if (height <= 0) return
  const width = crest.rows.length
  const layer = blank(Math.ceil(width * scene.fineness), Math.ceil(height * scene.fineness))
  const image = layer.context.createImageData(layer.canvas.width, layer.canvas.height)
  const columns: Columns = { scene, lobe, crest, image, top }
  for (let column = 0; column < image.width; column++) paintColumn(columns, column)
  layer.context.putImageData(image, 0, 0)
  scene.context.drawImage(layer.canvas, crest.left, top, width, height)
}

interface Columns {
  scene: Scene
  lobe: Lobe
  crest: Crest
  image: ImageData
  top: number
}

function paintColumn(columns: Columns, column: number): void {
  const { scene, crest, image, top, lobe } = columns
  const { fineness } = scene
  const x = crest.left + column / fineness
  const row = rowAt(crest, column / fineness)
  const first = Math.max(0, Math.floor((row - 1 - top) * fineness))
  for (let line = first; line < image.height; line++) {
    const y = top + line / fineness
    if (y - row < -0.5) continue
    const spot = spotAt(lobe, crest, [x, y, y - row])
    colourPixel(columns, spot, (line * image.width + column) * 4)
    const down = (y - crest.top) / (lobe.base - crest.top)
    const ragged = down + (spot.cloud - 0.5) * 0.5 * lobe.fade
    const cover = clamp((y - row) * fineness + 0.5) * (1 - smoothstep(1 - lobe.fade, 1, ragged))
    image.data[(line * image.width + column) * 4 + 3] =
      255 * clamp(cover * (0.965 + 0.05 * spot.grain))
  }
}

/** The row of the crest at a column, which may be between two pixels. */
function rowAt({ rows }: Crest, column: number): number {
  const left = Math.floor(column)
  const row = rows[left] ?? 0
  return lerp(row, rows[left + 1] ?? row, column - left)
}

/** Folds follow the slope, since their noise is in coordinates relative to the lobe's width and height at that point. */
function spotAt(lobe: Lobe, crest: Crest, [x, y, depth]: readonly [number, number, number]): Spot {
  const { seed, width, height } = lobe
  const down = Math.max(0.015, (y - crest.top) / height)
  const across =
    (x - lobe.x - lobe.lean * down * width) / (width * down ** (1 / lobe.sharpness) + 10)
  const bands = clamp(width / 22, 3, 16)
  const wobble = noise(x * 0.012 + seed, y * 0.012) * 1.2
  const slope = noise(across * bands * 0.42 + seed + wobble * 0.5, down * 1.5 + seed)
  const crease = noise(across * bands * 1.5 + seed * 3 + wobble, down * 4.1)
  return {
    depth,
    slope,
    fold: creases(slope, 3.2),
    crease,
    fine: noise(across * bands * 5 + wobble * 3, down * 11 + seed),
    cloud: fractal(x * 0.009 + seed, y * 0.009 - seed, 3),
    grain: noise(x * 0.55 + seed, y * 0.55),
  }
}

function colourPixel({ scene, lobe, image }: Columns, spot: Spot, at: number): void {
  const { azurite, malachite, ochre } = scene.ramps
  const { haze, height, cap } = lobe
  const raw =
    (spot.depth / (height * cap)) * (0.85 + 0.3 * spot.slope) +
    (spot.cloud - 0.5) * 0.55 +
    (spot.crease - 0.5) * 0.16
  // Folds are darker: pigment settles in the valleys.
  const t = clamp(Math.max(0, raw) - spot.fold * 0.1 * (1 - clamp(raw)))
  const index = rampIndex(t)
  const green = smoothstep(0, 1, lobe.hue + (spot.cloud - 0.5) * 1.1 + (spot.slope - 0.5) * 0.35)
  const light = shade(spot, haze) + smoothstep(0.55, 0.8, spot.slope) * 0.1 * (1 - t)
  const air = rgb(scene.palette.silk)
  for (let channel = 0; channel < 3; channel++) {
    const rock = lerp(part(azurite, index + channel), part(malachite, index + channel), green)
    const earthy = lerp(rock, part(ochre, index + channel), lobe.ochre) * light
    image.data[at + channel] = lerp(earthy, air[channel] ?? 0, haze)
  }
}

function shade({ fold, crease, fine, grain }: Spot, haze: number): number {
  return (
    1 -
    0.26 * fold * (1 - haze) -
    0.2 * creases(crease, 5) * (1 - 0.5 * haze) -
    0.07 * (fine - 0.5) +
    (grain - 0.5) * 0.12
  )
}
