import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** A white wall across the picture with damp at its foot. */
export function paintWall(scene: Scene, foot: number): void {
  const { context, palette, width } = scene
  const tone = context.createLinearGradient(0, 0, 0, foot)
  tone.addColorStop(0, css(palette.isNight ? '#59666e' : '#f6efdf'))
  tone.addColorStop(1, css(palette.isNight ? '#414c52' : '#d2c5a6'))
  fill(
    scene,
    [
      [0, 0],
      [width, 0],
      [width, foot],
      [0, foot],
    ],
    tone,
  )
  brush(scene, straight([0, foot], [width, foot], 60), {
    width: 5,
    colour: mix(palette.moss, '#8a7a5a', 0.4),
    alpha: 0.5,
    jitter: 0.7,
  })
}
