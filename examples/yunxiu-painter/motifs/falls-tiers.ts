import type { Scene } from '../canvas/scene.ts'
import { paintBank } from './bank.ts'
import { paintFall } from './fall.ts'
import { paintMassif } from './massif.ts'
import { paintMist } from './mist.ts'
import { paintRidge } from './ridge.ts'
import { paintSky } from './sky.ts'
import { paintWater } from './water.ts'

/** Three-Fold Falls: one to three tiers between walls of rock, and a green pool below. `flow` widens the water. */
export function paintFallsTiers(scene: Scene, tiers: number, flow = 1): void {
  const { random, width } = scene
  paintSky(scene)
  paintRidge(scene, { y: 240, amplitude: 90 })
  const lean = random.between(-60, 60)
  paintMassif(scene, {
    x: 800 + lean,
    base: 780,
    height: 600,
    width: 820,
    folds: 11,
    haze: 0.22,
    hue: 0.15,
    sharpness: 2.2,
  })
  paintMist(scene, { y: 400, depth: 46, density: 0.6 })
  const top = tiers === 1 ? 230 : 280
  const step = (860 - top) / tiers
  for (let tier = 0; tier < tiers; tier++) {
    const x = 800 + lean + (tier - (tiers - 1) / 2) * random.between(-70, 70)
    const y = top + step * tier
    paintFall(scene, { x, y, height: step * 0.94, width: (26 + tier * 14) * flow })
    if (tiers > 1 && tier === tiers - 1)
      paintFall(scene, { x: x + 96 * flow, y: y + 14, height: step * 0.9, width: 15 * flow })
    if (tier < tiers - 1) {
      paintMist(scene, { y: y + step * 0.94, depth: 24, density: 0.6 })
      for (const side of [-1, 1]) {
        paintBank(scene, {
          x: x + side * (150 + 40 * flow),
          y: y + step + 26,
          width: 240,
          height: 80,
          rocks: 4,
          hue: 0.45,
        })
      }
    }
  }
  // Painted after the mist between the tiers, which would cross them in stripes.
  paintMassif(scene, {
    x: width * 0.13,
    base: 940,
    height: 780,
    width: 500,
    folds: 11,
    haze: 0.03,
    hue: 0.25,
    sharpness: 1.8,
  })
  paintMassif(scene, {
    x: width * 0.88,
    base: 940,
    height: 740,
    width: 480,
    folds: 11,
    haze: 0.03,
    hue: 0.32,
    sharpness: 1.8,
  })
  paintMassif(scene, {
    x: width * 0.25,
    base: 1000,
    height: 220,
    width: 420,
    folds: 9,
    hue: 0.7,
    trees: 4,
  })
  paintMassif(scene, {
    x: width * 0.78,
    base: 1000,
    height: 240,
    width: 420,
    folds: 9,
    hue: 0.7,
    trees: 4,
  })
  paintMist(scene, { y: 858, depth: 34, density: 0.8 })
  paintWater(scene, { y: 876, reflection: 0.3 })
  paintBank(scene, { x: 560, y: 960, width: 320, height: 46 })
  paintBank(scene, { x: 1080, y: 975, width: 300, height: 46 })
}
