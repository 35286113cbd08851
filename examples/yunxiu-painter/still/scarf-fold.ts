import { mix, type Stops } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { wash } from './wash.ts'

export const FOLDS = 13

/** One fold of a scarf, between two lines; a scarf is blue at both sides and green in the middle. */
export function paintFold(
  scene: Scene,
  index: number,
  { from, to, angle }: { from: readonly Point[]; to: readonly Point[]; angle: number },
): void {
  wash(scene, [...from, ...to.toReversed()], {
    stops: silkAt(index),
    angle,
    cloud: 0.25,
    edge: 0.12,
    line: 0,
    gold: 0,
  })
}

/** The colours of a fold, from its ridge past the lit part down to its valley. */
function silkAt(index: number): Stops {
  const green = Math.sin((index / (FOLDS - 1)) * Math.PI) ** 1.6
  const middle = mix('#2f7d9b', '#4d9a7c', green)
  return [
    [0, middle],
    [0.35, mix('#8fc0cf', '#b9d8ac', green)],
    [0.7, middle],
    [1, mix('#123a58', '#17493f', green)],
  ]
}
