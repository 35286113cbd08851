import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, ellipse } from '../canvas/shape.ts'
import { OCHRE } from './stops.ts'
import { wash } from './wash.ts'

/** A string of wooden floats on the wall. */
export function paintFloats(scene: Scene, from: Point, to: Point): void {
  const rope = curve([from, [(from[0] + to[0]) / 2, from[1] + 110], to], 18)
  brush(scene, rope, { width: 4, colour: '#8a6a3a', isTapered: false })
  rope.forEach(([x, y], index) => {
    if (index % 2 === 0)
      wash(scene, ellipse({ centre: [x, y + 6], rx: 24, ry: 18 }), {
        stops:
          index % 4 === 0
            ? OCHRE
            : [
                [0, '#cf7652'],
                [1, '#84281d'],
              ],
      })
  })
}
