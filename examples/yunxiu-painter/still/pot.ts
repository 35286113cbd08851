import type { Scene } from '../canvas/scene.ts'
import { paintShadow } from './shadow.ts'
import { CLAY } from './stops.ts'
import { type Vessel, turned, paintMouth } from './vessel.ts'
import { wash } from './wash.ts'

/** A round jar with a short neck. */
export function paintPot(scene: Scene, jar: Vessel): void {
  const { x, y, size, stops = CLAY } = jar
  const height = size * 1.7
  paintShadow(scene, [x + size * 0.1, y], [size * 1.3, size * 0.28])
  wash(scene, turned(jar, height, [0.62, 0.6, 0.86, 1, 0.98, 0.84, 0.62]), {
    stops,
    edge: 0.4,
    streak: 0.16,
    gold: 0.4,
    shine: 0.1,
  })
  paintMouth(scene, { ...jar, size: size * 0.62 }, height)
}
