import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, polygon } from '../canvas/shape.ts'
import { paintHeap } from './heap.ts'
import { LID } from './lacquer-red.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** The open box from above: eight compartments around a middle one, with different sweets in each. */
export function paintOpenLacquerBox(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x + 20, y + size * 0.2], [size * 1.4, size * 0.7])
  const outer = Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner / 8) * Math.PI * 2 + Math.PI / 8
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.62]
  })
  wash(scene, polygon(outer.map(([px, py]) => [px, py + size * 0.16])), {
    stops: [
      [0, '#7c2318'],
      [1, '#43100c'],
    ],
  })
  wash(scene, polygon(outer), { stops: LID, angle: 0.8 })
  wash(scene, polygon(outer.map(([px, py]) => [x + (px - x) * 0.93, y + (py - y) * 0.93])), {
    stops: [
      [0, '#5c1712'],
      [1, '#2f0b08'],
    ],
    gold: 0.9,
  })
  const sweets: readonly Stops[] = [
    [
      [0, '#fdf8ea'],
      [1, '#dccfae'],
    ],
    [
      [0, '#c7d68a'],
      [1, '#6f8f4a'],
    ],
    [
      [0, '#e8c04a'],
      [1, '#b9772a'],
    ],
    [
      [0, '#e2a08a'],
      [1, '#b0503a'],
    ],
    [
      [0, '#a67c4e'],
      [1, '#4b3222'],
    ],
    [
      [0, '#f3d9d0'],
      [1, '#d98a86'],
    ],
    [
      [0, '#dfc99a'],
      [1, '#a8834a'],
    ],
    [
      [0, '#8f8aa0'],
      [1, '#4a4660'],
    ],
  ]
  sweets.forEach((stops, part) => {
    const angle = (part / 8) * Math.PI * 2 + Math.PI / 8 + Math.PI / 8
    const at: Point = [x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.39]
    paintHeap(scene, at, { size: size * 0.07, count: 7, spread: [size * 0.13, size * 0.08], stops })
  })
  outer.forEach(([px, py]) =>
    brush(
      scene,
      [
        [x + (px - x) * 0.3, y + (py - y) * 0.3],
        [x + (px - x) * 0.6, y + (py - y) * 0.6],
        [x + (px - x) * 0.92, y + (py - y) * 0.92],
      ],
      { width: 9, colour: '#a5331f', isTapered: false },
    ),
  )
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.3, ry: size * 0.19 }), {
    stops: LID,
    gold: 0.9,
  })
  paintHeap(scene, [x, y], {
    size: size * 0.06,
    count: 8,
    spread: [size * 0.16, size * 0.08],
    stops: [
      [0, '#f0dfb0'],
      [1, '#c9a25a'],
    ],
  })
}
