import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import { hazed, type Scene } from '../canvas/scene.ts'
import type { Building } from './hall.ts'

/** A stone bridge of one high arch with a balustrade; `width` is about two thirds of its half span. */
export function paintBridge(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const height = width * 0.3
  const deck = (u: number) => y - height * 1.28 * Math.cos((u * Math.PI) / 2) ** 0.95 - width * 0.04
  const ink = hazed(scene, palette.line, haze)
  context.beginPath()
  for (let step = -20; step <= 20; step++)
    context.lineTo(x + (step / 20) * width * 0.72, deck(step / 20))
  context.lineTo(x + width * 0.72, y + 4)
  context.lineTo(x + width * 0.3, y + 4)
  context.ellipse(x, y + 4, width * 0.3, height * 0.92, 0, 0, Math.PI, true)
  context.lineTo(x - width * 0.72, y + 4)
  context.closePath()
  context.fillStyle = css(hazed(scene, palette.isNight ? '#4a5a62' : '#cfc3a6', haze))
  context.fill()
  context.strokeStyle = css(ink, 0.75)
  context.lineWidth = 1.1
  context.stroke()
  context.save()
  context.clip()
  paintStones(scene, { x, y, width, haze })
  context.restore()
  context.strokeStyle = css(ink, 0.85)
  context.lineWidth = Math.max(1, width * 0.012)
  context.beginPath()
  for (let post = -8; post <= 8; post++) {
    const at = x + (post / 8) * width * 0.72
    context.moveTo(at, deck(post / 8))
    context.lineTo(at, deck(post / 8) - width * 0.06)
  }
  for (let step = -20; step <= 20; step++) {
    const [at, rail] = [x + (step / 20) * width * 0.72, deck(step / 20) - width * 0.06]
    if (step === -20) context.moveTo(at, rail)
    else context.lineTo(at, rail)
  }
  context.stroke()
}

function paintStones(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const height = width * 0.3
  context.lineWidth = Math.max(0.6, width * 0.006)
  context.strokeStyle = css(hazed(scene, palette.line, haze), 0.35)
  context.beginPath()
  for (let course = 2; course < 9; course++) {
    context.moveTo(x - width, y - course * height * 0.18)
    context.lineTo(x + width, y - course * height * 0.18)
  }
  context.stroke()
  for (const ring of [0, 1]) {
    context.beginPath()
    const grown = 1 + 0.13 * ring
    context.ellipse(x, y + 4, width * 0.3 * grown, height * 0.92 * grown, 0, Math.PI, TURN)
    context.stroke()
  }
  context.beginPath()
  for (let stone = 0; stone < 20; stone++) {
    const [cos, sin] = [
      Math.cos(Math.PI + (stone / 19) * Math.PI),
      Math.sin(Math.PI + (stone / 19) * Math.PI),
    ]
    context.moveTo(x + cos * width * 0.3, y + 4 + sin * height * 0.92)
    context.lineTo(x + cos * width * 0.34, y + 4 + sin * height * 1.04)
  }
  context.stroke()
}
