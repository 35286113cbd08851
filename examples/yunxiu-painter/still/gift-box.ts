import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, spline, polygon, rectangle, trapezoid } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { wash } from './wash.ts'

/** A gift box of plain paper tied crosswise with ribbon. */
export function paintGiftBox(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const paper: Stops = [
    [0, '#fbf3de'],
    [1, '#d9c79c'],
  ]
  const red: Stops = [
    [0, '#c9503a'],
    [1, '#84261c'],
  ]
  paintShadow(scene, [x, y], [size * 1.4, size * 0.24])
  wash(scene, rectangle([x - size, y - size * 0.62], size * 2, size * 0.62), {
    stops: paper,
    edge: 0.2,
  })
  wash(scene, polygon(trapezoid(x, [y - size, size * 0.82], [y - size * 0.6, size * 1.04])), {
    stops: paper,
    angle: -1.2,
    edge: 0.16,
  })
  wash(scene, rectangle([x - size * 0.1, y - size * 0.6], size * 0.2, size * 0.6), {
    stops: red,
    gold: 0.3,
  })
  wash(scene, polygon(trapezoid(x, [y - size, size * 0.08], [y - size * 0.6, size * 0.1])), {
    stops: red,
    gold: 0.3,
  })
  wash(scene, polygon(trapezoid(x, [y - size * 0.8, size * 0.94], [y - size * 0.7, size * 0.98])), {
    stops: red,
    gold: 0.3,
  })
  for (const side of [-1, 1]) {
    wash(
      scene,
      spline([
        [x, y - size * 0.76],
        [x + side * size * 0.36, y - size * 1.08],
        [x + side * size * 0.5, y - size * 0.86],
        [x + side * size * 0.2, y - size * 0.74],
      ]),
      { stops: red },
    )
    brush(
      scene,
      curve(
        [
          [x, y - size * 0.76],
          [x + side * size * 0.2, y - size * 0.66],
          [x + side * size * 0.3, y - size * 0.5],
        ],
        10,
      ),
      { width: size * 0.06, colour: '#b23a2b', isTapered: false },
    )
  }
}
