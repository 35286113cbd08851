import type { Scene, Point } from '../canvas/scene.ts'
import type { Skyline } from '../motifs/crest.ts'
import { paintDawnStrip } from '../motifs/dawn-strip.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoon } from '../motifs/moon.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintSky } from '../motifs/sky.ts'
import { paintStars } from '../motifs/stars.ts'
import { paintAureole, paintDisc } from '../motifs/sun.ts'

export interface Light {
  /** Where the sun or moon is, as shares of the canvas. */
  at: readonly [number, number]
  radius?: number
  /** How the sun is seen: a red disc, a pale one, one behind mist, or its light from below the ridge. */
  kind?: 'red' | 'gold' | 'veiled' | 'below'
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
  if (light) paintLight(scene, light, ridge)
  const haze = palette.isNight ? 0.5 : 0.74
  paintRidge(scene, {
    y: ridge,
    amplitude: scene.random.between(105, 150),
    haze,
    hue: scene.random.between(0.1, 0.3),
  })
  paintMist(scene, { y: ridge + 90, depth: 62, density: palette.isNight ? 0.7 : 0.95 })
}

function paintLight(scene: Scene, { at, radius = 52, kind = 'gold' }: Light, ridge: number): void {
  const disc = { x: at[0] * scene.width, y: at[1] * scene.height, radius }
  if (scene.palette.isDawning) return paintDawnStrip(scene, { x: disc.x, y: ridge - 60 })
  if (scene.palette.isNight) return paintMoon(scene, disc)
  const place: Point = [disc.x, disc.y]
  switch (kind) {
    case 'red':
      paintAureole(scene, [disc.x, disc.y + radius * 0.4], { radius: radius * 7, alpha: 0.34, colour: '#f0b48a', flat: 0.5 })
      paintDisc(scene, disc, { colour: '#c4492f', top: 0.9, bottom: 0.02 })
      break
    case 'gold':
      paintAureole(scene, place, { radius: radius * 13, alpha: 0.6, colour: '#fbe7b6', flat: 0.62 })
      paintAureole(scene, place, { radius: radius * 4, alpha: 0.7, colour: '#fdf1cf', flat: 0.9 })
      paintDisc(scene, { ...disc, radius: radius * 0.62 }, { colour: '#fffaea', top: 0.98, bottom: 0.85, blur: 1.5 })
      break
    case 'veiled':
      paintAureole(scene, place, { radius: radius * 12, alpha: 0.62, colour: '#f8dfb0', flat: 0.5 })
      paintDisc(scene, { ...disc, radius: radius * 0.8 }, { colour: '#fff3d4', top: 0.62, bottom: 0.1, blur: 5 })
      paintMist(scene, { y: disc.y + radius * 0.5, depth: 26, density: 0.7 })
      break
    case 'below':
      paintAureole(scene, [disc.x, ridge - 40], { radius: 900, alpha: 0.5, colour: '#f6cf9a', flat: 0.4 })
      paintAureole(scene, [disc.x, ridge - 50], { radius: 460, alpha: 0.75, colour: '#fdeac0', flat: 0.34 })
  }
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
