import type { Scene } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { WOOD } from '../still/stops.ts'
import { wash } from '../still/wash.ts'

/** The wooden frame of a large window; what was painted before is the view. */
export function paintWindowFrame(scene: Scene, { panes }: { panes: number }): void {
  const { width, height } = scene
  for (let bar = 0; bar <= panes; bar++) {
    const x = (width * bar) / panes - 16
    wash(scene, rectangle([x, 0], 32, height), { stops: WOOD, angle: 0, gold: 0.4 })
  }
  wash(scene, rectangle([0, 0], width, 46), { stops: WOOD })
  wash(scene, rectangle([0, height - 130], width, 130), { stops: WOOD })
}
