import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintShadow } from './shadow.ts'
import { CLAY } from './stops.ts'
import { type Vessel, turned, paintMouth } from './vessel.ts'
import { wash } from './wash.ts'

const WATER: Stops = [
  [0, '#4d8f8a'],
  [1, '#1d4a54'],
]

/** A wide water jar of stone or glazed clay, such as those in courtyards. */
export function paintJar(scene: Scene, jar: Vessel): void {
  const { x, y, size, stops = CLAY } = jar
  const height = size * 1.05
  paintShadow(scene, [x + size * 0.1, y], [size * 1.4, size * 0.3])
  wash(scene, turned(jar, height, [1, 1.06, 1.04, 0.94, 0.78, 0.62]), {
    stops,
    edge: 0.4,
    streak: 0.14,
    gold: 0.4,
  })
  paintMouth(scene, { filling: WATER, ...jar }, height)
}
