import { TURN } from '../canvas/arithmetic.ts'
import { css, type Colour } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'

interface Bird {
  x: number
  y: number
  size: number
  heading?: -1 | 1
}

function at({ context }: Scene, { x, y, size, heading = 1 }: Bird, draw: () => void): void {
  context.save()
  context.translate(x, y)
  context.scale(size * heading, size)
  draw()
  context.restore()
}

function blob(
  { context }: Scene,
  colour: Colour,
  [x, y, rx, ry, turn]: readonly [number, number, number, number, number],
): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.ellipse(x, y, rx, ry, turn, 0, TURN)
  context.fill()
}

/** A duck on the water; a drake in colours. */
export function paintDuck(scene: Scene, bird: Bird, isDrake = false): void {
  const { context, palette } = scene
  at(scene, bird, () => {
    blob(scene, [29, 42, 44], [0, 0.12, 0.55, 0.05, 0])
    blob(scene, isDrake ? '#8a5a34' : '#8d7f68', [0, 0, 0.5, 0.2, -0.08])
    blob(scene, isDrake ? '#d9a05a' : '#a99a80', [-0.1, -0.1, 0.32, 0.13, -0.35])
    if (isDrake) blob(scene, '#c9682f', [-0.22, -0.24, 0.1, 0.16, -0.5])
    blob(scene, isDrake ? '#f2e6cc' : '#b5a78c', [0.36, -0.08, 0.13, 0.17, 0])
    blob(scene, isDrake ? '#1f6b56' : '#7d705c', [0.42, -0.3, 0.14, 0.13, 0])
    if (isDrake) blob(scene, '#f2e6cc', [0.4, -0.28, 0.1, 0.05, 0.3])
    blob(scene, '#b23a2b', [0.58, -0.27, 0.09, 0.035, 0.1])
    blob(scene, palette.ink, [0.45, -0.33, 0.018, 0.018, 0])
    context.strokeStyle = css(palette.line, 0.5)
    context.lineWidth = 0.02
    context.beginPath()
    context.moveTo(-0.9, 0.16)
    context.lineTo(0.8, 0.16)
    context.stroke()
  })
}

/** A white egret standing in the shallows. */
export function paintEgret(scene: Scene, bird: Bird): void {
  const { context, palette } = scene
  at(scene, bird, () => {
    context.strokeStyle = css(palette.ink)
    context.lineWidth = 0.03
    context.beginPath()
    context.moveTo(-0.04, 0)
    context.lineTo(-0.06, 0.62)
    context.moveTo(0.06, 0)
    context.lineTo(0.05, 0.62)
    context.stroke()
    blob(scene, '#fffdf6', [0, -0.1, 0.34, 0.17, 0.25])
    context.strokeStyle = css('#fffdf6')
    context.lineWidth = 0.09
    context.beginPath()
    context.moveTo(0.22, -0.14)
    context.bezierCurveTo(0.5, -0.36, 0.06, -0.52, 0.28, -0.82)
    context.stroke()
    blob(scene, '#fffdf6', [0.31, -0.84, 0.1, 0.06, 0.1])
    context.strokeStyle = css('#b98a3e')
    context.lineWidth = 0.035
    context.beginPath()
    context.moveTo(0.38, -0.84)
    context.lineTo(0.62, -0.8)
    context.stroke()
    context.strokeStyle = css(palette.line, 0.55)
    context.lineWidth = 0.015
    context.beginPath()
    context.ellipse(0, -0.1, 0.34, 0.17, 0.25, 0, TURN)
    context.stroke()
  })
}

/** A hen pheasant walking; a chick when small. */
export function paintPheasant(scene: Scene, bird: Bird): void {
  const { context, palette } = scene
  at(scene, bird, () => {
    context.strokeStyle = css('#6e5233')
    context.lineWidth = 0.04
    context.beginPath()
    for (const leg of [-0.05, 0.1]) {
      context.moveTo(leg, 0.12)
      context.lineTo(leg + 0.04, 0.42)
    }
    context.stroke()
    context.fillStyle = css('#8d6a40')
    context.beginPath()
    context.moveTo(-0.3, -0.05)
    context.quadraticCurveTo(-0.8, -0.12, -1.15, 0.12)
    context.quadraticCurveTo(-0.7, 0.1, -0.25, 0.12)
    context.fill()
    blob(scene, '#a57f4e', [0, 0, 0.42, 0.22, -0.12])
    blob(scene, '#7d5a34', [-0.08, -0.03, 0.26, 0.13, -0.2])
    blob(scene, '#b08a58', [0.36, -0.2, 0.1, 0.18, 0.4])
    blob(scene, '#a57f4e', [0.44, -0.36, 0.1, 0.085, 0])
    blob(scene, palette.ink, [0.47, -0.38, 0.018, 0.018, 0])
    context.fillStyle = css('#6e5233')
    context.beginPath()
    context.moveTo(0.53, -0.38)
    context.lineTo(0.63, -0.34)
    context.lineTo(0.52, -0.32)
    context.fill()
    for (let spot = 0; spot < 9; spot++)
      blob(scene, '#5a3d22', [
        -0.25 + (spot % 5) * 0.13,
        -0.08 + Math.floor(spot / 5) * 0.12,
        0.025,
        0.018,
        0.4,
      ])
  })
}

/** Small birds far off: two strokes each. */
export function paintFarBirds(
  { context, random, palette }: Scene,
  [x, y]: Point,
  count: number,
): void {
  context.strokeStyle = css(palette.isNight ? palette.gold : palette.ink, 0.75)
  for (let bird = 0; bird < count; bird++) {
    const [bx, by] = [x + random.between(-150, 150), y + random.between(-70, 70)]
    const size = random.between(8, 16)
    context.lineWidth = size * 0.13
    context.beginPath()
    context.moveTo(bx - size, by - size * 0.3)
    context.quadraticCurveTo(bx - size * 0.4, by - size * 0.5, bx, by)
    context.quadraticCurveTo(bx + size * 0.4, by - size * 0.5, bx + size, by - size * 0.2)
    context.stroke()
  }
}
