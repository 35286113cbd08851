import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { onSheet } from './on-sheet.ts'
import type { Sheet } from './sheet.ts'

/** An open book or album with a picture across both leaves. */
export function paintAlbum(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  const { width, height } = sheet
  onSheet(scene, sheet, ({ context }) => {
    context.fillStyle = css('#e6d6ae')
    context.fillRect(-width / 2, -height / 2, width, height)
    context.globalAlpha = 0.92
    context.drawImage(picture, -width * 0.45, -height * 0.4, width * 0.9, height * 0.8)
    context.globalAlpha = 1
    const gutter = context.createLinearGradient(-40, 0, 40, 0)
    gutter.addColorStop(0, css('#4a3b22', 0))
    gutter.addColorStop(0.5, css('#4a3b22', 0.5))
    gutter.addColorStop(1, css('#4a3b22', 0))
    context.fillStyle = gutter
    context.fillRect(-40, -height / 2, 80, height)
  })
}
