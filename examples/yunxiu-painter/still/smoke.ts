import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import type { Rising } from './rising.ts'

/** Kitchen smoke: thin above the roof, broader and paler in the wind. */
export function paintSmoke(scene: Scene, { x, y, height }: Rising): void {
  for (let puff = 0; puff < 70; puff++) {
    const t = puff / 69
    const at: Point = [
      x + t * t * height * 0.6 + Math.sin(t * 7 + x) * 16 * t,
      y - height * t ** 0.8,
    ]
    const radius = 7 + 34 * t
    const { context, palette } = scene
    const cloud = context.createRadialGradient(...at, 0, ...at, radius)
    cloud.addColorStop(0, css(palette.mist, 0.26 * (1 - t) + 0.05))
    cloud.addColorStop(1, css(palette.mist, 0))
    context.fillStyle = cloud
    context.fillRect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
  }
}
