import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { DARK_WOOD } from './stops.ts'
import { wash } from './wash.ts'

/** A healed scar in bark. */
export function paintScar(scene: Scene, [x, y]: Point): void {
  wash(
    scene,
    spline([
      [x, y - 330],
      [x + 80, y - 120],
      [x + 70, y + 140],
      [x + 10, y + 330],
      [x - 70, y + 150],
      [x - 80, y - 100],
    ]),
    {
      stops: [
        [0, '#d9b084'],
        [0.5, '#a8764a'],
        [1, '#6a4630'],
      ],
    },
  )
  wash(
    scene,
    spline([
      [x, y - 250],
      [x + 34, y - 80],
      [x + 26, y + 120],
      [x, y + 250],
      [x - 30, y + 110],
      [x - 34, y - 70],
    ]),
    { stops: DARK_WOOD, gold: 0 },
  )
}
