import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { PORCELAIN, MUSHROOM } from './stops.ts'
import { wash } from './wash.ts'

/** A mushroom upside down, with its gills. */
export function paintGills(scene: Scene, [x, y]: Point, size: number): void {
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.66 }), { stops: MUSHROOM })
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.9, ry: size * 0.57 }), {
    stops: [
      [0, '#f3e6c8'],
      [1, '#d9bd8a'],
    ],
    gold: 0,
  })
  for (let gill = 0; gill < 150; gill++) {
    const angle = (gill / 150) * Math.PI * 2
    brush(
      scene,
      straight(
        [x + Math.cos(angle) * size * 0.2, y + Math.sin(angle) * size * 0.12],
        [x + Math.cos(angle) * size * 0.88, y + Math.sin(angle) * size * 0.56],
        8,
      ),
      { width: 2.2, colour: '#9a7a4a', alpha: 0.6 },
    )
  }
  wash(scene, ellipse({ centre: [x + 10, y - 14], rx: size * 0.22, ry: size * 0.16 }), {
    stops: PORCELAIN,
  })
}
