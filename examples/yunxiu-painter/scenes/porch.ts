import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, rectangle } from '../canvas/shape.ts'
import { paintFar } from './backdrop.ts'
import { WOOD } from '../still/stops.ts'
import { wash } from '../still/wash.ts'

/** Under the eaves of a wooden house: a beam above, planks below, the hills beyond. */
export function paintPorch(scene: Scene, { floor = 760 } = {}): void {
  const { width, height, context, palette } = scene
  paintFar(scene, { ridge: 380 })
  wash(scene, rectangle([0, floor], width, height - floor), { stops: WOOD, edge: 0.05, gold: 0 })
  for (let plank = 1; plank < 12; plank++) {
    const x = (plank - 6) * 120
    brush(scene, straight([width / 2 + x, floor], [width / 2 + x * 1.7, height], 10), {
      width: 2,
      colour: palette.line,
      alpha: 0.4,
      isTapered: false,
    })
  }
  for (const x of [120, width - 170])
    wash(scene, rectangle([x, 90], 56, floor - 60), { stops: WOOD, angle: 0 })
  context.fillStyle = css('#24170f', 0.9)
  context.fillRect(0, 0, width, 60)
  wash(scene, rectangle([0, 56], width, 54), { stops: WOOD })
  for (let rafter = 0; rafter < 15; rafter++)
    wash(scene, rectangle([30 + rafter * 110, 0], 34, 62), { stops: WOOD, gold: 0.3 })
}
