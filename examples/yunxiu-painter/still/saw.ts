import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, rectangle } from '../canvas/shape.ts'
import { IRON } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A saw: a blade with teeth, a red grip and a handle over it. */
export function paintSaw(scene: Scene, { x, y, size }: Thing): void {
  const teeth = Array.from({ length: 33 }, (_, tooth): Point => [
    x - size + (tooth / 32) * size * 1.3,
    y + (tooth % 2 === 0 ? 0 : 14),
  ])
  wash(scene, [...teeth, [x + size * 0.3, y - size * 0.1], [x - size, y - size * 0.08]], {
    stops: IRON,
  })
  wash(scene, rectangle([x + size * 0.3, y - size * 0.26], size * 0.6, size * 0.34), {
    stops: [
      [0, '#cf7652'],
      [1, '#84281d'],
    ],
  })
  brush(
    scene,
    ellipse(
      { centre: [x + size * 0.62, y - size * 0.26], rx: size * 0.28, ry: size * 0.2 },
      Math.PI,
      Math.PI * 2,
    ),
    { width: 18, colour: '#2a2f30', isTapered: false },
  )
}
