import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, spline, rectangle } from '../canvas/shape.ts'
import { IRON } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A steelyard: a rod with marks, and a weight on a string. */
export function paintSteelyard(scene: Scene, { x, y, size }: Thing): void {
  brush(scene, straight([x - size, y], [x + size, y - size * 0.16], 24), {
    width: 15,
    colour: '#5a3d28',
    isTapered: false,
    jitter: 0.05,
  })
  for (let mark = 0; mark < 26; mark++) {
    const t = mark / 26
    scene.context.fillStyle = css('#e0b864')
    scene.context.fillRect(x - size + size * 2 * t, y - size * 0.16 * t - 4, 4, 8)
  }
  brush(scene, straight([x + size * 0.3, y - size * 0.1], [x + size * 0.3, y + size * 0.2], 6), {
    width: 3,
    colour: '#8a6a3a',
    isTapered: false,
  })
  wash(scene, rectangle([x + size * 0.1, y + size * 0.36], size * 0.4, size * 0.1), {
    stops: [
      [0, '#c9503a'],
      [1, '#94291c'],
    ],
    gold: 0,
  })
  wash(
    scene,
    spline([
      [x + size * 0.22, y + size * 0.2],
      [x + size * 0.18, y + size * 0.4],
      [x + size * 0.42, y + size * 0.4],
      [x + size * 0.38, y + size * 0.2],
    ]),
    { stops: IRON },
  )
}
