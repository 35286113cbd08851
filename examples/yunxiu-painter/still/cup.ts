import type { Scene } from '../canvas/scene.ts'
import { paintShadow } from './shadow.ts'
import { CELADON, GREEN_TEA } from './stops.ts'
import { type Vessel, turned, paintMouth } from './vessel.ts'
import { wash } from './wash.ts'

/** A tea cup. */
export function paintCup(scene: Scene, cup: Vessel): void {
  const { x, y, size, stops = CELADON } = cup
  const height = size * 1.02
  paintShadow(scene, [x + size * 0.15, y], [size * 1.4, size * 0.28])
  wash(scene, turned(cup, height, [1, 0.99, 0.9, 0.74, 0.5, 0.42, 0.42]), {
    stops,
    angle: 1.8,
    edge: 0.45,
    streak: 0.18,
    gold: 0,
    shine: 0.12,
  })
  paintMouth(scene, { filling: GREEN_TEA, ...cup }, height)
}
