import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, ellipse, polygon } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { DARK_WOOD, PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A scroll rolled up, tied with a blue ribbon. */
export function paintRolledScroll(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + 70], [size * 1.15, 60])
  const tube = (half: number, thick: number, stops: Stops) =>
    wash(
      scene,
      polygon([
        [x - half, y - thick - half * 0.1],
        [x + half, y - thick + half * 0.1],
        [x + half, y + thick + half * 0.1],
        [x - half, y + thick - half * 0.1],
      ]),
      { stops, edge: 0.45, angle: 1.67 },
    )
  tube(size * 1.08, 26, DARK_WOOD)
  tube(size * 0.94, 62, PAPER)
  tube(size * 0.1, 66, [
    [0, '#8fc3dc'],
    [0.5, '#1f5f87'],
    [1, '#123a58'],
  ])
  for (const side of [-1, 1])
    brush(
      scene,
      curve(
        [
          [x, y + 40],
          [x + side * 90, y + 110],
          [x + side * 60, y + 190],
        ],
        14,
      ),
      { width: 20, colour: '#1f5f87', isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y - 10], rx: 26, ry: 22 }), {
    stops: [
      [0, '#5d9fb0'],
      [1, '#123a58'],
    ],
  })
}
