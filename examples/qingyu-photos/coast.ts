import { type Colour, hex, lit, mix } from './colour.ts'
import type { Hour } from './hours.ts'
import { cloudsOf, noiseOf, smooth } from './noise.ts'

/** A range of land on the horizon, by its middle and half its width. */
export interface Headland {
  middle: number
  reach: number
  height: number
  /** From 0, before one's feet, to 1, in the haze. */
  distance: number
}

export interface View {
  seed: number
  hour: Hour
  horizon: number
  sun: { x: number; y: number }
  /** How much of the sky is clouds. */
  clouds: number
  headlands: readonly Headland[]
  /** Where the beach begins at the foot of the picture; none beyond 1. */
  shore: number
  /** How steeply the beach runs across. */
  slant?: number
  lighthouse?: undefined | { x: number; foot: number; height: number }
  boats?: readonly { x: number; y: number; size: number }[]
  houses?: { from: number; to: number; foot: number; size: number }
}

/** What one sees at a place of a view; x and y are in heights of the picture, from its upper left corner. */
export function coast(view: View): (x: number, y: number) => Colour {
  const sky = skyOf(view)
  const sea = seaOf(view, sky)
  const land = landOf(view, sky)
  const beach = beachOf(view)
  const things = thingsOf(view)
  return (x, y) =>
    things(x, y) ?? beach(x, y, sea) ?? land(x, y) ?? (y < view.horizon ? sky(x, y) : sea(x, y))
}

type Shade = (x: number, y: number) => Colour

function skyOf({ seed, hour, horizon, sun, clouds }: View): Shade {
  const drift = cloudsOf(seed, 6)
  const stars = noiseOf(seed + 5)
  return (x, y) => {
    // Below the horizon it is the sky that the water mirrors, without the disk of the sun.
    const up = Math.abs(horizon - y)
    const clear = mix(hour.low, hour.zenith, smooth(-0.02, 0.75, up))
    const away = Math.hypot(x - sun.x, (horizon - up - sun.y) * 1.15)
    const disk = y < horizon ? smooth(0.034, 0.028, away) * 0.9 : 0
    const light = Math.exp(-away * 5) * hour.glow + disk
    const far = 1 / (up + 0.16)
    const thick = smooth(
      1.02 - clouds,
      1.3 - clouds,
      drift(x * far * 0.42 + seed, far * 1.15) + 0.25,
    )
    const shaded = mix(hour.cloud, hour.zenith, 0.35 * drift(x * far * 0.9, far * 2.2))
    const star = hour.isNight && stars(x * 260, y * 260) > 0.985 ? 0.35 * smooth(0.02, 0.3, up) : 0
    return lit(lit(mix(clear, shaded, thick * 0.85), hour.sun, light), [1, 1, 1], star)
  }
}

function seaOf({ seed, hour, horizon, sun, shore }: View, sky: Shade): Shade {
  const swell = cloudsOf(seed + 31, 5)
  const glint = noiseOf(seed + 77)
  return (x, y) => {
    const near = Math.max(0.0001, y - horizon)
    const far = 1 / (near + 0.02)
    const wave = swell(x * (1.4 + far * 0.5), near * 26 + far * 1.6) - 0.5
    const water = mix(hour.deep, hour.shallow, smooth(0.05, shore - horizon, near) * 0.9)
    const mirrored = sky(x + wave * 0.08, horizon + near * 0.9 + Math.abs(wave) * 0.1)
    const calm = mix(water, mirrored, 0.14 + 0.5 * Math.exp(-near * 7))
    const path = Math.exp(-(((x - sun.x) / (0.06 + near * 0.4)) ** 2)) * Math.max(0.4, hour.glow)
    const spark = smooth(0.62, 0.95, glint(x * 46 * (1 + far * 0.08), near * 210)) * path * 0.75
    return lit(lit(calm, [0.5, 0.55, 0.55], wave * (0.1 + near * 0.22)), hour.sun, spark)
  }
}

function landOf({ seed, hour, horizon, headlands }: View, sky: Shade) {
  const ranges = headlands.map((headland, index) => ({
    ...headland,
    crest: cloudsOf(seed + 101 * (index + 1), 6),
    ground: cloudsOf(seed + 211 * (index + 1), 5),
  }))
  return (x: number, y: number): Colour | undefined => {
    for (const { middle, reach, height, distance, crest, ground } of ranges.toReversed()) {
      const across = (x - middle) / reach
      if (Math.abs(across) >= 1) continue
      const rise = (1 - across * across) ** 0.8 * height * (0.45 + 0.75 * crest(x * 3.2, 1))
      const up = horizon + 0.004 - y
      if (up < 0 || up > rise) continue
      const relief = ground(x * 16, (y - rise) * 22) - 0.5
      const rock = smooth(0.34, 0.12, up / rise) * 0.5
      const near = lit(
        mix(hour.land, hour.sand, rock),
        hour.sun,
        relief * 0.22 * (hour.isNight ? 0.2 : 1),
      )
      return mix(near, sky(x, horizon - 0.02), distance * 0.85)
    }
    return undefined
  }
}

