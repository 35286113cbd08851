import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintFall } from '../motifs/fall.ts'
import { paintGlint } from '../motifs/glint.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoon } from '../motifs/moon.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintSky } from '../motifs/sky.ts'
import { paintStars } from '../motifs/stars.ts'
import { paintWater } from '../motifs/water.ts'

const LAKE = 1246

/** In the last strip of sky on the right, clear of the summit and of title and verse on the left. */
const MOON = { x: 826, y: 292, radius: 25 }

/**
 * The home page's picture for phones, upright, 900 × 1500. The title is in the sky, which has no birds, and over the left
 * two thirds, where there are only far hills.
 */
export function paintTall(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  paintSky(scene)
  if (isNight) {
    paintStars(scene, 90, 0.45)
    paintMoon(scene, MOON, '#f1dfb0')
  }
  paintDistance(scene, isNight)
  paintPeaks(scene)
  paintShore(scene)
  paintBridge(scene, { x: 450, y: 1250, width: 110 })
  paintWater(scene, { y: LAKE })
  if (isNight) paintGlint(scene, { x: MOON.x, y: LAKE + 8, bottom: 1500, width: 60 })
  paintBoat(scene, { x: 300, y: 1360, size: 110 })
  weaveSilk(scene)
}

function paintDistance(scene: Scene, isNight: boolean): void {
  paintRidge(scene, {
    y: 790,
    amplitude: 120,
    haze: isNight ? 0.5 : 0.76,
    hue: 0.1,
    frequency: 0.005,
    seed: 3.9,
  })
  paintMist(scene, { y: 860, depth: 60 })
  paintMassif(scene, {
    x: 130,
    base: 1060,
    height: 260,
    width: 380,
    folds: 8,
    haze: isNight ? 0.36 : 0.5,
    hue: 0.25,
    seed: 25.5,
  })
  paintMist(scene, { y: 960, depth: 60, density: 1 })
}

function paintPeaks(scene: Scene): void {
  paintMassif(scene, {
    x: 672,
    base: 1190,
    height: 730,
    width: 480,
    folds: 15,
    hue: 0.08,
    haze: 0.05,
    sharpness: 1.25,
    fade: 0.3,
    seed: 133.5,
  })
  paintFall(scene, { x: 655, y: 800, height: 200, width: 7 })
  const shoulder = paintMassif(scene, {
    x: 840,
    base: 1200,
    height: 480,
    width: 330,
    folds: 9,
    hue: 0.3,
    haze: 0.08,
    seed: 37.5,
  })
  paintCable(scene, {
    from: [820, 1120],
    to: [770, 752],
    sag: 44,
    cabins: 4,
    size: 16,
    towers: [[0.5, 44]],
  })
  paintHall(scene, { x: 764, y: Math.min(shoulder(764) + 8, 760), width: 20, bays: 4 })
}

function paintShore(scene: Scene): void {
  paintMist(scene, { y: 1150, depth: 70, density: 1 })
  const hill = paintMassif(scene, {
    x: 300,
    base: LAKE - 30,
    height: 210,
    width: 400,
    folds: 10,
    hue: 0.65,
    trees: 4,
    seed: 43.5,
  })
  paintPagoda(scene, { x: 215, y: hill(215) + 14, width: 22 })
  paintMassif(scene, {
    x: 290,
    base: LAKE,
    height: 130,
    width: 330,
    folds: 8,
    hue: 0.8,
    trees: 4,
    fade: 0.1,
    seed: 47.5,
  })
  paintHall(scene, { x: 600, y: 1186, width: 56, tiers: 2 })
  paintMassif(scene, {
    x: 640,
    base: LAKE,
    height: 104,
    width: 330,
    folds: 8,
    hue: 0.8,
    trees: 4,
    fade: 0.1,
    seed: 51.5,
  })
}
