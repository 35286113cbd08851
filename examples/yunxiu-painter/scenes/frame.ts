import type { Scene } from '../canvas/scene.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintTree } from '../motifs/tree.ts'

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
