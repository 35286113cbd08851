import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import type { Patch } from './patch.ts'

/** Reeds at the water's edge, some with plumes. */
export function paintReeds(scene: Scene, { x, y, width, height, count }: Patch): void {
  const { random, palette } = scene
  for (let index = 0; index < count; index++) {
    const foot: Point = [x + random.between(-0.5, 0.5) * width, y + random.between(-4, 6)]
    const tall = height * random.between(0.5, 1)
    const lean = random.between(-0.35, 0.35) * tall
    const top: Point = [foot[0] + lean, foot[1] - tall]
    const stem = curve([foot, [foot[0] + lean * 0.1, foot[1] - tall * 0.6], top], 12)
    const green = mix(palette.moss, random.pick(palette.leaves), random.next())
    brush(scene, stem, { width: random.between(0.8, 2.4), colour: green, alpha: 0.8 })
    if (!random.chance(0.3)) continue
    const plume = curve(
      [
        top,
        [top[0] + lean * 0.2, top[1] - tall * 0.08],
        [top[0] + lean * 0.4, top[1] - tall * 0.04],
      ],
      8,
    )
    brush(scene, plume, {
      width: tall * 0.03 + 2,
      colour: palette.isSnow ? '#f4f1e6' : '#c9b184',
      alpha: 0.8,
    })
  }
}
