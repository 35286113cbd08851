import { clamp, lerp } from '../canvas/arithmetic.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { type GuidePlan, distanceTo } from './guide-plan.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'

export interface Hill {
  /** Where its summit lies. */
  summit: Point
  height: number
  width: number
  hue: number
  sharpness: number
}

/** Metres from the lowest ground to the highest summit, for the scale of heights. */
const LOWEST = 430
const HIGHEST = 1864

/** Hills on the ground, as high as the points around them; none where `isFree` returns false. */
export function hillsOf(
  plan: GuidePlan,
  scene: Scene,
  isFree: (at: Point, clear: number) => boolean,
): Hill[] {
  const { random } = scene
  const step = plan.width / 11
  const hills: Hill[] = []
  for (let row = -0.5; row * step < plan.height + step; row += 0.72) {
    for (let column = -0.5; column * step < plan.width + step; column++) {
      const summit: Point = [
        (column + random.between(-0.42, 0.42)) * step + (Math.round(row / 0.72) % 2) * step * 0.5,
        row * step + random.between(-0.3, 0.3) * step,
      ]
      const share = clamp((plan.elevation(summit) - LOWEST) / (HIGHEST - LOWEST))
      const height = step * lerp(0.3, 1.5, share ** 1.15) * random.between(0.8, 1.15)
      if (share < 0.03 || !isFree(summit, height)) continue
      hills.push({
        summit,
        height,
        width: height * random.between(0.62, 0.85) + step * 0.14,
        hue: lerp(0.78, 0.06, share ** 0.7),
        sharpness: lerp(2, 1.35, share),
      })
    }
  }
  return hills
}

/** Paints hills from the far ones to the near ones, mist between where the mountains are high. */
export function paintRelief(scene: Scene, hills: readonly Hill[]): void {
  const { height, palette } = scene
  const ordered = hills.toSorted(
    (one, other) => one.summit[1] + one.height - (other.summit[1] + other.height),
  )
  let mistAt = height * 0.12
  for (const { summit, height: tall, width, hue, sharpness } of ordered) {
    const base = summit[1] + tall
    while (base > mistAt) {
      if (mistAt < height * 0.5) {
        paintMist(scene, {
          y: mistAt,
          depth: height * 0.012,
          density: 0.5,
          frequency: 0.004,
          colour: palette.isNight ? '#1c3146' : '#F4EDD9',
        })
      }
      mistAt += height * 0.09
    }
    const far = 1 - clamp(base / (height * 0.6))
    paintMassif(scene, {
      x: summit[0],
      base,
      height: tall,
      width,
      folds: hue < 0.4 ? 9 : 6,
      hue,
      sharpness,
      haze: 0.34 * far,
      fade: 0.34,
      trees: hue > 0.4 ? 1 : 0,
      strokes: 0.8,
    })
  }
}

/** Whether a hill with its summit here hides none of the places that must be seen. */
export function leaves(places: readonly Point[], clear: number) {
  return ([x, y]: Point, height: number): boolean =>
    places.every(
      ([px, py]) =>
        Math.abs(px - x) > clear + height * 0.3 ||
        py > y + height + clear * 0.4 ||
        py < y - clear * 1.2,
    )
}

/** Whether a point is nearer than this to any of the others. */
export function isNear(others: readonly Point[], at: Point, distance: number): boolean {
  return distanceTo(others, at) < distance
}
