import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'

/** A shaft of light from the upper left down to a point. */
export function paintLightShaft(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { context } = scene
  const light = context.createLinearGradient(x - 300, 0, x, y)
  light.addColorStop(0, css('#fff8e0', 0))
  light.addColorStop(0.5, css('#fff4d0', 0.4))
  light.addColorStop(1, css('#fff4d0', 0.12))
  fill(
    scene,
    [
      [x - 420, -10],
      [x - 180, -10],
      [x + 190, y],
      [x - 190, y],
    ],
    light,
  )
}
