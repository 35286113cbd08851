import type { Scene } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { DARK_WOOD, WOOD } from '../still/stops.ts'
import { wash } from '../still/wash.ts'

/** A wooden balustrade across the whole foreground; `top` is the row of its rail. */
export function paintBalustrade(scene: Scene, top: number): void {
  const { width, height } = scene
  for (let x = 30; x < width; x += 76)
    wash(scene, rectangle([x, top + 60], 20, height - top - 60), {
      stops: WOOD,
      angle: 0,
      gold: 0.4,
    })
  wash(scene, rectangle([-20, top + 62], width + 40, 18), { stops: DARK_WOOD, gold: 0.3 })
  for (const x of [width * 0.16, width * 0.84])
    wash(scene, rectangle([x - 24, top - 26], 48, height - top + 40), {
      stops: WOOD,
      angle: 0,
      streak: 0.2,
    })
  wash(scene, rectangle([-20, top], width + 40, 34), { stops: WOOD, streak: 0.2 })
}
