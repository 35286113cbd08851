import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { paintBank } from './bank.ts'
import type { Building } from './hall.ts'
import { paintTuft } from './tuft.ts'

/** Half of the deck's length, as a share of `width`. */
const REACH = 0.86

/** A stone bridge with one high arch and a balustrade, whose deck is level at both ends. */
export function paintBridge(scene: Scene, { x, y, width }: Building): void {
  const { context, palette } = scene
  const height = width * 0.3
  const deck = Array.from({ length: 41 }, (_, index): Point => {
    const u = index / 20 - 1
    const rise = (0.5 + 0.5 * Math.cos(u * Math.PI)) ** 0.85
    return [x + u * width * REACH, y - height * 1.28 * rise - width * 0.04]
  })
  context.beginPath()
  for (const point of deck) context.lineTo(...point)
  context.lineTo(x + width * REACH, y + 4)
  context.lineTo(x + width * 0.3, y + 4)
  context.ellipse(x, y + 4, width * 0.3, height * 0.92, 0, 0, Math.PI, true)
  context.lineTo(x - width * REACH, y + 4)
  context.closePath()
  context.fillStyle = stoneFill(scene, { x, y, width })
  context.fill()
  context.strokeStyle = css(palette.line, 0.75)
  context.lineWidth = 1.1
  context.stroke()
  context.save()
  context.clip()
  paintStones(scene, { x, y, width })
  context.restore()
  paintBalustrade(scene, deck, width)
}

/** Low shores under both ends of a bridge, so that neither ends in the water. */
export function paintBridgeheads(scene: Scene, { x, y, width }: Building): void {
  for (const side of [-1, 1]) {
    const bank = { x: x + side * width * 1.02, y: y + 6, width: width * 0.4, height: width * 0.16 }
    paintBank(scene, { ...bank, rocks: 5 })
    paintTuft(scene, { x: bank.x, y: y - width * 0.06, size: width * 0.14 })
  }
}

/** Stone that darkens towards the water. */
function stoneFill({ context, palette }: Scene, { y, width }: Building): CanvasGradient {
  const fall = context.createLinearGradient(0, y - width * 0.42, 0, y)
  const [light, dark] = palette.isNight
    ? (['#566970', '#1d2f39'] as const)
    : (['#d8cdb2', '#b9ab8b'] as const)
  fall.addColorStop(0, css(light))
  fall.addColorStop(1, css(dark))
  return fall
}

function paintBalustrade({ context, palette }: Scene, deck: readonly Point[], width: number): void {
  context.strokeStyle = css(palette.isNight ? palette.gold : palette.line, 0.8)
  context.lineWidth = Math.max(1, width * 0.009)
  context.beginPath()
  for (const [index, [at, level]] of deck.entries()) {
    if (index % 2 > 0) continue
    context.moveTo(at, level)
    context.lineTo(at, level - width * 0.06)
  }
  const rail = new Path2D()
  for (const [at, level] of deck) rail.lineTo(at, level - width * 0.06)
  context.stroke()
  context.stroke(rail)
}

function paintStones({ context, palette }: Scene, { x, y, width }: Building): void {
  const height = width * 0.3
  context.lineWidth = Math.max(0.6, width * 0.006)
  context.strokeStyle = css(palette.line, 0.35)
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
