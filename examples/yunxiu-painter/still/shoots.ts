import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** Bamboo shoots that come out of the ground. */
export function paintShoots(scene: Scene, count: number): void {
  const { random, width } = scene
  for (let shoot = 0; shoot < count; shoot++) {
    const [x, y] = [random.between(80, width - 80), random.between(840, 980)]
    const size = 26 + (y - 840) * 0.3
    wash(
      scene,
      spline([
        [x - size * 0.6, y],
        [x - size * 0.4, y - size],
        [x, y - size * 2.2],
        [x + size * 0.4, y - size],
        [x + size * 0.6, y],
      ]),
      {
        stops: [
          [0, '#a9b46a'],
          [0.5, '#8a6a3a'],
          [1, '#5a3d22'],
        ],
      },
    )
    for (const row of [0.5, 1.1])
      brush(
        scene,
        curve(
          [
            [x - size * 0.5, y - size * row],
            [x, y - size * (row - 0.3)],
            [x + size * 0.5, y - size * row],
          ],
          8,
        ),
        { width: 3, colour: '#3a281a', alpha: 0.6 },
      )
  }
}
