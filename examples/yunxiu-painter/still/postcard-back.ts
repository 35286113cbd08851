import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { onSheet } from './on-sheet.ts'
import { paintSealOn } from './seal-on.ts'
import type { Sheet } from './sheet.ts'
import { upright } from './upright.ts'

/** The back of a postcard: lines, a stamp, a red postmark. */
export function paintPostcardBack(scene: Scene, sheet: Sheet): void {
  const { width, height } = sheet
  onSheet(scene, sheet, ({ context, palette }) => {
    context.strokeStyle = css(palette.line, 0.5)
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(0, -height * 0.4)
    context.lineTo(0, height * 0.4)
    for (let row = 0; row < 4; row++) {
      context.moveTo(width * 0.06, height * (0.02 + row * 0.11))
      context.lineTo(width * 0.44, height * (0.02 + row * 0.11))
    }
    context.stroke()
    context.drawImage(
      upright('day', 4199),
      width * 0.32,
      -height * 0.42,
      width * 0.13,
      height * 0.28,
    )
    context.strokeRect(width * 0.32, -height * 0.42, width * 0.13, height * 0.28)
    context.strokeStyle = css('#b23a2b', 0.8)
    context.lineWidth = 7
    for (const radius of [0.13, 0.1]) {
      context.beginPath()
      context.arc(width * 0.3, -height * 0.2, height * radius, 0, 7)
      context.stroke()
    }
    paintSealOn(context, [width * 0.3, -height * 0.2], height * 0.1)
    for (let row = 0; row < 6; row++) {
      context.fillStyle = css('#2c3436', 0.6)
      context.fillRect(
        -width * 0.44,
        -height * (0.3 - row * 0.1),
        width * (0.24 + 0.13 * Math.sin(row * 3)),
        6,
      )
    }
  })
}
