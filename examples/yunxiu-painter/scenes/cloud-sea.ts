import type { Scene } from '../canvas/scene.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'

/** Peaks like islands in a level sea of cloud. */
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
