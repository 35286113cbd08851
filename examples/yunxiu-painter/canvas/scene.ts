import { type Rgb, type Colour, rgb, mix, type Ramp, ramp } from './colour.ts'
import type { Palette } from './palette.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { Random } from './random.ts'

/** A painting in progress. All sizes are in its units. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** Canvas pixels per unit: changes nothing but how sharp the picture is. */
  readonly fineness: number
  readonly canvas: OffscreenCanvas
  readonly context: OffscreenCanvasRenderingContext2D
  readonly palette: Palette
  readonly ramps: Readonly<Record<'azurite' | 'malachite' | 'ochre', Ramp>>
  readonly random: Random
}

export interface SceneOptions {
  width: number
  height: number
  palette: PaletteName
  seed: number
  fineness?: number
}

export type Point = readonly [number, number]

/** An empty canvas with the colours of a palette and the random numbers of a seed. */
export function createScene(options: SceneOptions): Scene {
  const { width, height, palette: name, seed, fineness = 1 } = options
  const palette: Palette = PALETTES[name]
  const { canvas, context } = blank(width * fineness, height * fineness)
  context.scale(fineness, fineness)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  return {
    width,
    height,
    fineness,
    canvas,
    context,
    palette,
    ramps: {
      azurite: ramp(palette.azurite),
      malachite: ramp(palette.malachite),
      ochre: ramp(palette.ochre),
    },
    random: new Random(seed),
  }
}

/** A canvas in main memory and not on a GPU, so that every machine paints the same pixels. */
export function blank(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no Canvas 2D')
  return { canvas, context }
}

/** A colour seen through haze, which has the colour of silk. */
export function hazed({ palette }: Scene, colour: Colour, haze: number): Rgb {
  return haze === 0 ? rgb(colour) : mix(colour, palette.silk, haze)
}

/** A filled closed path. */
export function fill(
  { context }: Scene,
  points: Iterable<Point>,
  style: string | CanvasGradient,
): void {
  context.fillStyle = style
  trace(context, points)
  context.fill()
}

/** Begins a closed path through points. */
export function trace(context: OffscreenCanvasRenderingContext2D, points: Iterable<Point>): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}
