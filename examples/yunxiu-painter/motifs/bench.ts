import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { box, trapezoid } from '../canvas/shape.ts'

/** A stone bench. */
export function paintBench(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, palette } = scene
  const [top, side] = palette.isNight
    ? (['#5c6467', '#42494c'] as const)
    : (['#d8ccae', '#a99d80'] as const)
  context.strokeStyle = css(palette.line, 0.7)
  context.lineWidth = 1.6
  for (const leg of [-0.34, 0.34]) {
    context.fillStyle = css(side)
    context.fillRect(x + leg * size - size * 0.07, y - size * 0.24, size * 0.14, size * 0.24)
    context.strokeRect(x + leg * size - size * 0.07, y - size * 0.24, size * 0.14, size * 0.24)
  }
  fill(scene, trapezoid(x, [y - size * 0.34, size * 0.5], [y - size * 0.26, size * 0.56]), css(top))
  context.stroke()
  fill(
    scene,
    box([x - size * 0.56, y - size * 0.26], [x + size * 0.56, y - size * 0.19]),
    css(side),
  )
  context.stroke()
}