function beachOf({ seed, hour, shore, slant = 0.12 }: View) {
  const edge = cloudsOf(seed + 17, 4)
  const grain = cloudsOf(seed + 19, 5)
  const lace = cloudsOf(seed + 23, 5)
  return (x: number, y: number, sea: Shade): Colour | undefined => {
    const line = shore - x * slant + (edge(x * 2.3, 3) - 0.5) * 0.11
    const inland = y - line
    if (inland < -0.16) return undefined
    const foam = Math.max(
      ...[-0.135, -0.075, -0.012].map(
        (at, index) =>
          smooth(0.022, 0.002, Math.abs(inland - at - (edge(x * 5, index) - 0.5) * 0.045)) *
          smooth(0.3, 0.62, lace(x * 22, y * 60 + index)),
      ),
    )
    const white = hour.isNight ? hour.shallow : mix(hour.cloud, [1, 1, 1], 0.5)
    const shallow = mix(sea(x, y), hour.shallow, smooth(-0.16, 0, inland) * 0.6)
    if (inland < 0)
      return mix(mix(shallow, hour.sand, smooth(-0.05, 0, inland) * 0.45), white, foam * 0.85)
    const ripple = grain(x * 9, y * 46) - 0.5
    const dry = lit(
      hour.sand,
      [1, 0.95, 0.85],
      ripple * 0.16 + (grain(x * 90, y * 120) - 0.5) * 0.08,
    )
    const wet = mix(dry, hour.deep, 0.42 * smooth(0.09, 0.01, inland))
    return mix(wet, white, foam * 0.8)
  }
}

function thingsOf(view: View) {
  const { lighthouse, boats = [], houses, hour } = view
  const tower = lighthouse && towerOf(lighthouse, hour)
  const row = houses && housesOf(houses, view)
  return (x: number, y: number): Colour | undefined =>
    tower?.(x, y) ?? boats.map((boat) => boatAt(boat, hour, [x, y])).find(Boolean) ?? row?.(x, y)
}

function towerOf({ x: middle, foot, height }: NonNullable<View['lighthouse']>, hour: Hour) {
  const white = mix(hex('fbfaf5'), hour.land, hour.isNight ? 0.75 : 0.06)
  const red = mix(hex('b5402f'), hour.land, hour.isNight ? 0.7 : 0.1)
  const lamp = hour.isNight ? hex('ffe9a8') : hex('5c7480')
  return (x: number, y: number): Colour | undefined => {
    const up = (foot - y) / height
    const aside = (x - middle) / height
    if (up < 0 || up > 1) return undefined
    const body = (colour: Colour, width: number) =>
      Math.abs(aside) > width ? undefined : mix(colour, hour.deep, 0.18 + (0.42 * aside) / width)
    if (up < 0.72) return body(up > 0.3 && up < 0.5 ? red : white, 0.125 - up * 0.06)
    if (up < 0.76) return body(red, 0.12)
    if (up < 0.88) return body(lamp, 0.062)
    return body(red, (1 - up) * 0.62)
  }
}

function boatAt(
  { x: middle, y: line, size }: NonNullable<View['boats']>[number],
  hour: Hour,
  [x, y]: readonly [number, number],
): Colour | undefined {
  const [aside, up] = [(x - middle) / size, (line - y) / size]
  if (up >= 0 && up < 0.16 && Math.abs(aside) < 0.36 + up)
    return mix(hex('e9ecea'), hour.land, 0.25)
  if (up >= -0.05 && up < 0 && Math.abs(aside) < 0.35) return mix(hex('27506b'), hour.land, 0.3)
  if (up >= 0.16 && up < 0.42 && Math.abs(aside + 0.06) < 0.15)
    return mix(hex('cfd8d9'), hour.land, 0.2)
  if (up >= 0.16 && up < 0.95 && Math.abs(aside - 0.14) < 0.012) return hour.land
  return undefined
}

function housesOf({ from, to, foot, size }: NonNullable<View['houses']>, { seed, hour }: View) {
  const pick = noiseOf(seed + 400)
  const walls = ['e8e0d2', 'd7c7ae', 'c9d3d3', 'dfd5c8', 'b9a48d'].map(hex)
  return (x: number, y: number): Colour | undefined => {
    if (x < from || x > to) return undefined
    const index = Math.floor((x - from) / size)
    const within = ((x - from) / size) % 1
    const height = size * (0.7 + pick(index * 3.1, 2) * 0.9)
    const up = foot - y
    const roof = size * 0.28 * (1 - Math.abs(within - 0.5) * 2)
    if (up < 0 || up > height + roof) return undefined
    if (up > height) return mix(hex('7c4a3c'), hour.land, 0.35)
    const wall = mix(walls[Math.floor(pick(index * 5.7, 9) * 5)] ?? hour.sand, hour.land, 0.25)
    const isWindow =
      Math.abs(((within * 3) % 1) - 0.5) < 0.2 && Math.abs((((up / size) * 2.6) % 1) - 0.55) < 0.22
    if (!isWindow) return mix(wall, hour.deep, within * 0.25)
    return pick(index * 9 + Math.floor(within * 3), Math.floor((up / size) * 2.6) * 7) > 0.45 &&
      hour.glow > 0.8
      ? hex('ffd58a')
      : mix(wall, hour.deep, 0.65)
  }
}
