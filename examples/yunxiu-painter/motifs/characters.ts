import { brush } from '../canvas/brush.ts'
import type { Colour } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** Characters stroke by stroke, in a square of 100: without a font, every machine paints the same. */
const STROKES = {
  云: [
    [24, 20, 76, 18],
    [8, 44, 93, 41],
    [46, 43, 20, 82, 80, 76],
    [63, 60, 86, 90],
  ],
  岫: [
    [23, 14, 23, 76],
    [6, 38, 6, 80, 40, 77],
    [40, 36, 40, 84],
    [54, 36, 55, 90],
    [54, 38, 92, 35, 91, 90],
    [73, 10, 73, 83],
    [56, 60, 90, 59],
    [56, 85, 90, 84],
  ],
  山: [
    [50, 10, 50, 80],
    [14, 40, 14, 84, 86, 81],
    [86, 36, 86, 92],
  ],
  一: [[8, 52, 92, 47]],
  水: [
    [50, 8, 50, 90, 38, 80],
    [12, 36, 38, 34, 10, 78],
    [84, 22, 58, 44],
    [56, 40, 92, 84],
  ],
  木: [
    [8, 34, 92, 32],
    [50, 8, 50, 94],
    [48, 36, 10, 80],
    [52, 36, 92, 80],
  ],
  石: [
    [10, 18, 90, 16],
    [44, 18, 10, 66],
    [34, 48, 34, 92],
    [34, 50, 82, 48, 80, 92],
    [36, 86, 80, 85],
  ],
} satisfies Record<string, readonly (readonly number[])[]>

export type Character = keyof typeof STROKES

interface Writing {
  at: Point
  /** The side of a character's square. */
  size: number
  colour: Colour
  alpha?: number
  isVertical?: boolean
  /** The share of the strokes that is worn away. */
  worn?: number
}

/** Writes characters; `at` is the upper left corner of the first one. */
export function write(scene: Scene, text: readonly Character[], writing: Writing): void {
  const { at, size, colour, alpha = 1, isVertical = false, worn = 0 } = writing
  text.forEach((character, index) => {
    const along = index * size * 1.12
    const [x, y] = isVertical ? [at[0], at[1] + along] : [at[0] + along, at[1]]
    for (const stroke of STROKES[character]) {
      brush(scene, pointsOf(stroke, [x, y], size / 100), {
        width: size * 0.1,
        colour,
        alpha,
        dry: worn,
        jitter: 0.2,
        isTapered: false,
      })
    }
  })
}

/** The points of a stroke, with few steps between its corners, since characters are small. */
function pointsOf(stroke: readonly number[], [x, y]: Point, scale: number): Point[] {
  const corners = Array.from({ length: stroke.length / 2 }, (_, index): Point => [
    x + (stroke[index * 2] ?? 0) * scale,
    y + (stroke[index * 2 + 1] ?? 0) * scale,
  ])
  return corners.flatMap((from, index) => {
    const to = corners[index + 1]
    return to ? straight(from, to, 5) : []
  })
}
