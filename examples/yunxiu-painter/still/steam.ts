import { brush } from '../canvas/brush.ts'
import { noise } from '../canvas/noise.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import type { Rising } from './rising.ts'

/** Steam over something hot. */
export function paintSteam(scene: Scene, { x, y, height }: Rising): void {
  const { random, palette } = scene
  for (let wisp = 0; wisp < 6; wisp++) {
    const from = x + (wisp - 2.5) * height * 0.1
    const points = Array.from({ length: 31 }, (_, step): Point => {
      const t = step / 30
      const sway = Math.sin(t * 5 + wisp) * height * 0.06 * t
      return [
        from + sway + (noise(t * 2 + wisp * 7, wisp) - 0.5) * height * 0.2 * t,
        y - height * t,
      ]
    })
    brush(scene, points, {
      width: random.between(10, 22),
      colour: palette.isNight ? '#c9d2d0' : '#fffdf6',
      alpha: 0.16,
      jitter: 0.5,
    })
    brush(scene, points, { width: 1.2, colour: palette.line, alpha: 0.12, jitter: 0.5 })
  }
}
