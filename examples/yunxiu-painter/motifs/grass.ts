import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import type { Patch } from './patch.ts'

/** Grass with plumes on a slope. */
export function paintGrass(
  scene: Scene,
  { x, y, width, height, count }: Patch,
  colours: readonly [`#${string}`, ...`#${string}`[]],
): void {
  const { random } = scene
  for (let index = 0; index < count; index++) {
    const foot: Point = [
      x + random.between(-0.5, 0.5) * width,
      y + random.between(-0.5, 0.5) * height,
    ]
    const tall = 26 + 50 * ((foot[1] - y) / height + 0.5)
    const lean = tall * random.between(0.1, 0.5)
    const blade = curve(
      [foot, [foot[0] + lean * 0.2, foot[1] - tall * 0.7], [foot[0] + lean, foot[1] - tall]],
      8,
    )
    brush(scene, blade, {
      width: random.between(1, 2.2),
      colour: random.pick(colours),
      alpha: 0.75,
    })
    const tip: Point = [foot[0] + lean, foot[1] - tall]
    const plume = curve(
      [tip, [tip[0] + tall * 0.1, tip[1] - 4], [tip[0] + tall * 0.3, tip[1] + 3]],
      6,
    )
    brush(scene, plume, { width: 3.4, colour: random.pick(colours), alpha: 0.6 })
  }
}
