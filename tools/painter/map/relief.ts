import { clamp, lerp, smoothstep } from '../canvas/arithmetic.ts'
import { fractal } from '../canvas/noise.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { type GuidePlan, distanceTo } from './guide-plan.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'

export interface Hill {
  summit: Point
  height: number
  width: number
  hue: number
  sharpness: number
  /** How many lobes are in front of its tall one. */
  folds: number
}

/** The scale of heights in metres, from the lowest ground to the highest summit. */
const LOWEST = 430
const HIGHEST = 1864

type Form = Pick<Hill, 'width' | 'height' | 'sharpness' | 'folds'>

/** The forms of hills: `height` is relative to what is usual at their place, `width` to their height. */
const FORMS: readonly [Form, ...Form[]] = [
  { width: 0.5, height: 1.3, sharpness: 1.2, folds: 7 },
  { width: 0.72, height: 1, sharpness: 1.45, folds: 9 },
  { width: 0.95, height: 0.92, sharpness: 1.9, folds: 12 },
  { width: 1.35, height: 0.72, sharpness: 1.65, folds: 14 },
  { width: 0.85, height: 0.52, sharpness: 2.2, folds: 5 },
]

/** Hills as high as the points around them, in ranges with valleys between them; none where `isFree` returns false. */
export function hillsOf(plan: GuidePlan, scene: Scene, isFree: (hill: Hill) => boolean): Hill[] {
  const { random } = scene
  const step = plan.width / 13
  const hills: Hill[] = []
  for (let row = -0.5; row * step < plan.height + step; row += 0.62) {
    for (let column = -0.5; column * step < plan.width + step; column++) {
      const summit: Point = [
        (column + random.between(-0.48, 0.48)) * step + (Math.round(row / 0.62) % 2) * step * 0.5,
        (row + random.between(-0.34, 0.34)) * step,
      ]
      const share = clamp((plan.elevation(summit) - LOWEST) / (HIGHEST - LOWEST))
      const range = fractal((summit[0] / step) * 0.28 + 3, (summit[1] / step) * 0.46, 2)
      const hill = hillAt(scene, summit, { step, share, range })
      // Ranges are closer together on high ground.
      if (share >= 0.03 && range >= 0.44 - share * 0.16 && isFree(hill)) hills.push(hill)
    }
  }
  return hills
}

interface Ground {
  /** The distance between hills. */
  step: number
  /** How high the ground is, 0 to 1. */
  share: number
  /** How much a range rises here, 0 to 1. */
  range: number
}

function hillAt({ random }: Scene, summit: Point, { step, share, range }: Ground): Hill {
  const { width, height, ...form } = random.pick(FORMS)
  const rise = lerp(0.3, 1.75, share ** 1.15) * lerp(0.55, 1.3, smoothstep(0.3, 0.66, range))
  const tall = step * rise * height * random.between(0.88, 1.12)
  return {
    ...form,
    summit,
    height: tall,
    width: tall * width + step * 0.14,
    hue: clamp(lerp(0.8, 0.04, share ** 0.7) + random.between(-0.12, 0.12)),
  }
}

/** Paints hills from the farthest to the nearest, with mist between those in the upper half. */
export function paintRelief(scene: Scene, hills: readonly Hill[]): void {
  const { height, palette } = scene
  const ordered = hills.toSorted(
    (one, other) => one.summit[1] + one.height - (other.summit[1] + other.height),
  )
  let mistAt = height * 0.12
  for (const { summit, height: tall, width, hue, sharpness, folds } of ordered) {
    const base = summit[1] + tall
    while (base > mistAt) {
      if (mistAt < height * 0.5) {
        paintMist(scene, {
          y: mistAt,
          depth: height * 0.016,
          density: 0.72,
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
      folds,
      hue,
      sharpness,
      haze: 0.34 * far,
      fade: 0.34,
      trees: hue > 0.4 ? 1 : 0,
      strokes: 0.8,
    })
  }
}

/** A test for whether a hill hides none of these places. */
export function hidesNone(places: readonly Point[], clear: number) {
  return ({ summit: [x, y], height, width }: Hill): boolean =>
    places.every(
      ([px, py]) =>
        Math.abs(px - x) > clear + Math.max(height * 0.3, width * 0.4) ||
        py > y + height + clear * 0.4 ||
        py < y - clear * 1.2,
    )
}

/** Whether a point is nearer than this to any of the others. */
export function isNear(others: readonly Point[], at: Point, distance: number): boolean {
  return distanceTo(others, at) < distance
}
