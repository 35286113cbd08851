import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintCranes } from '../motifs/crane.ts'
import { paintFall } from '../motifs/fall.ts'
import { paintGlint } from '../motifs/glint.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoon } from '../motifs/moon.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintSky } from '../motifs/sky.ts'
import { paintStars } from '../motifs/stars.ts'
import { paintTuft } from '../motifs/tuft.ts'
import { paintWater } from '../motifs/water.ts'

const LAKE = 912

/** The home page's picture, 1920 × 1080. The left third is for the title, the peak is at 62 %. */
export function paintHero(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  paintSky(scene)
  if (isNight) {
    paintStars(scene, 110, 0.45)
    paintMoon(scene, { x: 800, y: 160, radius: 44 }, '#f1dfb0')
  }
  paintDistance(scene, isNight)
  paintPeaks(scene, isNight)
  paintShore(scene)
  paintVillage(scene)
  paintHeadland(scene)
  paintWater(scene, { y: LAKE })
  if (isNight) paintGlint(scene, { x: 800, y: LAKE + 8, bottom: 1080, width: 70 })
  paintBoat(scene, { x: 880, y: LAKE + 92, size: 92 })
  paintBoat(scene, { x: 600, y: LAKE + 44, size: 44, bow: -1 })
  // Beside the summit, where no title covers them.
  paintCranes(scene, { x: 1400, y: 215, size: 24, heading: -1 }, 5)
  weaveSilk(scene)
}

function paintDistance(scene: Scene, isNight: boolean): void {
  paintRidge(scene, {
    y: 470,
    amplitude: 150,
    haze: isNight ? 0.5 : 0.76,
    hue: 0.1,
    seed: 3.3,
    frequency: 0.0032,
  })
  paintMist(scene, { y: 560, depth: 70, density: isNight ? 0.7 : 0.95 })
  const haze = isNight ? 0.36 : 0.53
  paintMassif(scene, {
    x: 1536,
    base: 770,
    height: 340,
    width: 540,
    folds: 8,
    haze,
    hue: 0.2,
    seed: 21.5,
  })
  paintMassif(scene, {
    x: 390,
    base: 730,
    height: 200,
    width: 480,
    folds: 7,
    haze: haze + 0.06,
    hue: 0.3,
    fade: 0.4,
    seed: 25.5,
  })
  if (!isNight) {
    paintRidge(scene, {
      y: 680,
      amplitude: 70,
      haze: 0.7,
      hue: 0.5,
      seed: 8.8,
      frequency: 0.005,
      depth: 120,
    })
  }
  paintMist(scene, { y: 700, depth: 80, density: isNight ? 0.7 : 1 })
}

function paintPeaks(scene: Scene, isNight: boolean): void {
  const peak = paintMassif(scene, {
    x: 1181,
    base: 870,
    height: 700,
    width: 600,
    folds: 15,
    hue: 0.08,
    haze: 0.05,
    sharpness: 1.25,
    fade: 0.3,
    seed: 33.5,
  })
  paintPavilion(scene, { x: 1179, y: peak(1179) + 5, width: 11, haze: 0.1 })
  paintFall(scene, { x: 1273, y: 486, height: 226, width: 9 })
  paintMassif(scene, {
    x: 1622,
    base: 890,
    height: 500,
    width: 500,
    folds: 12,
    hue: 0.3,
    haze: 0.08,
    sharpness: 1.4,
    seed: 37.5,
  })
  // Up to the saddle beside the summit, where the upper station is.
  paintCable(scene, {
    from: [1476, 800],
    to: [1312, 396],
    sag: 60,
    cabins: 3,
    size: 16,
    towers: [[0.45, 46]],
  })
  paintHall(scene, { x: 1306, y: peak(1306) + 8, width: 17, bays: 4 })
  paintHall(scene, { x: 1482, y: 812, width: 22, bays: 4 })
  paintMist(scene, { y: 856, depth: 66, density: isNight ? 0.8 : 1 })
}

function paintShore(scene: Scene): void {
  const hill = paintMassif(scene, {
    x: 826,
    base: 905,
    height: 250,
    width: 470,
    folds: 10,
    hue: 0.6,
    trees: 4,
    seed: 41.5,
  })
  paintPagoda(scene, { x: 714, y: hill(714) + 12, width: 21 })
  paintMassif(scene, {
    x: 690,
    base: LAKE - 2,
    height: 124,
    width: 330,
    folds: 8,
    hue: 0.85,
    trees: 5,
    fade: 0.1,
    seed: 141.5,
  })
  paintHall(scene, { x: 1066, y: LAKE - 72, width: 54, tiers: 2 })
  paintHall(scene, { x: 1140, y: LAKE - 52, width: 32 })
  paintMassif(scene, {
    x: 1130,
    base: LAKE - 2,
    height: 92,
    width: 250,
    folds: 7,
    hue: 0.8,
    trees: 5,
    fade: 0.1,
    seed: 151.5,
  })
  paintMassif(scene, {
    x: 1840,
    base: LAKE + 10,
    height: 330,
    width: 420,
    folds: 11,
    hue: 0.55,
    trees: 5,
    fade: 0.12,
    seed: 47.5,
  })
}

function paintVillage(scene: Scene): void {
  const { random } = scene
  for (const [row, y, count] of [
    [0, -46, 5],
    [1, -24, 6],
    [2, -5, 6],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const x = 1392 + row * 12 + index * (46 + row * 5) + random.between(-8, 8)
      const width = random.between(46, 58) + row * 4
      paintHouse(scene, {
        x,
        y: LAKE + y + random.between(-4, 3),
        width,
        haze: 0.12 - row * 0.05,
        gable: random.chance(0.5) ? 1 : -1,
      })
      if (random.chance(0.5))
        paintTuft(scene, { x: x + width * 0.6, y: LAKE + y + 2, size: random.between(16, 26) })
    }
  }
  paintBank(scene, { x: 1540, y: LAKE + 6, width: 400, height: 18, rocks: 6 })
}

function paintHeadland(scene: Scene): void {
  paintBank(scene, { x: 384, y: LAKE + 2, width: 260, height: 34, hue: 0.8 })
  paintPavilion(scene, { x: 384, y: LAKE - 22, width: 30 })
  paintPine(scene, { x: 428, y: LAKE - 14, height: 96, boughs: 5, lean: 0.15 })
  paintTuft(scene, { x: 344, y: LAKE - 12, size: 30 })
  paintBridge(scene, { x: 1290, y: LAKE + 4, width: 110 })
}
