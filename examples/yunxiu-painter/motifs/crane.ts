import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

export interface Crane {
  x: number
  y: number
  size: number
  /** 1 right, -1 left. */
  heading?: -1 | 1
  /** With a raised wing. */
  isRising?: boolean
}

/** A flying crane. */
export function paintCrane(
  scene: Scene,
  { x, y, size, heading = 1, isRising = false }: Crane,
): void {
  const { context, palette } = scene
  const white = css(palette.isNight ? '#e9e4d2' : '#fffdf6')
  const ink = css('#1d2a2c')
  context.save()
  context.translate(x, y)
  context.scale(heading * size, size)
  context.fillStyle = white
  context.strokeStyle = ink
  context.lineWidth = 0.035
  paintFarWing(scene, isRising ? -0.55 : 0.25)
  context.beginPath()
  context.moveTo(0.5, -0.06)
  context.quadraticCurveTo(0.1, -0.16, -0.45, 0.02)
  context.quadraticCurveTo(0.05, 0.2, 0.5, -0.06)
  context.fill()
  context.stroke()
  paintNearWing(scene, ink)
  paintNeck(scene, white, ink)
  context.restore()
}

/** A flock that trails behind a point. */
export function paintCranes(scene: Scene, { x, y, size, heading = 1 }: Crane, count = 4): void {
  const { random } = scene
  for (let index = 0; index < count; index++) {
    paintCrane(scene, {
      x: x - heading * index * size * random.between(1.6, 2.6),
      y: y + (index % 2 === 0 ? 1 : -1) * size * random.between(0.4, 1.6),
      size: size * random.between(0.62, 1),
      heading,
      isRising: index % 2 === 1,
    })
  }
}

function paintFarWing({ context }: Scene, lift: number): void {
  context.beginPath()
  context.moveTo(0.05, 0)
  context.quadraticCurveTo(-0.1, -0.5 + lift * 0.3, -0.55, -0.78 + lift * 0.5)
  context.quadraticCurveTo(-0.25, -0.3, -0.32, 0.02)
  context.closePath()
  context.fill()
  context.stroke()
}

function paintNearWing({ context }: Scene, ink: string): void {
  context.beginPath()
  context.moveTo(0.22, -0.02)
  context.quadraticCurveTo(0.22, -0.6, 0.02, -1.05)
  context.quadraticCurveTo(-0.12, -0.6, -0.38, -0.02)
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = ink
  context.beginPath()
  context.moveTo(0.02, -1.05)
  context.quadraticCurveTo(-0.2, -0.7, -0.38, -0.02)
  context.quadraticCurveTo(-0.2, -0.38, -0.12, -0.42)
  context.quadraticCurveTo(-0.04, -0.7, 0.02, -1.05)
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
