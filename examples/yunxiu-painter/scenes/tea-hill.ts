import { lerp } from '../canvas/arithmetic.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintTerraces } from '../motifs/terraces.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintTuft } from '../motifs/tuft.ts'

export interface TeaHill {
  /** Where the far slope is highest, as a share of the width. */
  crest?: number
  /** The row of the far slope's crest, and of the near slope's. */
  far?: number
  near?: number
  houses?: number
  trees?: number
  mist?: number
}

/** Two slopes of tea, a near one and a far one with houses on its crest. */
export function paintTeaHill(scene: Scene, hill: TeaHill = {}): void {
  const { crest = 0.68, far = 520, near = 650, houses = 3, trees = 2, mist = 0.7 } = hill
  const { width, height, random } = scene
  const dome = (across: number) => ((across - crest) / 0.6) ** 2 * 190
  paintTerraces(scene, {
    slope: (down, across) => [
      width * (across * 1.1 - 0.05),
      lerp(far + dome(across) + Math.sin(across * 9) * 8, height + 40, down),
    ],
    rows: 13,
    haze: 0.1,
  })
  const size = houses === 1 ? 112 : 66
  for (let house = 0; house < houses; house++) {
    const x = width * crest + (house - (houses - 1) / 2) * size * 1.1
    const y = far + dome(x / width) + 16 + (house % 2) * 12
    paintTuft(scene, { x: x - size * 0.6, y, size: size * 0.5 })
    paintHouse(scene, { x, y, width: size, haze: 0.06 })
  }
  if (mist > 0) paintMist(scene, { y: far + 70, depth: 30, density: mist })
  const turn = random.between(2.6, 3.6)
  paintTerraces(scene, {
    slope: (down, across) => {
      const side = crest > 0.5 ? across : 1 - across
      return [
        width * (across * 1.15 - 0.06),
        lerp(near - Math.sin(side * turn + 0.35) * 110 + side * 170, height + 80, down),
      ]
    },
    rows: 11,
  })
  for (let tree = 0; tree < trees; tree++) {
    const share = crest > 0.5 ? random.between(0.08, 0.34) : random.between(0.66, 0.92)
    paintTree(scene, {
      x: width * share,
      y: near + random.between(-20, 50),
      height: random.between(150, 210),
    })
  }
}
