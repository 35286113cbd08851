import { mix, css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import type { Spot } from '../scenes/lane.ts'

/** Stone steps from a lane down into its channel, for washing clothes. */
export function paintWaterSteps(scene: Scene, spot: Spot): void {
  const { context, palette } = scene
  const stone = palette.isNight ? '#59646a' : mix('#cfc4a4', palette.silk, 0.3)
  for (let step = 0; step < 3; step++) {
    const [from, to] = [150 + step * 34, 184 + step * 34]
    const up = -step * 12
    for (const [low, shade] of [
      [from, 0],
      [to, 0.6],
    ] as const) {
      fill(
        scene,
        shade === 0
          ? [spot(low, up, 0.62), spot(to, up, 0.62), spot(to, up, 0.86), spot(low, up, 0.86)]
          : [
              spot(low, up, 0.62),
              spot(low, up - 12, 0.62),
              spot(low, up - 12, 0.86),
              spot(low, up, 0.86),
            ],
        css(mix(stone, '#4a4f4a', shade)),
      )
      context.strokeStyle = css(palette.line, 0.55)
      context.lineWidth = 1.2
      context.stroke()
    }
  }
}
