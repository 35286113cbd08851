import type { Scene } from '../canvas/scene.ts'
import type { Skyline } from '../motifs/crest.ts'
import { paintDawnStrip } from '../motifs/dawn-strip.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoon } from '../motifs/moon.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintSky } from '../motifs/sky.ts'
import { paintStars } from '../motifs/stars.ts'
import { paintSun } from '../motifs/sun.ts'

export interface Light {
  /** Where the sun or moon is, as shares of the canvas. */
  at: readonly [number, number]
  radius?: number
}

export interface Distance {
  /** The far ridge's row. */
  ridge?: number
  light?: Light
}

/** Sky, sun or moon, stars at night, one far range and the mist at its foot. */
export function paintFar(scene: Scene, { ridge = 340, light }: Distance = {}): void {
  const { palette } = scene
  paintSky(scene)
  if (palette.isNight && !palette.isOvercast) paintStars(scene, 120, 0.5)
  if (light) paintLight(scene, light)
  const haze = palette.isNight ? 0.5 : 0.74
  paintRidge(scene, {
    y: ridge,
    amplitude: scene.random.between(105, 150),
    haze,
    hue: scene.random.between(0.1, 0.3),
  })
  paintMist(scene, { y: ridge + 90, depth: 62, density: palette.isNight ? 0.7 : 0.95 })
}

function paintLight(scene: Scene, { at, radius = 52 }: Light): void {
  const disc = { x: at[0] * scene.width, y: at[1] * scene.height, radius }
  if (scene.palette.isDawning) {
    paintDawnStrip(scene, { x: disc.x, y: disc.y + radius * 0.6 })
    return paintSun(scene, disc, '#e2784a')
  }
  // Pale gold more often than red, and sometimes half behind a bank of mist.
  const isPale = scene.random.chance(0.65)
  if (scene.palette.isNight) paintMoon(scene, disc)
  else paintSun(scene, disc, isPale ? '#f7dc9c' : undefined)
  if (isPale && !scene.palette.isNight && scene.random.chance(0.5))
    paintMist(scene, { y: disc.y + radius * 0.7, depth: 34, density: 0.85 })
}

export interface Mountains extends Distance {
  /** Where the main peak is, as a share of the width. */
  at?: number
  /** Its height and half width in pixels. */
  height?: number
  width?: number
  /** The row of its foot. */
  base?: number
  sharpness?: number
  hue?: number
  haze?: number
  /** How many peaks are beside it. */
  company?: number
}

const DEFAULTS = {
  at: 0.6,
  height: 460,
  width: 540,
  base: 680,
  sharpness: 1.35,
  hue: 0.12,
  haze: 0.08,
  company: 2,
}

/** The usual background: a far range, hazy peaks, one main massif in front, with mist between them and at its foot. */
export function paintMountains(scene: Scene, options: Mountains = {}): Skyline {
  const { at, base, company, ...main } = { ...DEFAULTS, ...options }
  const { random, palette, width } = scene
  paintFar(scene, options)
  for (let index = 0; index < company; index++) {
    const side = index % 2 === 0 ? (at > 0.5 ? -1 : 1) : at > 0.5 ? 1 : -1
    paintMassif(scene, {
      x: width * (at + side * random.between(0.33, 0.46)),
      base: base - random.between(10, 40),
      height: main.height * random.between(0.42, 0.68),
      width: main.width * random.between(0.75, 0.95),
      folds: 8,
      hue: random.between(0.2, 0.4),
      haze: palette.isNight ? 0.3 : random.between(0.34, 0.5),
      fade: 0.36,
    })
  }
  paintMist(scene, { y: base - 60, depth: 60, density: palette.isNight ? 0.7 : 0.95 })
  const skyline = paintMassif(scene, { ...main, x: width * at, base, folds: 13, fade: 0.3 })
  paintMist(scene, { y: base - 22, depth: 50, density: palette.isNight ? 0.75 : 1 })
  return skyline
}
