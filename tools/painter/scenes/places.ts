import { lerp } from '../canvas/arithmetic.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintTuft } from '../motifs/tuft.ts'

type Side = 'left' | 'right'
type Growth = 'pine' | 'bamboo' | 'tree' | 'none'

/** A near hill that frames the picture on one side, with what grows on it. */
export function paintFrame(scene: Scene, side: Side, growth: Growth = 'pine', scale = 1): void {
  const { random, width, height } = scene
  const at = (share: number) => (side === 'left' ? share * width : (1 - share) * width)
  const lean = side === 'left' ? 1 : -1
  if (growth === 'bamboo')
    return paintBamboo(scene, {
      x: at(0.07),
      y: height + 20,
      height: 620 * scale,
      stems: 7,
      spread: 110,
    })
  const skyline = paintMassif(scene, {
    x: at(0.06),
    base: height + 70,
    height: 280 * scale,
    width: 430,
    folds: 9,
    hue: 0.65,
    trees: 3,
  })
  const x = at(0.11)
  const y = Math.min(skyline(x) + 14, height + 10)
  if (growth === 'pine')
    paintPine(scene, {
      x,
      y,
      height: 330 * scale,
      lean: lean * random.between(0.12, 0.4),
      boughs: 7,
    })
  if (growth === 'tree') paintTree(scene, { x, y, height: 320 * scale })
}

export interface VillagePlan {
  /** From and to, in pixels. */
  from: number
  to: number
  /** The row of the nearest houses' feet. */
  y: number
  rows?: number
  size?: number
}

/** Rows of white houses, the far ones first, with tufts of trees among them and a low bank below. */
export function paintVillage(
  scene: Scene,
  { from, to, y, rows = 3, size = 92 }: VillagePlan,
): void {
  const { random } = scene
  for (let row = 0; row < rows; row++) {
    const nearness = (row + 1) / rows
    const width = size * lerp(0.78, 1.1, nearness)
    const count = Math.max(2, Math.round((to - from) / (width * 1.12)))
    const shift = random.between(-0.3, 0.3) * width
    const houses = Array.from({ length: count }, (_, index) => ({
      x: lerp(from, to, (index + 0.5) / count) + shift + random.between(-0.14, 0.14) * width,
      y: y - (rows - 1 - row) * size * 0.46 + random.between(-8, 8),
    })).toSorted((one, other) => one.y - other.y)
    houses.forEach((house, index) => {
      const gable = random.chance(0.5) ? 1 : -1
      paintHouse(scene, {
        ...house,
        width: width * random.between(0.86, 1.14),
        gable,
        haze: 0.16 * (1 - nearness),
      })
      if (index % 2 === 1)
        paintTuft(scene, { x: house.x + width * 0.6, y: house.y + 4, size: random.between(24, 46) })
    })
  }
  paintBank(scene, {
    x: (from + to) / 2,
    y: y + 8,
    width: (to - from) * 1.15,
    height: 24,
    rocks: 9,
    hue: 0.85,
  })
}

/** The temple on its hill: hall of two roofs, side halls, the pagoda to one side, trees before them. */
export function paintTemple(
  scene: Scene,
  { x, y, size, pagoda = 1 }: { x: number; y: number; size: number; pagoda?: -1 | 0 | 1 },
): void {
  const { random } = scene
  if (pagoda !== 0)
    paintPagoda(scene, { x: x + pagoda * size * 2.8, y: y + size * 0.1, width: size * 0.3 })
  paintHall(scene, { x, y: y - size * 0.5, width: size, tiers: 2, bays: 8 })
  paintHall(scene, { x: x - size * 1.9, y: y - size * 0.14, width: size * 0.52 })
  if (pagoda !== 1) paintHall(scene, { x: x + size * 1.9, y: y - size * 0.14, width: size * 0.5 })
  paintMist(scene, { y: y - size * 0.1, depth: 26, density: 0.55 })
  paintHall(scene, { x, y: y + size * 0.42, width: size * 0.78 })
  for (const side of [-1, 1])
    paintHall(scene, { x: x + side * size * 1.34, y: y + size * 0.5, width: size * 0.42 })
  for (let tuft = 0; tuft < 22; tuft++) {
    paintTuft(scene, {
      x: x + random.between(-2.6, 2.6) * size,
      y: y + size * random.between(0.4, 0.64),
      size: random.between(22, 46),
    })
  }
}

/** Peaks that stand like islands in a level sea of cloud. */
export function paintCloudSea(
  scene: Scene,
  peaks: readonly (readonly [at: number, height: number])[],
  { y = 640, hue = 0.1 } = {},
): void {
  const { random, palette, width } = scene
  const mist = palette.isNight ? 0.85 : 1
  const ordered = peaks.toSorted((one, other) => one[1] - other[1])
  ordered.forEach(([at, height], index) => {
    const near = (index + 1) / ordered.length
    const base = y + near * 260
    const haze = palette.isNight ? 0.25 * (1 - near) : 0.42 * (1 - near)
    paintMassif(scene, {
      x: at * width,
      base,
      height: height * 1.5,
      width: height * 1.45,
      folds: 10,
      sharpness: 1.25,
      hue,
      haze,
      fade: 0.42,
    })
    for (const layer of [0, 1]) {
      paintMist(scene, { y: base - 66 + layer * 44, depth: random.between(40, 58), density: mist })
    }
  })
  for (const row of [y + 250, y + 320, y + 390])
    paintMist(scene, { y: row, depth: 62, density: mist })
}
