import { clamp, lerp } from '../canvas/arithmetic.ts'
import { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { type Crest, crestAt, type Skyline, skylineOf } from './crest.ts'
import { paintLobe } from './lobe.ts'
import { paintTuft } from './tuft.ts'

export interface Massif {
  x: number
  base: number
  height: number
  width: number
  /** How many lobes are in front of the tall one. */
  folds?: number
  sharpness?: number
  hue?: number
  haze?: number
  fade?: number
  strokes?: number
  ochre?: number
  /** Tufts of trees on each low lobe. */
  trees?: number
  seed?: number
}

interface Fold {
  x: number
  /** Its height, as a share of the massif's. */
  share: number
  width: number
  sharpness: number
}

/** Paints a tall lobe and, in front of it, lower and greener ones, left and right in turn. Returns their skyline. */
export function paintMassif(scene: Scene, massif: Massif): Skyline {
  const { seed = scene.random.next() * 1e4 } = massif
  const random = new Random(Math.trunc(seed * 31))
  const crests = foldsOf(massif, random).map((fold) => paintFold(scene, { massif, fold }, random))
  return skylineOf(crests, massif.base)
}

const DEFAULTS = { haze: 0, fade: 0.22, strokes: 1 }

function paintFold(
  scene: Scene,
  { massif, fold }: { massif: Massif; fold: Fold },
  random: Random,
): Crest {
  const { hue = 0.35, ochre = 0, trees = 0, seed: _, ...rest } = massif
  const { share, ...place } = fold
  const crest = paintLobe(scene, {
    ...DEFAULTS,
    ...rest,
    ...place,
    base: massif.base + (1 - share) * massif.height * 0.06,
    height: massif.height * share,
    hue: clamp(hue + (1 - share) * 0.55 + random.between(-0.175, 0.175)),
    cap: random.between(0.8, 1) * (share > 0.6 ? 0.72 : 0.95),
    ochre: ochre === 0 ? 0 : ochre * random.between(0.4, 1.4),
    lean: random.between(-0.15, 0.15),
    seed: random.next() * 1000,
  })
  if (share < 0.8 && crest.rows.length > 0) growTrees(scene, { crest, fold, trees }, massif.haze)
  return crest
}

interface Wood {
  crest: Crest
  fold: Fold
  trees: number
}

function growTrees(scene: Scene, { crest, fold, trees }: Wood, haze = 0): void {
  const { random } = scene
  for (let index = 0; index < trees; index++) {
    const x = fold.x + random.between(-0.6, 0.6) * fold.width
    const size = random.between(5, 11) * (1 - haze * 0.3)
    paintTuft(scene, { x, y: crestAt(crest, x) + 2, size, haze })
  }
}

function foldsOf({ x, width, folds = 9, sharpness = 1.5 }: Massif, random: Random): Fold[] {
  const tall: Fold = { x, share: 1, width: width * 0.5, sharpness }
  const lower = Array.from({ length: folds }, (_, index): Fold => {
    const share = lerp(0.86, 0.2, (index + 0.5) / folds) + random.between(-0.07, 0.07)
    const away = width * (1 - share * 0.72) * random.between(0.12, 0.85)
    return {
      x: x + (index % 2 === 0 ? -away : away),
      share,
      width: width * random.between(0.16, 0.34) * (1.15 - 0.35 * share),
      sharpness: random.between(1.25, 2.3),
    }
  })
  return [tall, ...lower].toSorted((one, other) => other.share - one.share)
}
