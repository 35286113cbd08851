import { lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { curve, straight, rectangle } from '../canvas/shape.ts'
import { FOLDS, paintFold } from './scarf-fold.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

const INK = { width: 2.6, colour: '#14303f', alpha: 0.85 } as const
/** Where the scarf begins on the rail, and how wide it is there. */
const [LEFT, BREADTH] = [560, 420]

/** A scarf on a bamboo rail, with one corner lifted by the wind. */
export function paintHungScarf(scene: Scene): void {
  paintRail(scene)
  const borders = Array.from({ length: FOLDS + 1 }, (_, index) => borderOf(index))
  paintFolds(scene, borders)
  const hem = borders.map((border): Point => border.at(-1) ?? [0, 0])
  for (const line of [borderOf(0), hem, borderOf(FOLDS)]) brush(scene, line, INK)
  for (const index of [3, 6, 8, 11])
    brush(scene, borderOf(index), { width: 2, colour: '#123a58', alpha: 0.5 })
  const overRail = borders.map(([[x] = [0, 0]]) => straight([x, 274], [x, 320], 6))
  paintFolds(scene, overRail)
  brush(scene, straight([LEFT, 273], [LEFT + BREADTH, 273], 20), INK)
}

function paintRail(scene: Scene): void {
  const rail = { colour: '#8a6a3a', width: 26, isTapered: false, jitter: 0.06 } as const
  brush(scene, straight([200, 300], [1400, 290], 24), rail)
  brush(scene, straight([200, 294], [1400, 284], 24), { ...rail, colour: '#d9bd84', width: 8 })
  for (const joint of [330, 1260])
    wash(scene, rectangle([joint, 276], 14, 42), { stops: STRAW, gold: 0 })
}

function paintFolds(scene: Scene, borders: readonly Point[][]): void {
  for (let index = 0; index < FOLDS; index++)
    paintFold(scene, index, { from: borders[index] ?? [], to: borders[index + 1] ?? [], angle: 0 })
}

/** The border between two folds, from the rail down to the hem. */
function borderOf(index: number): Point[] {
  const share = index / FOLDS
  const hem = 850 + 16 * Math.sin(index * 2.1) - 210 * share ** 2.4
  return curve([
    [LEFT + BREADTH * share, 300],
    [lerp(520, 960, share), 620],
    [lerp(500, 1260, share ** 1.15), hem],
  ])
}
