import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'
import { PORCELAIN, MUSHROOM } from './stops.ts'
import { wash } from './wash.ts'

/** A shiitake standing on its stem; `size` is half of its cap. */
export function paintMushroom(scene: Scene, [x, y]: Point, size: number): void {
  const { random } = scene
  wash(
    scene,
    spline([
      [x - size * 0.2, y],
      [x - size * 0.26, y + size * 0.6],
      [x, y + size * 0.7],
      [x + size * 0.26, y + size * 0.6],
      [x + size * 0.2, y],
    ]),
    { stops: PORCELAIN, angle: 0.2, gold: 0 },
  )
  wash(
    scene,
    spline([
      [x - size, y + size * 0.14],
      [x - size * 0.82, y - size * 0.3],
      [x - size * 0.3, y - size * 0.6],
      [x + size * 0.3, y - size * 0.6],
      [x + size * 0.82, y - size * 0.3],
      [x + size, y + size * 0.14],
      [x + size * 0.4, y + size * 0.26],
      [x - size * 0.4, y + size * 0.26],
    ]),
    { stops: MUSHROOM, cloud: 0.7 },
  )
  for (let crack = 0; crack < 8; crack++) {
    const [across, up] = [random.between(-0.7, 0.7), random.between(-0.48, -0.06)]
    const from: Point = [x + across * size, y + up * size * (1 - Math.abs(across) * 0.5)]
    brush(
      scene,
      curve(
        [
          from,
          [from[0] + 3, from[1] + size * 0.1],
          [from[0] + across * size * 0.1, from[1] + size * 0.2],
        ],
        6,
      ),
      { width: size * random.between(0.015, 0.04), colour: '#ead7a8', alpha: 0.75 },
    )
  }
}
