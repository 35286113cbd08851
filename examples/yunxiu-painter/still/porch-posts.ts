import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { WOOD } from './stops.ts'
import { wash } from './wash.ts'

/** Two posts and a beam of a veranda, over a view. */
export function paintPorchPosts(scene: Scene): void {
  const { width, context } = scene
  for (const x of [110, width - 166])
    wash(scene, rectangle([x, 80], 56, 660), { stops: WOOD, angle: 0 })
  context.fillStyle = css('#24170f')
  context.fillRect(0, 0, width, 44)
  wash(scene, rectangle([0, 42], width, 56), { stops: WOOD })
}
