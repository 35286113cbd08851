import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { type Bird, drawAt, blob } from './bird.ts'

/** A duck on the water, or a coloured drake. */
export function paintDuck(scene: Scene, bird: Bird, isDrake = false): void {
  const { context, palette } = scene
  drawAt(scene, bird, () => {
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
