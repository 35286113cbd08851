import { lerp, TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

export interface Crane {
  x: number
  y: number
  size: number
  /** 1 right, -1 left. */
  heading?: -1 | 1
  /** Where its wings are in their beat: 0 above, 1 below. */
  beat?: number
  /** How much it climbs, in radians. */
  climb?: number
}

/** A flying crane. */
export function paintCrane(
  scene: Scene,
  { x, y, size, heading = 1, beat = 0, climb = 0 }: Crane,
): void {
  const { context, palette } = scene
  const white = css(palette.isNight ? '#e9e4d2' : '#fffdf6')
  const ink = css('#1d2a2c')
  context.save()
  context.translate(x, y)
  context.scale(heading * size, size)
  context.rotate(-climb)
  context.fillStyle = white
  context.strokeStyle = ink
  context.lineWidth = size > 60 ? 0.018 : 0.035
  paintFarWing(scene, beat)
  context.beginPath()
  context.moveTo(0.5, -0.06)
  context.quadraticCurveTo(0.1, -0.16, -0.45, 0.02)
  context.quadraticCurveTo(0.05, 0.2, 0.5, -0.06)
  context.fill()
  context.stroke()
  paintNearWing(scene, ink, beat)
  paintNeck(scene, white, ink)
  context.restore()
}

/** A flock in a loose wedge behind its leader: no two at the same point of their beat. */
export function paintCranes(scene: Scene, { x, y, size, heading = 1 }: Crane, count = 4): void {
  const { random } = scene
  const first = random.next()
  for (let index = 0; index < count; index++) {
    const rank = Math.ceil(index / 2)
    const side = index % 2 === 0 ? 1 : -0.8
    paintCrane(scene, {
      x: x - heading * rank * size * random.between(1.7, 2.9) - heading * (index % 2) * size * 0.7,
      y: y + side * rank * size * random.between(0.7, 1.25),
      size: size * (1 - rank * 0.1) * random.between(0.84, 1.06),
      heading,
      beat: (first + index * 0.37) % 1,
      climb: random.between(-0.12, 0.2),
    })
  }
}

function paintFarWing({ context }: Scene, beat: number): void {
  const [tipX, tipY] = [lerp(-0.5, -0.3, beat), lerp(-0.98, 0.42, beat)]
  context.beginPath()
  context.moveTo(0.08, 0)
  context.quadraticCurveTo(tipX * 0.1, tipY * 0.62, tipX, tipY)
  context.quadraticCurveTo(tipX * 0.8 - 0.1, tipY * 0.3, -0.3, 0.02)
  context.closePath()
  context.fill()
  context.stroke()
}

function paintNearWing({ context }: Scene, ink: string, beat: number): void {
  const [tipX, tipY] = [lerp(0.12, -0.34, beat), lerp(-1.12, 0.66, beat)]
  const [backX, backY] = [tipX * 0.6 - 0.3, tipY * 0.46]
  context.beginPath()
  context.moveTo(0.24, -0.02)
  context.quadraticCurveTo(0.22 + tipX * 0.4, tipY * 0.6, tipX, tipY)
  context.quadraticCurveTo(backX, backY, -0.4, -0.01)
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = ink
  context.beginPath()
  context.moveTo(tipX, tipY)
  context.quadraticCurveTo(backX, backY, -0.4, -0.01)
  context.quadraticCurveTo(backX + 0.2, backY * 0.86, tipX * 0.72, tipY * 0.66)
  context.closePath()
  context.fill()
  context.beginPath()
  context.moveTo(-0.42, 0)
  context.lineTo(-0.68, 0.06)
  context.lineTo(-0.4, 0.07)
  context.fill()
}

function paintNeck({ context }: Scene, white: string, ink: string): void {
  const neck = (style: string, width: number) => {
    context.strokeStyle = style
    context.lineWidth = width
    context.beginPath()
    context.moveTo(0.46, -0.06)
    context.quadraticCurveTo(0.7, -0.14, 0.92, -0.06)
    context.stroke()
  }
  neck(ink, 0.05)
  neck(white, 0.03)
  context.strokeStyle = ink
  context.lineWidth = 0.03
  context.beginPath()
  context.moveTo(0.92, -0.06)
  context.lineTo(1.12, -0.02)
  context.moveTo(-0.4, 0.05)
  context.lineTo(-0.95, 0.16)
  context.moveTo(-0.4, 0.07)
  context.lineTo(-0.93, 0.21)
  context.stroke()
  context.fillStyle = '#b23a2b'
  context.beginPath()
  context.arc(0.9, -0.1, 0.04, 0, TURN)
  context.fill()
}
