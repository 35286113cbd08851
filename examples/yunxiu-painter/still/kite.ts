import { brush } from '../canvas/brush.ts'
import { type Colour, type Stops, mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** A paper kite in the shape of a swallow: painted wings, a forked tail, ribbons. */
export function paintKite(scene: Scene, [x, y]: Point, size: number): void {
  const { palette } = scene
  const at = ([px, py]: Point): Point => [x + px * size, y + py * size]
  const shape = (points: readonly Point[]) => spline(points.map(at))
  const dyed = (...colours: readonly Colour[]): Stops =>
    colours.map((colour, index) => [
      index / (colours.length - 1),
      palette.isNight ? mix(colour, '#16273a', 0.5) : colour,
    ])
  const paper = dyed('#f7ecd0', '#ecd9ae')
  const indigo = dyed('#2f7d9b', '#1a4a70')
  const red = dyed('#c4553c', '#9c3325')
  for (const side of [-1, 1]) {
    brush(scene, curve([at([side * 0.34, 1.16]), at([side * 0.1, 1.7]), at([side * 0.6, 2.2])]), {
      width: size * 0.035,
      colour: red[0]?.[1] ?? palette.line,
      alpha: 0.8,
    })
    wash(
      scene,
      shape([
        [0, 0.3],
        [side * 0.2, 0.66],
        [side * 0.46, 1.24],
        [side * 0.24, 1.12],
        [side * 0.02, 0.7],
      ]),
      { stops: indigo, gold: 0.5 },
    )
    wash(
      scene,
      shape([
        [0, -0.16],
        [side * 0.44, -0.36],
        [side * 0.98, -0.56],
        [side * 1.44, -0.42],
        [side * 1.2, -0.22],
        [side * 0.7, -0.02],
        [side * 0.3, 0.14],
        [0, 0.16],
      ]),
      { stops: paper, gold: 0.5 },
    )
    wash(
      scene,
      shape([
        [side * 0.92, -0.5],
        [side * 1.2, -0.52],
        [side * 1.4, -0.42],
        [side * 1.16, -0.25],
        [side * 0.86, -0.14],
      ]),
      { stops: indigo, gold: 0.4 },
    )
    wash(scene, ellipse({ centre: at([side * 0.58, -0.2]), rx: size * 0.13, ry: size * 0.11 }), {
      stops: red,
      gold: 0.6,
    })
  }
  wash(
    scene,
    shape([
      [0, -0.56],
      [0.15, -0.42],
      [0.17, -0.1],
      [0.13, 0.34],
      [0, 0.62],
      [-0.13, 0.34],
      [-0.17, -0.1],
      [-0.15, -0.42],
    ]),
    { stops: indigo },
  )
  wash(scene, ellipse({ centre: at([0, 0.02]), rx: size * 0.08, ry: size * 0.2 }), {
    stops: paper,
    gold: 0.4,
  })
}
