import type { Scene } from '../canvas/scene.ts'
import { paintShadow } from './shadow.ts'
import { CELADON } from './stops.ts'
import { type Vessel, turned, paintMouth } from './vessel.ts'
import { wash } from './wash.ts'

/** A bowl on a foot. */
export function paintBowl(scene: Scene, bowl: Vessel): void {
  const { x, y, size, stops = CELADON } = bowl
  const height = size * 0.72
  paintShadow(scene, [x + size * 0.1, y], [size * 1.35, size * 0.26])
  wash(scene, turned(bowl, height, [1, 0.97, 0.88, 0.7, 0.44, 0.4, 0.42]), {
    stops,
    edge: 0.42,
    streak: 0.3,
    gold: 0,
    shine: 0.1,
  })
  paintMouth(scene, bowl, height)
}
