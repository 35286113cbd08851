import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { type Bird, drawAt, blob } from './bird.ts'

/** A walking hen pheasant or, if small, a chick. */
export function paintPheasant(scene: Scene, bird: Bird): void {
  const { context, palette } = scene
  drawAt(scene, bird, () => {
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
