import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { curve, straight } from '../canvas/shape.ts'

/** A plain banner on a pole. */
export function paintBanner(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { palette } = scene
  brush(scene, straight([x, y], [x, y - height], 10), {
    width: 9,
    colour: '#6a4c32',
    isTapered: false,
  })
  const cloth: Point[] = [
    ...curve(
      [
        [x, y - height + 20],
        [x + 110, y - height + 50],
        [x + 210, y - height + 10],
      ],
      12,
    ),
    ...curve(
      [
        [x + 210, y - height + 190],
        [x + 100, y - height + 250],
        [x, y - height + 210],
      ],
      12,
    ),
  ]
  fill(scene, cloth, css('#efe6d0'))
  brush(scene, [...cloth, [x, y - height + 20]], {
    width: 2,
    colour: palette.line,
    isTapered: false,
  })
  for (const fold of [60, 120])
    brush(
      scene,
      curve(
        [
          [x + fold, y - height + 40],
          [x + fold + 10, y - height + 120],
          [x + fold - 4, y - height + 220],
        ],
        10,
      ),
      { width: 2, colour: '#a99a78', alpha: 0.6 },
    )
}
