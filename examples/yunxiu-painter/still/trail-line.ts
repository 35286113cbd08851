import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'

/** A dashed red line, such as a trail on a map. */
export function paintTrailLine(scene: Scene, way: readonly Point[]): void {
  const { context } = scene
  context.setLineDash([14, 11])
  context.strokeStyle = css('#b23a2b', 0.85)
  context.lineWidth = 5
  context.beginPath()
  for (const [x, y] of spline(way, false, 12)) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}
