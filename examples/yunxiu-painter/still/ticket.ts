import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { onSheet } from './on-sheet.ts'
import { paintSealOn } from './seal-on.ts'
import type { Sheet } from './sheet.ts'

/** A ticket: a picture, a perforated stub, a seal. */
export function paintTicket(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  const { width, height } = sheet
  onSheet(scene, sheet, ({ context, palette }) => {
    context.drawImage(picture, -width * 0.47, -height * 0.43, width * 0.68, height * 0.86)
    context.setLineDash([3, 9])
    context.strokeStyle = css(palette.line, 0.8)
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(width * 0.25, -height / 2)
    context.lineTo(width * 0.25, height / 2)
    context.stroke()
    context.setLineDash([])
    for (let row = 0; row < 4; row++) {
      context.fillStyle = css(palette.line, 0.7)
      context.fillRect(
        width * 0.3,
        -height * 0.36 + row * height * 0.1,
        width * (row % 2 === 0 ? 0.15 : 0.1),
        5,
      )
    }
    paintSealOn(context, [width * 0.38, height * 0.26], height * 0.2)
  })
}
