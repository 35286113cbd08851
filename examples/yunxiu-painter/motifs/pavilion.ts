import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'
import type { Building } from './hall.ts'
import { paintRoof } from './roof.ts'

/** An open pavilion: four red columns, a rail, a tent roof with a finial. */
export function paintPavilion(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const height = width * 0.95
  const stone = palette.isNight ? '#55534c' : '#c2b496'
  context.fillStyle = css(hazed(scene, stone, haze))
  context.fillRect(x - width, y - width * 0.1, width * 2, width * 0.1)
  context.fillStyle = css(hazed(scene, palette.isNight ? '#3c3b38' : '#8d8069', haze))
  context.fillRect(x - width * 1.1, y - width * 0.02, width * 2.2, width * 0.07)
  if (palette.isNight) {
    context.fillStyle = css('#e8b565', 0.5)
    context.fillRect(x - width * 0.8, y - height, width * 1.6, height * 0.9)
  }
  const red = css(hazed(scene, '#a23f2f', haze))
  context.fillStyle = red
  for (const column of [-0.82, -0.3, 0.3, 0.82]) {
    context.fillRect(
      x + column * width - width * 0.035,
      y - height,
      width * 0.07,
      height - width * 0.1,
    )
  }
  context.strokeStyle = red
  context.lineWidth = Math.max(0.7, width * 0.03)
  context.beginPath()
  for (const rail of [y - width * 0.34, y - height + width * 0.1]) {
    context.moveTo(x - width * 0.82, rail)
    context.lineTo(x + width * 0.82, rail)
  }
  for (let bar = -8; bar <= 8; bar++) {
    context.moveTo(x + bar * width * 0.1, y - width * 0.34)
    context.lineTo(x + bar * width * 0.1, y - width * 0.12)
  }
  context.stroke()
  const roof = { width: width * 1.35, height: width * 0.75, haze, ridge: 0.035, lift: 0.12 }
  paintRoof(scene, { x, y: y - height, ...roof })
  context.fillStyle = css(hazed(scene, palette.gold, haze))
  context.beginPath()
  context.ellipse(x, y - height - width * 0.84, width * 0.07, width * 0.11, 0, 0, TURN)
  context.fill()
}
