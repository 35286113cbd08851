import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'

/** The slope of a roof over a loft, on the right. */
export function paintSlope(scene: Scene): void {
  const { width } = scene
  fill(
    scene,
    [
      [width, 0],
      [width * 0.66, 0],
      [width, 560],
    ],
    css('#5a3d28'),
  )
  for (let beam = 0; beam < 5; beam++) {
    const t = beam / 4
    brush(
      scene,
      straight([width * (0.66 + 0.34 * t), 560 * t - 10], [width + 10, 560 * t - 190], 8),
      { width: 20, colour: '#3a281a', isTapered: false },
    )
  }
  brush(scene, straight([width * 0.66, 0], [width, 560], 12), {
    width: 24,
    colour: '#2f2016',
    isTapered: false,
  })
}
