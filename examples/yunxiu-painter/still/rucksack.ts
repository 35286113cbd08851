import { type Colour, type Stops, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { spline, rectangle } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A rucksack. */
export function paintRucksack(scene: Scene, { x, y, size }: Thing, colour: Colour): void {
  paintShadow(scene, [x, y], [size * 0.8, size * 0.16])
  const stops: Stops = [
    [0, mix(colour, '#fff6da', 0.3)],
    [1, mix(colour, '#0c1418', 0.4)],
  ]
  wash(
    scene,
    spline([
      [x - size * 0.5, y],
      [x - size * 0.56, y - size * 0.7],
      [x - size * 0.3, y - size * 1.2],
      [x + size * 0.3, y - size * 1.2],
      [x + size * 0.56, y - size * 0.7],
      [x + size * 0.5, y],
    ]),
    { stops, angle: 0.4 },
  )
  wash(
    scene,
    spline([
      [x - size * 0.46, y - size * 0.78],
      [x - size * 0.3, y - size * 1.24],
      [x + size * 0.3, y - size * 1.24],
      [x + size * 0.46, y - size * 0.78],
      [x, y - size * 0.68],
    ]),
    { stops },
  )
  wash(scene, rectangle([x - size * 0.3, y - size * 0.5], size * 0.6, size * 0.36), { stops })
}
