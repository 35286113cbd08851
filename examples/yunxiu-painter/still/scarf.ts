import { lerp, smoothstep } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { FOLDS, paintFold } from './scarf-fold.ts'
import { paintShadow } from './shadow.ts'
import { SILK_GREEN } from './silk-stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Where the knot is, as a share of the scarf's length. */
const KNOT = 0.34
const STEPS = 48

/** A scarf with a loose knot, from which its folds fan out to both sides. */
export function paintScarf(scene: Scene, thing: Thing): void {
  const { x, y, size } = thing
  paintShadow(scene, [x - size * 0.8, y - size * 0.02], [size * 0.46, size * 0.24])
  paintShadow(scene, [x + size * 0.6, y + size * 0.04], [size * 0.72, size * 0.34])
  const borders = Array.from({ length: FOLDS + 1 }, (_, index) => borderOf(thing, index))
  for (let index = 0; index < FOLDS; index++)
    paintFold(scene, index, {
      from: borders[index] ?? [],
      to: borders[index + 1] ?? [],
      angle: Math.PI / 2,
    })
  for (const index of [0, 2, 5, 7, 10, FOLDS])
    brush(scene, borders[index] ?? [], { width: 2.4, colour: '#14303f', alpha: 0.7 })
  for (const inset of [0, 2])
    for (const at of [inset, STEPS - inset])
      brush(
        scene,
        borders.map((border): Point => border[at] ?? [0, 0]),
        inset === 0
          ? { width: 2.6, colour: '#14303f', alpha: 0.8, isTapered: false }
          : { width: 3, colour: '#e2cf9a', alpha: 0.85, isTapered: false },
      )
  const knot = { centre: middleOf(thing, KNOT), rx: size * 0.09, ry: size * 0.13 }
  wash(scene, ellipse(knot), { stops: SILK_GREEN, streak: 0.5, angle: 0.3 })
  for (const lean of [-0.03, 0.02])
    brush(
      scene,
      Array.from({ length: 9 }, (_, step): Point => {
        const along = step / 4 - 1
        const bulge = 1 - along * along
        return [
          knot.centre[0] + (lean + 0.02 * bulge) * size,
          knot.centre[1] + along * knot.ry * 0.85,
        ]
      }),
      { width: 3, colour: '#123f38', alpha: 0.6 },
    )
}

/** The border between two folds, along the whole scarf. */
function borderOf(thing: Thing, index: number): Point[] {
  const across = index / FOLDS - 0.5
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const along = step / STEPS
    const [x, y] = middleOf(thing, along)
    const away = along < KNOT ? (KNOT - along) / KNOT : (along - KNOT) / (1 - KNOT)
    const spread = along < KNOT ? 0.5 : 0.74
    const half = lerp(0.1, spread, smoothstep(0, 1, away))
    const ripple = Math.sin(index * 1.9 + along * 7) * 0.022 * away
    const hem = Math.sin(index * 1.2) * 0.034 * smoothstep(0.8, 1, away)
    const bow = (0.25 - across * across) * 0.3 * away * (along < KNOT ? -1 : 1)
    return [x + (hem + bow) * thing.size, y + (across * half + ripple) * thing.size]
  })
}

/** The middle of the scarf at a share of its length. */
function middleOf({ x, y, size }: Thing, along: number): Point {
  const rise = Math.sin(along * Math.PI) * 0.1
  return [x + (along * 2.3 - 1.15) * size, y - (0.2 + rise) * size]
}
