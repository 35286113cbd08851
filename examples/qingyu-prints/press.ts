import sharp from 'sharp'
import { noiseOf, randomOf } from './noise.ts'

/** The inks of a print, in the order of printing. `lamp` is opaque, for lights at night. */
export const INKS = ['sun', 'red', 'sea', 'deep', 'lamp'] as const
export type Ink = (typeof INKS)[number]

/** The colours of paper and inks. */
export type Palette = Record<Ink | 'paper', string>

/** How much of an ink: 0 to 1, or fading from one to the other between two heights. */
export type Tone = number | { from: number; to: number; top: number; bottom: number }
export type Mix = Partial<Record<Ink, Tone>>

/** Returns the SVG of a shape in a paint. */
export type Shape = (paint: string) => string

export const fill =
  (d: string): Shape =>
  (paint) =>
    `<path d="${d}" fill="${paint}"/>`

export const line =
  (d: string, width: number): Shape =>
  (paint) =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const all =
  (...shapes: Shape[]): Shape =>
  (paint) =>
    shapes.map((shape) => shape(paint)).join('')

/** Returns a shape moved, turned (degrees) and scaled. */
export const moved =
  (shape: Shape, { x = 0, y = 0, turn = 0, scale = 1, flip = false }): Shape =>
  (paint) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${shape(paint)}</g>`

let clips = 0
/** Returns the part of a shape within an outline. */
export const within = (d: string, shape: Shape): Shape => {
  clips += 1
  const id = `c${clips}`
  return (paint) =>
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shape(paint)}</g>`
}

/** A sheet on the press: 1000 units high. Shapes are put on one plate for each ink. */
export class Sheet {
  readonly width: number
  readonly height = 1000
  private readonly plates: Record<Ink, string[]>
  private readonly defs: string[] = []
  readonly palette: Palette
  readonly seed: number

  constructor(aspect: number, palette: Palette, seed: number) {
    this.width = Math.round(aspect * 1000)
    this.palette = palette
    this.seed = seed
    this.plates = { sun: [], red: [], sea: [], deep: [], lamp: [] }
  }

  private paint(tone: Tone): string {
    if (typeof tone === 'number') return grey(tone)
    const id = `g${this.defs.length}`
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${tone.top}" y2="${tone.bottom}"><stop offset="0" stop-color="${grey(tone.from)}"/><stop offset="1" stop-color="${grey(tone.to)}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Prints a shape in a mixture of inks, and leaves out all other inks there. */
  put(mix: Mix, ...shapes: Shape[]): void {
    for (const ink of INKS)
      for (const shape of shapes) this.plates[ink].push(shape(this.paint(mix[ink] ?? 0)))
  }

  /** Prints inks of a shape over what is there. */
  over(mix: Mix, ...shapes: Shape[]): void {
    for (const [ink, tone] of Object.entries(mix) as [Ink, Tone][])
      for (const shape of shapes)
        this.plates[ink].push(`<g style="mix-blend-mode:lighten">${shape(this.paint(tone))}</g>`)
  }

  /** Returns the print as pixels. */
  async pull(pixels: number): Promise<sharp.Sharp> {
    const height = pixels
    const width = Math.round((this.width / this.height) * pixels)
    const unit = height / this.height
    const out = new Float32Array(width * height * 3)
    const paper = channels(this.palette.paper)
    const fibre = noiseOf(this.seed + 901)
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 3) {
        const f = 1 - 0.022 * fibre((x / unit) * 0.02, (y / unit) * 0.09)
        out[at] = paper[0] * f
        out[at + 1] = paper[1] * f
        out[at + 2] = paper[2] * f
      }
    const random = randomOf(this.seed + 77)
    for (const [index, ink] of INKS.entries()) {
      const shift = [(random() - 0.5) * 2.6 * unit, (random() - 0.5) * 2.2 * unit] as const
      if (this.plates[ink].length === 0) continue
      // oxlint-disable-next-line no-await-in-loop -- a plate takes all of a core
      const plate = await this.plate(ink, width, height)
      const colour = channels(this.palette[ink])
      const edge = noiseOf(this.seed + index * 13)
      const edge2 = noiseOf(this.seed + index * 13 + 5)
      const grain = noiseOf(this.seed + index * 13 + 7)
      const spots = noiseOf(this.seed + index * 13 + 9)
      for (let y = 0, at = 0; y < height; y += 1) {
        const v = y / unit
        for (let x = 0; x < width; x += 1, at += 3) {
          const u = x / unit
          // The knife: edges wander by a unit.
          const ex = edge(u * 0.09, v * 0.09) - 0.5 + (edge(u * 0.4, v * 0.4) - 0.5) * 0.45
          const ey = edge2(u * 0.09, v * 0.09) - 0.5 + (edge2(u * 0.4, v * 0.4) - 0.5) * 0.45
          const tone = sample(
            plate,
            width,
            height,
            x + shift[0] + ex * 2.6 * unit,
            y + shift[1] + ey * 2.6 * unit,
          )
          if (tone < 0.004) continue
          // The block: grain along the wood, and spots that took no ink.
          const wood = grain(u * 0.004 + ex * 0.01, v * 0.13) * 0.8 + grain(u * 0.02, v * 0.4) * 0.2
          const fade =
            tone < 0.97 ? (wood - 0.5) * 0.22 * Math.min(1, tone * 3) * (1.05 - tone) * 2 : 0
          const spot = spots(u * 0.22, v * 0.22)
          const miss = spot > 0.89 ? (spot - 0.89) * 2.6 : 0
          const ink_ =
            Math.min(1, Math.max(0, tone + fade)) *
            (1 - 0.07 * wood - miss * (ink === 'lamp' ? 0.2 : 1))
          if (ink === 'lamp')
            for (let c = 0; c < 3; c += 1)
              out[at + c] = out[at + c]! * (1 - ink_) + colour[c]! * ink_
          else
            for (let c = 0; c < 3; c += 1)
              out[at + c] = out[at + c]! * (1 - ink_ * (1 - colour[c]!))
        }
      }
    }
    const bytes = Buffer.alloc(out.length)
    for (let index = 0; index < out.length; index += 1)
      bytes[index] = Math.max(0, Math.min(255, Math.round(out[index]! * 255)))
    return sharp(bytes, { raw: { width, height, channels: 3 } }).blur(0.5)
  }

  private async plate(ink: Ink, width: number, height: number): Promise<Buffer> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs><rect width="100%" height="100%" fill="#000"/>${this.plates[ink].join('')}</svg>`
    const image = sharp(Buffer.from(svg), { unlimited: true, density: 72 })
    return image.removeAlpha().extractChannel(0).raw().toBuffer()
  }
}

function sample(plate: Buffer, width: number, height: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1.001, x))
  const cy = Math.max(0, Math.min(height - 1.001, y))
  const left = Math.floor(cx)
  const top = Math.floor(cy)
  const [fx, fy] = [cx - left, cy - top]
  const at = top * width + left
  const upper = plate[at]! + (plate[at + 1]! - plate[at]!) * fx
  const lower = plate[at + width]! + (plate[at + width + 1]! - plate[at + width]!) * fx
  return (upper + (lower - upper) * fy) / 255
}

function grey(tone: number): string {
  const level = Math.round(tone * 255)
  return `rgb(${level},${level},${level})`
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
