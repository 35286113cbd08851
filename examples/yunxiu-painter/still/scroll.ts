import type { Scene } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { onSheet } from './on-sheet.ts'
import type { Sheet } from './sheet.ts'
import { DARK_WOOD, PAPER } from './stops.ts'
import { wash } from './wash.ts'

/** An unrolled scroll: a picture between two rollers. */
export function paintScroll(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  const { x, y, width, height } = sheet
  onSheet(scene, sheet, ({ context }) =>
    context.drawImage(picture, -width * 0.46, -height * 0.42, width * 0.92, height * 0.84),
  )
  for (const side of [-1, 1]) {
    const at = x + (side * width) / 2
    wash(scene, rectangle([at - 20, y - height / 2 - 16], 40, height + 32), {
      stops: PAPER,
      angle: 0,
      edge: 0.5,
    })
    for (const end of [y - height / 2 - 40, y + height / 2 + 16])
      wash(scene, rectangle([at - 13, end], 26, 26), { stops: DARK_WOOD, angle: 0, gold: 0.6 })
  }
}
