import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** A red temple wall under a tiled coping, from the right edge into the picture. */
export function paintRedWall(
  scene: Scene,
  { x, y, top }: { x: number; y: number; top: number },
): void {
  const { context, palette } = scene
  const far: Point = [x - 760, top + 160]
  const red = context.createLinearGradient(far[0], 0, x, 0)
  red.addColorStop(0, css('#c46a52'))
  red.addColorStop(1, css('#9d3a2c'))
  fill(scene, [far, [x, top], [x, y + 120], [far[0], y - 130]], red)
  const tile = palette.isSnow ? '#f1f0ea' : '#3c494d'
  for (let row = 0; row < 30; row++) {
    const t = row / 30
    const at: Point = [far[0] + (x - far[0]) * t, far[1] + (top - far[1]) * t]
    const wide = (x - far[0]) / 30
    fill(
      scene,
      [
        [at[0], at[1] - 24 - 26 * t],
        [at[0] + wide, at[1] - 25 - 27 * t],
        [at[0] + wide, at[1] + 8],
        [at[0], at[1] + 9],
      ],
      css(row % 2 === 0 ? tile : mix(tile, '#9fb2b0', 0.25)),
    )
  }
  brush(scene, straight([far[0], y - 130], [x, y + 120], 20), {
    width: 3,
    colour: palette.line,
    alpha: 0.6,
  })
}
