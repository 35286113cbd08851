import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

/** A wooden dipper for honey. */
export function paintDipper(scene: Scene, from: Point, to: Point): void {
  brush(scene, straight(from, to, 16), { width: 13, colour: '#b48a50', isTapered: false })
  for (let ring = 0; ring < 6; ring++) {
    const t = 1 + ring * 0.035
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    wash(
      scene,
      ellipse({
        centre: at,
        rx: 17 + Math.sin((ring / 5) * 3.1) * 13,
        ry: 12 + Math.sin((ring / 5) * 3.1) * 11,
      }),
      { stops: STRAW, gold: 0.2, line: 1.6 },
    )
  }
}
