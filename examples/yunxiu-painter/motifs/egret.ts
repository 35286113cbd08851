import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { type Bird, drawAt, blob } from './bird.ts'

/** A white egret standing in the shallows. */
export function paintEgret(scene: Scene, bird: Bird): void {
  const { context, palette } = scene
  drawAt(scene, bird, () => {
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
