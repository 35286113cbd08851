import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'

/** Slabs lifted off a channel and laid beside it. */
export function paintLiftedSlabs(scene: Scene): void {
  const { context, palette } = scene
  for (const [x, y, size] of [
    [760, 800, 70],
    [690, 900, 96],
    [1000, 700, 46],
  ] as const) {
    fill(
      scene,
      [
        [x - size, y],
        [x + size * 0.5, y - size * 0.1],
        [x + size * 0.8, y + size * 0.24],
        [x - size * 0.8, y + size * 0.36],
      ],
      css('#cdbf9c'),
    )
    context.strokeStyle = css(palette.line, 0.7)
    context.lineWidth = 2
    context.stroke()
    fill(
      scene,
      [
        [x - size * 0.8, y + size * 0.36],
        [x + size * 0.8, y + size * 0.24],
        [x + size * 0.8, y + size * 0.38],
        [x - size * 0.8, y + size * 0.5],
      ],
      css('#8d8069'),
    )
    context.stroke()
  }
}
