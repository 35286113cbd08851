import { clamp, lerp } from './arithmetic.ts'

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]
export type Colour = Rgb | `#${string}`
export type Stops = readonly (readonly [number, Colour])[]

/** The three parts of a colour. */
export function rgb(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** A colour between two others. */
export function mix(from: Colour, to: Colour, share: number): Rgb {
  const [r0, g0, b0] = rgb(from)
  const [r1, g1, b1] = rgb(to)
  return [lerp(r0, r1, share), lerp(g0, g1, share), lerp(b0, b1, share)]
}

/** A colour in CSS, as the canvas expects it. */
export function css(colour: Colour, alpha = 1): string {
  const [r, g, b] = rgb(colour)
  return `rgba(${Math.trunc(r)},${Math.trunc(g)},${Math.trunc(b)},${alpha})`
}

/** 256 colours in a row, three numbers each. */
export type Ramp = Float32Array

/** The colours from the first stop to the last. */
export function ramp(stops: Stops): Ramp {
  const colours = new Float32Array(256 * 3)
  for (let index = 0; index < 256; index++) colours.set(colourAt(stops, index / 255), index * 3)
  return colours
}

function colourAt(stops: Stops, t: number): Rgb {
  const next = Math.max(
    1,
    stops.findIndex(([at]) => at >= t),
  )
  const [from, to] = [stops[next - 1], stops[next]]
  if (!from || !to) return [0, 0, 0]
  return mix(from[1], to[1], clamp((t - from[0]) / (to[0] - from[0])))
}

/** The index of the colour at a share of a ramp's length. */
export function rampIndex(share: number): number {
  return Math.trunc(clamp(share) * 255) * 3
}

/** One part of a ramp's colour. */
export function part(colours: Ramp, index: number): number {
  return colours[index] ?? 0
}
