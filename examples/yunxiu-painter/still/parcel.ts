import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, polygon } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A square parcel of bark paper, tied with cord. */
export function paintParcel(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.24])
  wash(
    scene,
    polygon([
      [x - size * 0.9, y - size * 0.36],
      [x - size * 0.1, y - size * 0.8],
      [x + size * 0.9, y - size * 0.5],
      [x + size * 0.2, y],
    ]),
    { stops: PAPER, angle: 0.6, cloud: 0.6 },
  )
  wash(
    scene,
    polygon([
      [x - size * 0.9, y - size * 0.36],
      [x + size * 0.2, y],
      [x + size * 0.2, y + size * 0.16],
      [x - size * 0.88, y - size * 0.2],
    ]),
    {
      stops: [
        [0, '#dcc99c'],
        [1, '#a8905a'],
      ],
    },
  )
  wash(
    scene,
    polygon([
      [x + size * 0.2, y],
      [x + size * 0.9, y - size * 0.5],
      [x + size * 0.9, y - size * 0.34],
      [x + size * 0.2, y + size * 0.16],
    ]),
    {
      stops: [
        [0, '#e6d6ae'],
        [1, '#b8a06a'],
      ],
    },
  )
  brush(
    scene,
    straight([x - size * 0.4, y - size * 0.58], [x + size * 0.62, y - size * 0.28], 12),
    { width: size * 0.04, colour: '#b23a2b', isTapered: false },
  )
  brush(
    scene,
    straight([x - size * 0.4, y - size * 0.18], [x + size * 0.44, y - size * 0.66], 12),
    { width: size * 0.04, colour: '#b23a2b', isTapered: false },
  )
}
