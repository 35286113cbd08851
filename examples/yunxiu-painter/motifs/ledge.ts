import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { curve, straight } from '../canvas/shape.ts'

/** The beams below the planks, each from the open side into the rock, and the shade between them. */
function paintBeams(scene: Scene, way: readonly Point[]): void {
  const { palette } = scene
  const wood = palette.isNight ? '#2f2a26' : '#6a5138'
  way.forEach(([x, y], index) => {
    if (index % 2 !== 0 || index > 20) return
    const reach = 16 + index * 5
    brush(scene, straight([x - 3, y + 5], [x + reach, y + reach * 1.3], 6), {
      width: 4 + index * 0.4,
      colour: wood,
      isTapered: false,
    })
  })
  const edge = way.map(([x, y], index): Point => [x, y + 8 + index * 0.4])
  fill(scene, [...way, ...edge.toReversed()], css(wood))
}

/** A plank walk along a cliff with a rail on its open side. */
export function paintLedge(scene: Scene, { from, to }: { from: Point; to: Point }): void {
  const { palette } = scene
  const way = curve([from, [from[0] + 40, (from[1] + to[1]) / 2], to], 24)
  const inner = way.map(([x, y], index): Point => [x + 24 + index * 13, y - 4])
  paintBeams(scene, way)
  fill(scene, [...way, ...inner.toReversed()], css(palette.isNight ? '#4f5658' : '#cdbf9c'))
  brush(scene, way, { width: 3, colour: palette.line, isTapered: false })
  for (let index = 0; index < 24; index += 1) {
    const [outer, wall] = [way[index], inner[index]]
    if (outer && wall) brush(scene, [outer, wall], { width: 1.6, colour: palette.line, alpha: 0.4 })
  }
  way.forEach(([x, y], index) => {
    if (index % 4 !== 0) return
    const tall = 40 + index * 4
    brush(scene, straight([x, y], [x, y - tall], 4), {
      width: 5 + index * 0.3,
      colour: palette.isNight ? '#5c6467' : '#a99d80',
      isTapered: false,
    })
    const next = way[index + 4]
    if (next)
      brush(
        scene,
        curve(
          [
            [x, y - tall * 0.85],
            [(x + next[0]) / 2, (y + next[1]) / 2 - tall * 0.55],
            [next[0], next[1] - (tall + 16) * 0.85],
          ],
          10,
        ),
        { width: 3.4, colour: palette.line, alpha: 0.85, isTapered: false },
      )
  })
}
