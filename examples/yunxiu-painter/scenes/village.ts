import { lerp } from '../canvas/arithmetic.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintTuft } from '../motifs/tuft.ts'

export interface VillagePlan {
  /** From and to, in pixels. */
  from: number
  to: number
  /** The row of the nearest houses' feet. */
  y: number
  rows?: number
  size?: number
}

/** Rows of white houses with trees among them and a low bank below. */
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
