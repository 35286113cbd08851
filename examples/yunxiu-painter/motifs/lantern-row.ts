import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { paintLantern } from './lantern.ts'

/** Lanterns on a rope that sags between two points. */
export function paintLanternRow(
  scene: Scene,
  [from, to]: readonly [Point, Point],
  { count, size, sag = 20 }: { count: number; size: number; sag?: number },
): void {
  const { context, palette } = scene
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ]
  context.strokeStyle = css(palette.line, 0.7)
  context.lineWidth = 1
  context.beginPath()
  for (let step = 0; step <= 30; step++) context.lineTo(...at(step / 30))
  context.stroke()
  for (let index = 0; index < count; index++) {
    const [x, y] = at((index + 0.5) / count)
    paintLantern(scene, [x, y + size * 1.3], size)
  }
}
