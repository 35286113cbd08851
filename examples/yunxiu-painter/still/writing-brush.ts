import { brush } from '../canvas/brush.ts'
import type { Colour } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight, spline } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** A writing brush, from its end to its tip. */
export function paintWritingBrush(
  scene: Scene,
  from: Point,
  to: Point,
  tip: Colour = '#24302f',
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const width = length * 0.036
  brush(scene, straight([from[0] + 8, from[1] + 12], [to[0] + 8, to[1] + 12], 12), {
    width,
    colour: '#4a3b22',
    alpha: 0.25,
  })
  brush(scene, straight(from, to, 24), { width, colour: '#b48a50', isTapered: false, jitter: 0.05 })
  brush(
    scene,
    straight([from[0] - dy * 3, from[1] + dx * 3], [to[0] - dy * 3, to[1] + dx * 3], 24),
    { width: width * 0.3, colour: '#e6cd98', alpha: 0.8, isTapered: false },
  )
  const nib = (along: number, across: number): Point => [
    to[0] + dx * along * length - dy * across * width,
    to[1] + dy * along * length + dx * across * width,
  ]
  wash(scene, spline([nib(0, -0.5), nib(0.06, -0.7), nib(0.18, 0), nib(0.06, 0.7), nib(0, 0.5)]), {
    stops: [
      [0, '#e2d6b8'],
      [0.3, tip],
      [1, tip],
    ],
    angle: Math.atan2(dy, dx),
    gold: 0,
    line: 1.4,
  })
}
