import { css } from '../canvas/colour.ts'
import type { Point } from '../canvas/scene.ts'

/** A red seal: white peaks on cinnabar. */
export function paintSealOn(
  context: OffscreenCanvasRenderingContext2D,
  [x, y]: Point,
  size: number,
): void {
  context.fillStyle = css('#b23a2b')
  context.fillRect(x - size / 2, y - size / 2, size, size)
  context.fillStyle = css('#fff8ec')
  context.beginPath()
  const peaks: Point[] = [
    [-0.36, 0.24],
    [-0.2, -0.06],
    [-0.1, 0.06],
    [0.02, -0.3],
    [0.18, 0.04],
    [0.24, -0.04],
    [0.36, 0.24],
  ]
  for (const [px, py] of peaks) context.lineTo(x + px * size, y + py * size)
  context.fill()
}
