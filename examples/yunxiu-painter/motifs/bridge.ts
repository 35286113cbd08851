import { TURN } from '../canvas/arithmetic.ts'
import { Random } from '../canvas/random.ts'
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
  const tall = width * 0.058
  const stone = css(palette.isNight ? '#6f7f83' : '#d3c7aa')
  const line = css(palette.isNight ? palette.gold : palette.line, 0.7)
  const rail = new Path2D()
  for (const [at, level] of deck) rail.lineTo(at, level - tall)
  context.strokeStyle = line
  context.lineWidth = Math.max(1.2, width * 0.011)
  context.stroke(rail)
  context.strokeStyle = stone
  context.lineWidth = Math.max(0.6, width * 0.0065)
  context.stroke(rail)
  context.strokeStyle = line
  context.lineWidth = Math.max(0.5, width * 0.0022)
  for (const [index, [at, level]] of deck.entries()) {
    if (index % 2 > 0) {
      context.beginPath()
      context.moveTo(at, level)
      context.lineTo(at, level - tall)
      context.stroke()
      continue
    }
    const half = Math.max(0.8, width * 0.0065)
    context.fillStyle = stone
    context.beginPath()
    context.rect(at - half, level - tall * 1.16, half * 2, tall * 1.2)
    context.arc(at, level - tall * 1.22, half * 1.25, 0, TURN)
    context.fill()
    context.stroke()
  }
}

function paintStones({ context, palette }: Scene, { x, y, width }: Building): void {
  const height = width * 0.3
  const random = new Random(Math.round(x + width))
  const deep = height * 0.14
  // Courses of stones, none of quite the same tone.
  for (let course = 0; course < 12; course++) {
    const top = y - (course + 1) * deep
    for (let at = x - width - random.between(0, 0.1) * width; at < x + width; ) {
      const long = width * random.between(0.07, 0.15)
      context.fillStyle = css(random.chance(0.5) ? '#fff3d6' : '#3a3226', random.between(0.02, 0.1) * (palette.isNight ? 0.6 : 1))
      context.fillRect(at, top, long, deep)
      context.strokeStyle = css(palette.line, 0.26)
      context.lineWidth = Math.max(0.5, width * 0.0022)
      context.strokeRect(at, top, long, deep)
      at += long
    }
  }
  // The arch: two rings with cut stones between them.
  context.beginPath()
  context.ellipse(x, y + 4, width * 0.345, height * 1.05, 0, Math.PI, TURN)
  context.ellipse(x, y + 4, width * 0.3, height * 0.92, 0, TURN, Math.PI, true)
  context.fillStyle = css(palette.isNight ? '#4d6068' : '#ddd2b8')
  context.fill()
  context.strokeStyle = css(palette.line, 0.42)
  context.lineWidth = Math.max(0.6, width * 0.003)
  context.stroke()
  context.beginPath()
  for (let stone = 0; stone < 24; stone++) {
    const angle = Math.PI + (stone / 23) * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    context.moveTo(x + cos * width * 0.3, y + 4 + sin * height * 0.92)
    context.lineTo(x + cos * width * 0.345, y + 4 + sin * height * 1.05)
  }
  context.stroke()
}
