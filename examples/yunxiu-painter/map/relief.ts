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
      const far = farnessOf(summit[1] / plan.height)
      const range = fractal((summit[0] / step) * 0.28 + 3, (summit[1] / step) * 0.46, 2)
      const hill = hillAt(scene, summit, { step, share, range, far })
      // Ranges are closer together on high ground, and far ones apart, with clouds between them.
      const least = 0.44 - share * 0.16 + far * 0.1
      if (share >= 0.03 && range >= least && isFree(hill)) hills.push(hill)
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
  /** How far away it is, 0 to 1. */
  far: number
}

/** How far away a row of the map seems, given as a share of its height: 1 at its upper edge, 0 from its middle down. */
function farnessOf(row: number): number {
  return clamp(1 - row / 0.55)
}

function hillAt({ random }: Scene, summit: Point, { step, share, range, far }: Ground): Hill {
  const { width, height, ...form } = random.pick(FORMS)
  const rise = lerp(0.3, 1.75, share ** 1.15) * lerp(0.55, 1.3, smoothstep(0.3, 0.66, range))
  const tall = step * rise * height * random.between(0.88, 1.12) * lerp(1, 0.5, far)
  return {
    ...form,
    summit,
    height: tall,
    width: (tall * width + step * 0.14) * lerp(1, 1.9, far),
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
        const far = farnessOf(mistAt / height)
        paintMist(scene, {
          y: mistAt,
          depth: height * lerp(0.014, 0.03, far),
          density: lerp(0.7, 0.95, far),
          frequency: 0.004,
          colour: palette.isNight ? '#1c3146' : '#F4EDD9',
        })
      }
      mistAt += height * 0.09
    }
    paintMassif(scene, {
      x: summit[0],
      base,
      height: tall,
      width,
      folds,
      hue,
      sharpness,
      haze: 0.6 * farnessOf(base / height),
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
