import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, straight } from '../canvas/shape.ts'

/** Fishing nets hung over poles to dry. */
export function paintNets(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { palette } = scene
  for (const share of [-0.5, 0, 0.5])
    brush(scene, straight([x + share * size, y], [x + share * size * 0.96, y - size * 0.8], 8), {
      width: 9,
      colour: '#6a4c32',
      isTapered: false,
    })
  for (const share of [-0.5, 0]) {
    const from = x + share * size
    const rows = Array.from({ length: 12 }, (_, row) => row / 11)
    for (const row of rows) {
      const sag = 30 + row * 150
      const rope = curve(
        [
          [from, y - size * 0.8 + row * size * 0.3],
          [from + size * 0.25, y - size * 0.8 + sag * 1.5],
          [from + size * 0.5, y - size * 0.8 + row * size * 0.3],
        ],
        16,
      )
      brush(scene, rope, {
        width: row === 0 ? 4 : 1.6,
        colour: mix('#4a6a64', palette.line, 0.3),
        alpha: 0.8,
        isTapered: false,
      })
    }
    for (let cord = 0; cord <= 14; cord++) {
      const t = cord / 14
      const dip = 4 * t * (1 - t)
      const top: Point = [from + t * size * 0.5, y - size * 0.8 + dip * 22]
      brush(scene, straight(top, [top[0] + 14, y - size * 0.48 + dip * 130], 8), {
        width: 1.4,
        colour: '#4a6a64',
        alpha: 0.7,
        isTapered: false,
      })
    }
  }
}
