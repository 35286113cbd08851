import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { box, rectangle } from '../canvas/shape.ts'
import { WOOD } from './stops.ts'
import { wash } from './wash.ts'

/** Plain wooden shelves in `rows` and `columns`. */
export function paintShelf(
  scene: Scene,
  {
    x,
    y,
    width,
    height,
    rows,
    columns = 1,
  }: { x: number; y: number; width: number; height: number; rows: number; columns?: number },
): void {
  const { context } = scene
  fill(scene, box([x, y - height], [x + width, y]), css('#5f432c', 0.42))
  for (let row = 0; row <= rows; row++)
    wash(scene, rectangle([x - 14, y - (height * row) / rows - 12], width + 28, 24), {
      stops: WOOD,
      cloud: 0.5,
      gold: 0.5,
    })
  for (let column = 0; column <= columns; column++)
    wash(scene, rectangle([x + (width * column) / columns - 11, y - height], 22, height), {
      stops: WOOD,
      angle: 0,
      cloud: 0.5,
      gold: 0.3,
    })
  context.fillStyle = css('#2a1a0c', 0.16)
  for (let row = 1; row <= rows; row++)
    context.fillRect(x, y - (height * row) / rows + 12, width, 26)
}
