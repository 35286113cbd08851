import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'

/** The shadow of a peak on cloud, with a ring of light around its tip. */
export function paintPeakShadow(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { context } = scene
  const shade = context.createLinearGradient(0, y, 0, y + 400)
  shade.addColorStop(0, css('#4f6f8f', 0.55))
  shade.addColorStop(1, css('#4f6f8f', 0))
  fill(
    scene,
    spline(
      [
        [x - 420, y + 420],
        [x - 110, y + 160],
        [x, y],
        [x + 120, y + 170],
        [x + 400, y + 420],
      ],
      false,
    ),
    shade,
  )
  for (const [radius, colour] of [
    [150, '#d9824e'],
    [138, '#ecc970'],
    [126, '#7ab08e'],
    [114, '#5f93b4'],
  ] as const) {
    context.strokeStyle = css(colour, 0.35)
    context.lineWidth = 12
    context.beginPath()
    context.arc(x, y + 20, radius, 0, 7)
    context.stroke()
  }
}
