import { mix, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'

/** Footprints in snow along a way. */
export function paintFootprints(scene: Scene, way: readonly Point[]): void {
  const { context, palette } = scene
  spline(way, false, 14).forEach(([x, y], index) => {
    const size = 2 + (y / scene.height) * 7
    context.fillStyle = css(mix(palette.water, palette.line, 0.3), 0.6)
    context.beginPath()
    context.ellipse(x + (index % 2 === 0 ? size : -size), y, size * 0.8, size * 0.5, -0.6, 0, 7)
    context.fill()
  })
}
