import type { Scene } from '../canvas/scene.ts'
import { onSheet } from './on-sheet.ts'
import type { Sheet } from './sheet.ts'

/** A picture postcard or print with a white margin. */
export function paintCard(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  onSheet(scene, sheet, ({ context }) => {
    const margin = sheet.height * 0.05
    context.drawImage(
      picture,
      -sheet.width / 2 + margin,
      -sheet.height / 2 + margin,
      sheet.width - 2 * margin,
      sheet.height - 2 * margin,
    )
  })
}
