import type { Scene } from '../canvas/scene.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintGlint } from '../motifs/glint.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintWater } from '../motifs/water.ts'
import { type Distance, paintFar } from './backdrop.ts'

export interface LakeView extends Distance {
  /** The row of the far shore. */
  shore?: number
  /** The mountains behind it: their places, as shares of the width, and their heights. */
  peaks?: readonly (readonly [at: number, height: number])[]
  /** Where the islet is, as a share of the width; by default there is none. */
  islet?: number
  haze?: number
}

/** The lake in front of its mountains: still water to the lower edge, and maybe the islet in the middle distance. */
export function paintLakeView(scene: Scene, view: LakeView = {}): void {
  const {
    shore = 540,
    peaks = [
      [0.22, 330],
      [0.82, 230],
    ],
    islet,
    haze = 0.3,
    light,
  } = view
  const { palette, width, height, random } = scene
  paintFar(scene, { ridge: shore - 190, ...view })
  for (const [at, tall] of peaks) {
    paintMassif(scene, {
      x: at * width,
      base: shore - 4,
      height: tall,
      width: tall * random.between(1.35, 1.7),
      folds: 11,
      hue: random.between(0.12, 0.36),
      haze: palette.isNight ? haze * 0.7 : haze,
      fade: 0.3,
    })
  }
  paintMist(scene, { y: shore - 34, depth: 34, density: palette.isNight ? 0.7 : 0.95 })
  if (islet !== undefined) paintIslet(scene, { x: islet * width, y: shore + 6 })
  paintWater(scene, { y: shore, reflection: 0.5 })
  if (light && light.kind !== 'below') paintGlint(scene, { x: light.at[0] * width, y: shore + 6, bottom: height, width: 80 })
}

/** Huxin Islet: low and green, with a pavilion and bamboo. */
export function paintIslet(
  scene: Scene,
  { x, y, size = 1 }: { x: number; y: number; size?: number },
): void {
  const skyline = paintMassif(scene, {
    x,
    base: y,
    height: 84 * size,
    width: 300 * size,
    folds: 8,
    hue: 0.72,
    haze: 0.08,
    trees: 5,
    fade: 0.08,
  })
  paintBamboo(scene, {
    x: x - 74 * size,
    y: y - 24 * size,
    height: 96 * size,
    stems: 7,
    spread: 50 * size,
    haze: 0.1,
  })
  paintPavilion(scene, {
    x: x + 24 * size,
    y: skyline(x + 24 * size) + 10 * size,
    width: 26 * size,
  })
}
