import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'

export interface Boat {
  x: number
  y: number
  /** Its length. */
  size: number
  /** Where its bow points: 1 right, -1 left. */
  bow?: -1 | 1
  hasAwning?: boolean
}

/** A wooden boat with a woven awning and a scull; by night a lamp at its bow. */
export function paintBoat(scene: Scene, boat: Boat): void {
  const { context, palette } = scene
  const { x, y, size, bow = 1, hasAwning = true } = boat
  const wood = css(palette.isNight ? '#4a3526' : '#5a4028')
  context.save()
  context.translate(x, y)
  context.scale(bow * size, size)
  context.fillStyle = css(hazed(scene, palette.line, 0.3), 0.18)
  context.beginPath()
  context.ellipse(0, 0.05, 0.55, 0.04, 0, 0, TURN)
  context.fill()
  context.fillStyle = wood
  context.beginPath()
  context.moveTo(-0.55, -0.09)
  context.quadraticCurveTo(0, 0.05, 0.6, -0.12)
  context.quadraticCurveTo(0.3, 0.07, 0, 0.06)
  context.quadraticCurveTo(-0.4, 0.05, -0.55, -0.09)
  context.fill()
  if (hasAwning) paintAwning(scene)
  if (palette.isNight) paintLamp(scene)
  context.strokeStyle = wood
  context.lineWidth = 0.012
  context.beginPath()
  context.moveTo(-0.46, -0.26)
  context.lineTo(-0.2, 0.1)
  context.stroke()
  context.restore()
}

function paintAwning({ context, palette }: Scene): void {
  context.fillStyle = css(palette.isNight ? '#6a5434' : '#a98a55')
  context.beginPath()
  context.moveTo(-0.22, -0.02)
  context.quadraticCurveTo(-0.2, -0.2, 0, -0.2)
  context.quadraticCurveTo(0.2, -0.2, 0.22, -0.02)
  context.closePath()
  context.fill()
  context.strokeStyle = css('#4e3b2a', 0.8)
  context.lineWidth = 0.008
  context.stroke()
  context.beginPath()
  for (let rib = -3; rib <= 3; rib++) {
    context.moveTo(rib * 0.06, -0.02)
    context.lineTo(rib * 0.056, -0.19)
  }
  context.stroke()
}

function paintLamp({ context }: Scene): void {
  const glow = context.createRadialGradient(0.3, -0.16, 0, 0.3, -0.16, 0.3)
  glow.addColorStop(0, css('#ffcf7a', 0.5))
  glow.addColorStop(1, css('#ffcf7a', 0))
  context.fillStyle = glow
  context.fillRect(0, -0.46, 0.6, 0.6)
  context.fillStyle = '#ffcf7a'
  context.beginPath()
  context.arc(0.3, -0.16, 0.03, 0, TURN)
  context.fill()
}
